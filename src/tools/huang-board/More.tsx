import { useCallback, useEffect, useState } from 'preact/hooks';
import { type LeaderName, leaderNamed } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { RuleId } from '../../engine/trace.ts';
import { plainBoard } from '../../explain/huang/outcome.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import { statesFor } from '../../referee/huang/position-for.ts';
import { notationOf } from '../../saves/huang-board.ts';
import styles from '../../styles/board-more.css?url';
import { afterPaint } from '../../ui/after-paint.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import { Handing } from '../shell/handing.tsx';
import { OpenButton } from '../shell/open-button.tsx';
import { RuleSheet } from '../shell/rule-sheet.tsx';
import { SetAside } from '../shell/set-aside.tsx';
import { BoardChoice } from './BoardChoice.tsx';
import type { Letters } from './Drawing.tsx';
import { Hands } from './Hands.tsx';
import { PictureButton } from './PictureButton.tsx';
import { PositionText } from './PositionText.tsx';
import { Seats } from './Seats.tsx';
import type { Scene } from './scene.ts';
import { Turns } from './Turns.tsx';
import { type BoardTable, caseOf, isBegun } from './table.ts';
import type { MoreTranslator } from './texts.ts';
import { newTable, type Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  readonly version: string;
  readonly scene: Scene;
  readonly letters: Letters;
  closeRule(): void;
  readonly t: MoreTranslator;
  readonly handOut: Translator<'hand-out'>;
}

/** What lies below the first screen: states in words, players, board, turns, positions kept. Loaded after it. */
export default function More(props: Props) {
  const { bench, setup, scene, letters, rules, rule, version, closeRule, t, handOut } = props;
  const { table, house, desk } = bench;
  const { asked, answer, text } = handedOut(bench, scene, t);
  const describe = useCallback((one: BoardTable) => described(one, t), [t]);
  // What lies farthest below is drawn last: all at once would hold up a tap on the board.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => afterPaint(() => setWhole(true)), []);
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      <Handing {...{ asked, answer, text, version }} t={handOut} />
      <p class="row">
        <PictureButton scene={scene} letters={letters} t={t} />
      </p>
      {scene.kind === 'work' && <StateList told={scene.told} t={t} />}
      <Seats bench={bench} setup={setup} t={t} />
      <Hands bench={bench} setup={setup} t={t} />
      {isWhole && (
        <>
          <BoardChoice bench={bench} setup={setup} t={t} />
          <Turns bench={bench} locale={rules.locale} t={t} />
          <PositionText bench={bench} t={t} />
          <p class="soft">
            {t('edition-followed', { edition: t(`edition-${house.edition}`) })}{' '}
            <a class="inline" href={pathOf(rules.locale, 'settings/')}>
              {t('settings-change')}
            </a>
          </p>
          <p class="row">
            <OpenButton tool="huang/referee/" locale={rules.locale} opened={bench.open} t={handOut} />
            <button
              type="button"
              aria-disabled={!isBegun(table)}
              onClick={() => isBegun(table) && bench.turnTo(newTable(table))}
            >
              {t('table-new')}
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
        </>
      )}
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}

/** What is passed on: the case, its answer, and both in plain words for a chat. */
function handedOut({ table, house }: Workbench, scene: Scene, t: MoreTranslator) {
  const asked = caseOf(table, house);
  if (scene.kind === 'settled' && scene.answer.ok)
    return { asked, answer: scene.answer, text: plainBoard(scene.answer, scene.names, t).join('\n') };
  const answer = scene.kind === 'work' ? scene.told : statesFor(table.setup);
  return { asked, answer, text: notationOf(table.setup) };
}

/** Every state with its leaders and its strength, for those who would rather read. */
function StateList({ told, t }: { told: ReturnType<typeof statesFor>; t: MoreTranslator }) {
  if (!told.ok || !('states' in told) || told.states.length === 0) return null;
  return (
    <details>
      <summary>{t('states-here', { count: told.states.length })}</summary>
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

function leaderIn(name: LeaderName, t: MoreTranslator): string {
  const { dynasty, colour } = leaderNamed(name);
  return t(`leader-${colour}`, { player: t(`dynasty-${dynasty}`) });
}

/** What a position set aside is called: who plays, and how much lies there. */
function described({ setup }: BoardTable, t: MoreTranslator) {
  const { players, tiles, leaders } = setup;
  const count = Object.keys(tiles).length + Object.keys(leaders).length;
  return {
    name: players.map((player) => t(`dynasty-${player}`)).join(', '),
    line: t('pieces-count', { count }),
  };
}
