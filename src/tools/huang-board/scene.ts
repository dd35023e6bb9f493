import type { Outline } from '../../drawings/huang/during.ts';
import type { Mark } from '../../drawings/huang/marks.ts';
import { boardOf } from '../../engine/huang/board.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { StateReport } from '../../engine/huang/states.ts';
import { entriesOf } from '../../engine/record.ts';
import type { Names } from '../../explain/huang/names.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { placementsFor, statesFor } from '../../referee/huang/position-for.ts';
import type { Court } from './court.ts';
import { type BoardTable, choicesOf, type House, isFresh } from './table.ts';
import type { Tool } from './tools.ts';

type Marks = ReadonlyMap<string, Mark>;

/** What the map shows. */
export interface Picture {
  readonly setup: Setup;
  readonly marks: Marks;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces. */
  readonly lost: readonly (readonly string[])[];
}

/** What the page is about: setting up and choosing an action, a question of one, or its outcome. */
export type Scene = Picture &
  (
    | { readonly kind: 'work'; readonly told: ReturnType<typeof statesFor> }
    | {
        readonly kind: 'asking';
        readonly question: Question;
        readonly at: number;
        readonly count: number;
        readonly names: Names;
      }
    | { readonly kind: 'settled'; readonly answer: HuangActAnswer; readonly names: Names }
    /** An action with no position under it, as after a change in another tab. */
    | { readonly kind: 'broken' }
    /** An action whose judge has not been fetched yet. */
    | { readonly kind: 'waiting' }
  );

/** What is in hand while a scene is computed. */
export interface Hand {
  readonly tool: Tool;
  readonly chosen: readonly string[];
  /** Of an outcome, whether the map shows how it was before. */
  readonly isBefore: boolean;
}

export function sceneOf(table: BoardTable, house: House, hand: Hand, court: Court | null): Scene {
  const { setup, dispute } = table;
  if (!dispute) return workScene(table, house, hand);
  return court
    ? court.hearingScene({ ...table, dispute }, house, hand)
    : { kind: 'waiting', setup, marks: new Map(), outlines: [], lost: [] };
}

/** What is told of a printed board as it stands after set-up, unasked: it has no leader, so no state. */
const NO_STATES = { ok: true, legal: true, states: [], trace: [], rulings: [] } as const;

function workScene(table: BoardTable, house: House, { tool, chosen }: Hand): Scene {
  const { setup } = table;
  const isUntouched = typeof setup.board === 'string' && isFresh(table);
  const told = isUntouched ? NO_STATES : statesFor(setup);
  const outlines = told.ok && 'states' in told ? stateOutlines(told.states) : [];
  const marks = new Map<string, Mark>([
    ...placementMarks(table, house, tool),
    ...(told.ok ? [] : faultMarks(told.error, setup)),
    ...chosen.map((space) => [space, 'chosen'] as const),
  ]);
  return { kind: 'work', told, setup, marks, outlines, lost: [] };
}

/** Each state with a line round it and its red tiles as its sign: the strength that it would have in a war. */
function stateOutlines(states: readonly StateReport[]): readonly Outline[] {
  return states.map(({ spaces, tiles }) => ({ spaces, sign: String(tiles.red ?? 0), isKey: false }));
}

/** Where the piece in hand may go, by what follows. */
function placementMarks(
  { setup }: BoardTable,
  house: House,
  tool: Tool,
): readonly (readonly [string, Mark])[] {
  if (tool.mode !== 'play' || (tool.play.type !== 'tile' && tool.play.type !== 'leader')) return [];
  const told = placementsFor(setup, tool.play.type, tool.play.colour, choicesOf(house));
  if (!told.ok) return [];
  const places: Partial<Record<Mark, readonly string[]>> =
    'war' in told
      ? { peace: told.peace, war: told.war, bandits: told.bandits }
      : { peace: told.peace, revolt: told.revolt };
  return entriesOf(places).flatMap(([kind, spaces]) => spaces.map((space) => [space, kind] as const));
}

/** The spaces that keep a position from being one. */
function faultMarks(
  { path, also = [] }: { readonly path: string; readonly also?: readonly { readonly path: string }[] },
  setup: Setup,
): readonly (readonly [string, Mark])[] {
  const { indexOf } = boardOf(setup.board);
  const spaces = [path, ...also.map((one) => one.path)].flatMap((one) =>
    one.split('/').filter((part) => indexOf.has(part)),
  );
  return spaces.map((space) => [space, 'wrong']);
}
