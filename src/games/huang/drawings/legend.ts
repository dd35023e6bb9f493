import { entriesOf } from '../../../core/record.ts';
import { toLeader } from '../rules/leader.ts';
import { createEmptySetup, type Setup } from '../rules/setup/setup.ts';
import { COLOURS, DYNASTIES } from '../rules/vocabulary.ts';
import type { Outline } from './action-overlay.ts';
import type { DiagramScene } from './diagram-scene.ts';
import { HUANG_MARKS, type HuangMark } from './marks.ts';

/** An entry of the legend: its name, and a minimal position that shows it. */
interface LegendEntry<Name extends string> {
  readonly name: Name;
  readonly scene: Omit<DiagramScene, 'placeOf'>;
}

/** The marks that Yamen draws on spaces, and on states or leaders. */
export type LegendMark = HuangMark | 'state' | 'at-war' | 'in-revolt';

type Ground = 'river' | 'capital';
type Building = 'pagoda' | 'palace' | 'granary' | 'bandits';

/** The spaces of the boards below, by name. */
const SINGLE_SPACE = '0,0';
const THREE = ['0,0', '1,0', '0,1'] as const;
const FOUR = ['0,0', '1,0', '0,1', '1,1'] as const;

/** The rows of boards with one, three and four adjacent spaces. */
const BOARDS = { one: ['.'], three: ['..', '.'], four: ['..', '..'] } as const;

const createSetup = (rows: readonly string[]) =>
  createEmptySetup({ board: { rows }, players: ['rat', 'tiger'], turn: 'rat' });
const NOTHING = { marks: new Map(), outlines: [], lost: [] } as const;
const createEntry = <Name extends string>(
  name: Name,
  rows: readonly string[],
  pieces: Partial<Setup>,
): LegendEntry<Name> => ({
  name,
  scene: { ...NOTHING, setup: { ...createSetup(rows), ...pieces } },
});
const fillSpaces = (spaces: readonly string[], colour: Setup['tiles'][string]): Setup['tiles'] =>
  Object.fromEntries(spaces.map((space) => [space, colour]));

/** A tile of each kind. */
export const LEGEND_TILES = COLOURS.map((colour) =>
  createEntry(colour, BOARDS.one, { tiles: { [SINGLE_SPACE]: colour } }),
);

/** The Soldier leader of each dynasty. */
export const LEGEND_LEADERS = DYNASTIES.map((dynasty) =>
  createEntry(dynasty, BOARDS.one, { leaders: { [SINGLE_SPACE]: toLeader(`${dynasty}:red`).name } }),
);

/** What is printed on the board, and what covers tiles or spaces. */
export const LEGEND_FEATURES: readonly LegendEntry<Ground | Building>[] = [
  createEntry('river', ['~'], {}),
  createEntry('capital', ['C'], {}),
  createEntry('pagoda', BOARDS.three, {
    tiles: fillSpaces(THREE, 'green'),
    pagodas: [{ colour: 'green', at: THREE }],
  }),
  createEntry('palace', BOARDS.four, { tiles: fillSpaces(FOUR, 'yellow'), palace: FOUR }),
  createEntry('granary', BOARDS.one, { tiles: { [SINGLE_SPACE]: 'blue' }, granaries: [SINGLE_SPACE] }),
  createEntry('bandits', BOARDS.three, { bandits: [{ at: THREE, strength: 2 }] }),
];

/** A state of two red tiles and a leader. */
const STATE = createEntry('state', BOARDS.three, {
  tiles: { '1,0': 'red', '0,1': 'red' },
  leaders: { [SINGLE_SPACE]: 'rat:red' },
}).scene;
const createOutlineEntry = (
  name: LegendMark,
  outline: Pick<Outline, 'spaces' | 'number' | 'strength'>,
): LegendEntry<LegendMark> => ({
  name,
  scene: { ...STATE, outlines: [{ ...outline, isInConflict: name !== 'state' }] },
});

/** The marks that Yamen adds: labels of states first, then marks on single spaces. */
export const LEGEND_MARKS: readonly LegendEntry<LegendMark>[] = [
  createOutlineEntry('state', { spaces: THREE, strength: 2 }),
  createOutlineEntry('at-war', { spaces: THREE, number: 1, strength: 4 }),
  createOutlineEntry('in-revolt', { spaces: [SINGLE_SPACE], strength: 3 }),
  ...entriesOf(HUANG_MARKS).map(([mark]) => createMarkEntry(mark)),
];

/** Makes the legend entry of a mark; on a piece if the mark is about one. */
function createMarkEntry(mark: HuangMark): LegendEntry<LegendMark> {
  const isOnPiece = mark === 'option' || mark === 'chosen' || mark === 'gone' || mark === 'fresh';
  const { scene } = createEntry(mark, BOARDS.one, isOnPiece ? { tiles: { [SINGLE_SPACE]: 'red' } } : {});
  return { name: mark, scene: { ...scene, marks: new Map([[SINGLE_SPACE, mark]]) } };
}
