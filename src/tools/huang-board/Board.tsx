import { useMemo, useState } from 'preact/hooks';
import { type Layout, layoutOf } from '../../drawings/huang/layout.ts';
import { editionOf } from '../../engine/edition.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTexts, loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { guarded } from '../shell/guarded.tsx';
import { undone } from '../shell/history.ts';
import { inTask, useLater } from '../shell/later.ts';
import { Notices } from '../shell/notices.tsx';
import { useWakeLock } from '../shell/wake-lock.ts';
import { BoardMap } from './BoardMap.tsx';
import { type Court, loadCourt } from './court.ts';
import { describeSpace } from './describe.ts';
import { Remarks } from './Remarks.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { Tray } from './Tray.tsx';
import type { BoardFile, BoardTranslator, MoreFile } from './texts.ts';
import { useBoard, type Workbench } from './use-board.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<BoardFile>;
  readonly version: string;
}

/** The board page: the map above, the tools or the matter to be settled below it, under the thumb. */
function Board({ locale, texts, version }: Props) {
  const t = useMemo(() => makeTranslator<BoardFile>(locale, texts), [locale, texts]);
  const answering = useLater(() => loadCourt(locale, texts));
  const { part: court = null } = answering;
  const bench = useBoard(ROOT, editionOf(locale), court, t);
  const [rule, open] = useState<RuleId | null>(null);
  const below = useLater(() => loadMore(locale, texts), court !== null); // what settles actions comes first
  const { part: more } = below;
  useWakeLock();
  const rules: Rules = { locale, titles: court?.titles ?? {}, open };
  const { table, house, tool, chosen, isBefore } = bench;
  const { setup } = table;
  const scene = useMemo(
    () => sceneOf(table, house, bench, court),
    [table, house.edition, house.rulings, tool, chosen, isBefore, table.dispute && court],
  );
  const layout = useMemo(() => layoutOf(rowsOf(setup.board)), [rowsOf(setup.board).join()]);
  const labelOf = useMemo(() => {
    const labels = labelsIn(scene, layout, t);
    return (space: string) => {
      const label = labels.get(space);
      if (label === undefined) throw new Error(`A space that the board does not have: ${space}`);
      return label;
    };
  }, [scene, layout, t]);
  const letters = useMemo(() => lettersIn(t), [t]);
  return (
    <div class="referee" inert={!bench.desk.isLoaded}>
      <div class="desk">
        <Notices {...bench.desk} undo={() => bench.desk.update(undone)} t={t} />
        <BoardMap
          {...{ layout, t }}
          setup={scene.setup}
          marks={scene.marks}
          outlines={scene.outlines}
          lost={scene.lost}
          letters={letters}
          labelOf={labelOf}
          title={t(titleOf(scene, bench))}
          isDrawn
          tap={bench.tap}
          takeBack={bench.takeBack}
        />
        {answering.hasFailed && <Missing text={t('answer-failed')} again={answering.again} t={t} />}
        <div class="tools">
          <Tools {...{ bench, setup, scene, court, rules, t }} />
        </div>
      </div>
      {below.hasFailed && <Missing text={t('more-failed')} again={below.again} t={t} />}
      {more && court && (
        <more.More
          {...{ bench, setup, scene, letters, rules, rule, version }}
          t={more.t}
          handOut={more.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

export default guarded(Board);

function titleOf(scene: Scene, { isBefore }: Workbench) {
  if (scene.kind !== 'settled') return 'board';
  return isBefore ? 'board-before' : 'board-after';
}

/** The part of the page below the first screen with its texts. */
async function loadMore(locale: Locale, texts: Texts<BoardFile>) {
  const names = ['huang-board', 'huang-referee-more', 'huang-referee-play', 'errors', 'shelf'] as const;
  const [{ default: More }, words, handOut] = await Promise.all([
    inTask(() => import('./More.tsx')),
    inTask(() => fetchTexts(locale, ...names)),
    inTask(() => loadTexts(locale, 'hand-out')),
  ]);
  return { More, t: makeTranslator<MoreFile>(locale, { ...texts, ...words }), handOut };
}

function labelsIn({ setup, marks }: Scene, layout: Layout, t: BoardTranslator): ReadonlyMap<string, string> {
  return new Map(
    layout.spots.map(({ name }) => [name, describeSpace(name, setup, marks.get(name), layout, t)]),
  );
}

const lettersIn = (t: BoardTranslator) => ({
  yellow: t('letter-yellow'),
  red: t('letter-red'),
  blue: t('letter-blue'),
  green: t('letter-green'),
  white: t('letter-white'),
});

interface ToolsProps {
  readonly bench: Workbench;
  readonly setup: Setup;
  readonly scene: Scene;
  readonly court: Court | null;
  readonly rules: Rules;
  readonly t: BoardTranslator;
}

/** What stands below the map: the tools, or the action that is being settled. */
function Tools({ bench, setup, scene, court, rules, t }: ToolsProps) {
  if (scene.kind !== 'work') return court && <court.Hearing {...{ bench, scene, rules }} t={court.t} />;
  return (
    <>
      <Remarks {...{ bench, setup, court, rules, t }} told={scene.told} />
      <Tray {...{ bench, setup, court, t }} />
    </>
  );
}
