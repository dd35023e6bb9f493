import { entriesOf } from '../../../../core/record.ts';
import { capitalize } from '../../../../explain/sentence.ts';
import { type BoardPhrases, createBoardPhrases } from '../../explain/board-phrases.ts';
import type { StateReport } from '../../rules/board/states.ts';
import { COLOURS } from '../../rules/vocabulary.ts';
import type { FullBoardTranslator } from '../types.ts';
import type { ReadableBoard } from './readable-board.ts';

/** Describes a state in sentences: its name, leaders, tiles by colour, buildings, and strength in a war. */
export function describeStateReport(
  state: StateReport,
  board: ReadableBoard,
  t: FullBoardTranslator,
): string {
  const words = createBoardPhrases(board.names, t);
  const leaders = entriesOf(state.leaders).map(([at, name]) => words.leader(name) + words.on(at));
  const tiles = COLOURS.flatMap((colour) => {
    const count = state.tiles[colour];
    return count ? [words.tiles(colour, count)] : [];
  });
  const buildings = listBuildings(state, t);
  return [
    `${capitalize(words.state(state.id))}.`,
    t('reads-leaders', { leaders: t.list(leaders) }),
    ...(tiles.length > 0 ? [t('reads-tiles', { tiles: t.list(tiles) })] : []),
    ...(buildings.length > 0 ? [`${capitalize(t.list(buildings))}.`] : []),
    describeWarStrength(state, board, t),
    ...describeFighters(state, board, words, t),
  ].join(' ');
}

function listBuildings({ pagodas, palace, granaries }: StateReport, t: FullBoardTranslator) {
  return [
    ...COLOURS.flatMap((colour) => (pagodas[colour] ? [t(`pagoda-${colour}`)] : [])),
    ...(palace ? [t('the-palace')] : []),
    ...(granaries > 0 ? [t('granary-pieces', { count: granaries })] : []),
  ];
}

/** Returns the strength of a state: in the open war with what is committed so far, else its red tiles. */
export function describeWarStrength(
  { id, tiles }: StateReport,
  { trace }: ReadableBoard,
  t: FullBoardTranslator,
): string {
  const counted = trace.flatMap((step) =>
    step.step === 'strength' && step.of === id ? [step.strength] : [],
  );
  return t('reads-strength', { strength: counted[0] ?? tiles.red ?? 0 });
}

/** Names the leaders of a state that fight in the open war, in a sentence; empty if none does. */
function describeFighters(
  { leaders }: StateReport,
  { trace }: ReadableBoard,
  words: BoardPhrases,
  t: FullBoardTranslator,
): readonly string[] {
  const fighting = trace.flatMap((step) => (step.step === 'war' ? step.leaders : []));
  const own = Object.values(leaders).filter((name) => fighting.includes(name));
  return own.length > 0 ? [t('reads-fighting', { leaders: t.list(own.map(words.leader)) })] : [];
}
