import { useCallback } from 'preact/hooks';
import type { RuleId } from '../../engine/trace.ts';
import { explainBattle } from '../../explain/chu-han/battle.ts';
import { explainBattleOutcome, plainBattle } from '../../explain/chu-han/battle-outcome.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ChuHanTable } from '../../saves/chu-han-battle.ts';
import styles from '../../styles/battle-more.css?url';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Handing } from '../shell/handing.tsx';
import { OpenButton } from '../shell/open-button.tsx';
import { RuleSheet } from '../shell/rule-sheet.tsx';
import { SetAside } from '../shell/set-aside.tsx';
import { isBegun, newTable } from './book.ts';
import { type Judged, judge } from './judge.ts';
import type { BattleTranslator } from './texts.ts';
import type { Bench } from './use-battle.ts';

interface Props {
  readonly bench: Bench;
  readonly judged: Judged;
  readonly version: string;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  closeRule(): void;
  readonly t: BattleTranslator;
  readonly handOut: Translator<'hand-out'>;
}

/** What lies below the first screen: the working, handing it on, battles kept. Loaded after it. */
export default function More({ bench, judged, version, rules, rule, closeRule, t, handOut }: Props) {
  const { asked, answer, isFaceDown } = judged;
  const { table, desk } = bench;
  const { isPassDoubled } = desk.view;
  const describe = useCallback((one: ChuHanTable) => described(one, isPassDoubled, t), [isPassDoubled, t]);
  const startAnew = () => {
    if (!isBegun(table)) return;
    bench.turnTo(newTable());
    desk.tell(t('started-anew'));
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
      <SetAside
        {...{ describe, t }}
        title={t('tables')}
        none={t('tables-none')}
        all={desk.view.tables}
        now={desk.view.now}
        change={(made) => desk.update((book) => ({ ...book, tables: made(book.tables) }))}
        open={bench.turnTo}
        locale={rules.locale}
      />
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

/** What a battle set aside is called, and how it ended or how far it went. */
function described(table: ChuHanTable, isPassDoubled: boolean, t: BattleTranslator) {
  const { setup, plays } = table;
  const { answer } = judge(table, isPassDoubled);
  const line = answer.ok
    ? explainBattleOutcome(answer, t).join(' ')
    : t('plays-count', { count: plays.length });
  return { name: t('battle-at', { ...setup.scores }), line };
}
