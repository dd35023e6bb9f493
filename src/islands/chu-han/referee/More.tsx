import { useMemo, useState } from 'preact/hooks';
import type { RuleId } from '../../../engine/trace.ts';
import { explainBattle } from '../../../explain/chu-han/battle.ts';
import { explainBattleOutcome, plainBattle } from '../../../explain/chu-han/battle-outcome.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { ChuHanTable } from '../../../saves/chu-han-battle.ts';
import styles from '../../../styles/battle-more.css?url';
import { Handing } from '../../handing.tsx';
import { OpenButton } from '../../open-button.tsx';
import { RuleLink, type Rules } from '../../rule-link.tsx';
import { RuleSheet } from '../../rule-sheet.tsx';
import { Shelf } from '../../shelf.tsx';
import { isBegun, newTable, tablesAside } from './book.ts';
import { type Judged, judge } from './judge.ts';
import type { Bench } from './use-battle.ts';

interface Props {
  readonly bench: Bench;
  readonly judged: Judged;
  readonly version: string;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  closeRule(): void;
  readonly t: Translator;
  /** Texts: `hand-out`. */
  readonly handOut: Translator;
}

/** What lies below the first screen: the working, handing it on, battles kept. Loaded after it. */
export default function More({ bench, judged, version, rules, rule, closeRule, t, handOut }: Props) {
  const { asked, answer, isFaceDown } = judged;
  const { table } = bench;
  const startAnew = () => {
    if (!isBegun(table)) return;
    bench.turnTo(newTable());
    bench.desk.tell(t('started-anew'));
  };
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      <Working {...{ judged, rules, t }} />
      <Handing
        {...{ asked, answer, version }}
        text={answer.ok ? plainBattle(answer, t, isFaceDown).join('\n') : ''}
        t={handOut}
      />
      <p class="row">
        <OpenButton tool="chu-han/referee/" locale={rules.locale} opened={bench.open} t={handOut} />
        <button type="button" aria-disabled={!isBegun(table)} onClick={startAnew}>
          {t('start-anew')}
        </button>
      </p>
      <Tables bench={bench} rules={rules} t={t} />
      <p class="soft">{t('stand-ins')}</p>
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}

/** Every step of the battle with its rule. */
function Working({ judged, rules, t }: Pick<Props, 'judged' | 'rules' | 't'>) {
  const { answer, isFaceDown } = judged;
  if (!answer.ok || answer.trace.length === 0) return null;
  return (
    <details>
      <summary>{t('working')}</summary>
      <ol>
        {explainBattle(answer.trace, t, isFaceDown).map((sentence, i) => (
          <li key={i}>
            {sentence.text} <RuleLink rule={sentence.rule} rules={rules} t={t} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** The battles set aside. */
function Tables({ bench, rules, t }: Pick<Props, 'bench' | 'rules' | 't'>) {
  const { desk } = bench;
  const [gone, setGone] = useState<{ readonly table: ChuHanTable; readonly at: number } | null>(null);
  const aside = tablesAside(desk.view);
  const { tables, isPassDoubled } = desk.view;
  const kept = useMemo(
    () => aside.map((one) => keptOf(one, isPassDoubled, t)),
    [tables, isPassDoubled, bench.table.id, t],
  );
  const withShelf = (change: (shelf: readonly ChuHanTable[]) => readonly ChuHanTable[]) =>
    desk.update((book) => ({ ...book, tables: change(book.tables) }));
  const open = (id: string) => {
    const wanted = aside.find((one) => one.id === id);
    if (wanted) bench.turnTo(wanted);
  };
  const remove = (id: string) => {
    const at = desk.view.tables.findIndex((one) => one.id === id);
    const removed = desk.view.tables[at];
    if (!removed) return;
    setGone({ table: removed, at });
    withShelf((shelf) => shelf.filter((one) => one.id !== id));
  };
  const bringBack = () => {
    if (gone) withShelf((shelf) => [...shelf.slice(0, gone.at), gone.table, ...shelf.slice(gone.at)]);
    setGone(null);
  };
  return (
    <section>
      <h2>{t('tables')}</h2>
      {aside.length === 0 && <p class="soft">{t('tables-none')}</p>}
      <Shelf
        kept={kept}
        locale={rules.locale}
        {...{ open, remove, t }}
        rename={(id, title) =>
          withShelf((shelf) => shelf.map((one) => (one.id === id ? { ...one, title } : one)))
        }
        bringBack={gone && bringBack}
      />
    </section>
  );
}

function keptOf(table: ChuHanTable, isPassDoubled: boolean, t: Translator) {
  const { id, begun, title, setup, plays } = table;
  const { answer } = judge(table, isPassDoubled);
  const line = answer.ok
    ? explainBattleOutcome(answer, t).join(' ')
    : t('plays-count', { count: plays.length });
  return { id, begun, title, name: t('battle-at', { ...setup.scores }), line };
}
