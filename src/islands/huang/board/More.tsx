import { useState } from 'preact/hooks';
import { parseLeader } from '../../../engine/huang/leader.ts';
import type { RuleId } from '../../../engine/trace.ts';
import { placeOf } from '../../../explain/huang/place.ts';
import { pathOf } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangTable } from '../../../saves/huang-board.ts';
import styles from '../../../styles/board-more.css?url';
import { turnedTo } from '../../book.ts';
import type { Rules } from '../../rule-link.tsx';
import { RuleSheet } from '../../rule-sheet.tsx';
import { Shelf } from '../../shelf.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import { Hands } from './Hands.tsx';
import { PositionText } from './PositionText.tsx';
import { Seats } from './Seats.tsx';
import { readSetup, type Setup } from './setup.ts';
import { Turns } from './Turns.tsx';
import { askStates, isBegun } from './table.ts';
import { newTable, type Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  readonly version: string;
  closeRule(): void;
  readonly t: Translator;
}

/** What lies below the first screen: states in words, players, board, turns, positions kept. Loaded after it. */
export default function More({ bench, setup, rules, rule, closeRule, t }: Props) {
  const { table, desk, house } = bench;
  const startAnew = () => {
    desk.update((book) => turnedTo(book, newTable(book.now), isBegun));
    scrollTo({ top: 0 });
  };
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      {!table.dispute && <StateList bench={bench} t={t} />}
      <Seats bench={bench} setup={setup} t={t} />
      <Hands bench={bench} setup={setup} t={t} />
      <BoardChoice bench={bench} setup={setup} t={t} />
      <Turns bench={bench} locale={rules.locale} t={t} />
      <PositionText bench={bench} t={t} />
      <p class="soft">
        {t('edition-followed', { edition: t(`edition-${house.edition}`) })}{' '}
        <a class="inline" href={pathOf(rules.locale, 'settings/')}>
          {t('settings-change')}
        </a>
      </p>
      <p>
        <button type="button" aria-disabled={!isBegun(table)} onClick={() => isBegun(table) && startAnew()}>
          {t('table-new')}
        </button>
      </p>
      <Tables bench={bench} rules={rules} t={t} />
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}

/** Every state with its leaders and its strength, for those who would rather read. */
function StateList({ bench, t }: { bench: Workbench; t: Translator }) {
  const told = askStates(bench.table, bench.house);
  if (!told.ok || !('states' in told) || told.states.length === 0) return null;
  return (
    <details>
      <summary>{t('states', { count: told.states.length })}</summary>
      <ul>
        {told.states.map(({ id, leaders, tiles }) => (
          <li key={id}>
            <strong>{placeOf(id)}</strong>:{' '}
            {Object.values(leaders)
              .map((name) => leaderIn(name, t))
              .join(', ')}
            . {t('state-strength', { count: tiles.red ?? 0 })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function leaderIn(name: string, t: Translator): string {
  const leader = parseLeader(name);
  return leader ? t(`leader-${leader.colour}`, { player: t(`dynasty-${leader.dynasty}`) }) : name;
}

/** The positions set aside. */
function Tables({ bench, rules, t }: { bench: Workbench; rules: Rules; t: Translator }) {
  const { desk, table } = bench;
  const [gone, setGone] = useState<{ readonly table: HuangTable; readonly at: number } | null>(null);
  const aside = desk.book.shelf.filter((one) => one.id !== table.id);
  const withShelf = (change: (shelf: readonly HuangTable[]) => readonly HuangTable[]) =>
    desk.update((book) => ({ ...book, shelf: change(book.shelf) }));
  const open = (id: string) => {
    const wanted = aside.find((one) => one.id === id);
    if (wanted) desk.update((book) => turnedTo(book, wanted, isBegun));
    scrollTo({ top: 0 });
  };
  const remove = (id: string) => {
    const at = desk.book.shelf.findIndex((one) => one.id === id);
    const removed = desk.book.shelf[at];
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
        kept={aside.map((one) => keptOf(one, t))}
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

function keptOf({ id, begun, title, position }: HuangTable, t: Translator) {
  const { players, tiles, leaders } = readSetup(position);
  const count = Object.keys(tiles).length + Object.keys(leaders).length;
  return {
    id,
    begun,
    title,
    name: players.map((player) => t(`dynasty-${player}`)).join(', '),
    line: t('pieces-count', { count }),
  };
}
