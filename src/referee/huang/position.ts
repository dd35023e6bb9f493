import { boardOf, type SpaceName, WARRING_STATES } from '../../engine/huang/board.ts';
import { BANDITS_ON_BOARD, FULLEST_HAND, GRANARIES_IN_BOX } from '../../engine/huang/box.ts';
import type { LeaderName } from '../../engine/huang/leader.ts';
import type { Hand, Position } from '../../engine/huang/position.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import {
  type Check,
  checkList,
  checkObject,
  checkWhole,
  checkWord,
  isObject,
  optional,
  required,
} from '../check.ts';
import { pathTo, refuse } from '../problem.ts';
import type { WrittenPosition } from './notation.ts';
import { placePosition } from './rest.ts';
import { checkSpaces, isSpaceName } from './space.ts';

/** A board as a case writes it: by its name, or drawn in rows of text. */
type BoardText = 'warring-states' | { readonly rows: readonly string[] };

/** A position as a case writes it, with everything that was left out filled in. */
export interface PositionText {
  readonly board: BoardText;
  readonly players: readonly Dynasty[];
  readonly turn: Dynasty | null;
  readonly tiles: Readonly<Record<SpaceName, Colour>>;
  readonly leaders: Readonly<Record<SpaceName, LeaderName>>;
  readonly pagodas: readonly { readonly colour: Colour; readonly at: readonly SpaceName[] }[];
  readonly palace: readonly SpaceName[] | null;
  readonly granaries: readonly SpaceName[];
  readonly bandits: readonly { readonly at: readonly SpaceName[]; readonly strength: number }[];
  readonly hands: Readonly<Partial<Record<Dynasty, Hand>>> | undefined;
}

/** A checked position, with the board as it was written. */
export interface PlacedPosition {
  readonly position: Position;
  readonly board: BoardText;
}

/** The largest board that a case may draw, in either direction. */
const WIDEST = 60;

const checkRow: Check<string> = (value, path, problems) => {
  if (typeof value === 'string' && value.length <= WIDEST && /^[.~C#]+$/.test(value)) return value;
  return refuse(problems, { code: 'unknown-value', path, choices: ['.', '~', 'C', '#'] });
};

const checkRows = checkObject<{ rows: readonly string[] }>({
  rows: required(checkList(checkRow, 1, WIDEST)),
});

const checkBoard: Check<BoardText> = (value, path, problems) =>
  isObject(value) ? checkRows(value, path, problems) : checkWord(['warring-states'])(value, path, problems);

/** An object whose keys are spaces. */
function checkPieces<T extends string>(choices: readonly T[]): Check<Readonly<Record<SpaceName, T>>> {
  const checkPiece = checkWord(choices);
  return (value, path, problems) => {
    if (!isObject(value)) return refuse(problems, { code: 'not-an-object', path });
    const entries = Object.entries(value).slice(0, MOST_PIECES + 1);
    if (entries.length > MOST_PIECES) problems.push({ code: 'too-many', path, most: MOST_PIECES });
    const pieces = entries.map(([space, piece]) => {
      if (!isSpaceName(space)) problems.push({ code: 'not-a-space', path: pathTo(path, space) });
      return [space, checkPiece(piece, pathTo(path, space), problems)] as const;
    });
    return Object.fromEntries(pieces) as Readonly<Record<SpaceName, T>>;
  };
}

/** All tiles of the box: more pieces of one sort cannot lie anywhere. */
const MOST_PIECES = 138;
const LEADER_NAMES = DYNASTIES.flatMap((dynasty) =>
  COLOURS.map((colour): LeaderName => `${dynasty}:${colour}`),
);

const tilesInHand = optional(checkWhole(0, FULLEST_HAND), 0);
const checkHand = checkObject<Hand>({
  yellow: tilesInHand,
  red: tilesInHand,
  blue: tilesInHand,
  green: tilesInHand,
  white: tilesInHand,
});

const checkHands: Check<PositionText['hands']> = (value, path, problems) => {
  if (!isObject(value)) return refuse(problems, { code: 'not-an-object', path });
  const hands = Object.entries(value).map(([dynasty, hand]) => {
    if (!DYNASTIES.some((one) => one === dynasty))
      problems.push({ code: 'unknown-key', path: pathTo(path, dynasty) });
    return [dynasty, checkHand(hand, pathTo(path, dynasty), problems)];
  });
  return Object.fromEntries(hands) as PositionText['hands'];
};

const checkPositionText = checkObject<PositionText>({
  board: optional(checkBoard, 'warring-states'),
  players: required(checkList(checkWord(DYNASTIES), 2, 5)),
  turn: optional<Dynasty | null>(checkWord(DYNASTIES), null),
  tiles: optional(checkPieces(COLOURS), {}),
  leaders: optional(checkPieces(LEADER_NAMES), {}),
  pagodas: optional(
    checkList(checkObject({ colour: required(checkWord(COLOURS)), at: required(checkSpaces(3, 3)) }), 0, 9),
    [],
  ),
  palace: optional<readonly SpaceName[] | null>(
    (value, path, problems) => (value === null ? null : checkSpaces(4, 4)(value, path, problems)),
    null,
  ),
  granaries: optional(checkSpaces(0, GRANARIES_IN_BOX), []),
  bandits: optional(
    checkList(
      checkObject({ at: required(checkSpaces(3, 3)), strength: required(checkWhole(1, 4)) }),
      0,
      BANDITS_ON_BOARD,
    ),
    [],
  ),
  hands: optional(checkHands, undefined),
});

/** A position that is well written and at rest. */
export const checkPosition: Check<PlacedPosition> = (value, path, problems) => {
  const before = problems.length;
  const text = checkPositionText(value, path, problems);
  if (!text || problems.length > before) return undefined;
  const rows = text.board === 'warring-states' ? WARRING_STATES : text.board.rows;
  const position = placePosition(text, boardOf(rows), path, problems);
  return position && { position, board: text.board };
};

/** A position as a case writes it, with all its parts; hands only where something was said of them. */
export type FullPosition = Required<Omit<WrittenPosition, 'hands'>> & Pick<WrittenPosition, 'hands'>;

/** A position as a case writes it. */
export function writePosition({ position, board }: PlacedPosition): FullPosition {
  const name = (space: number) => position.board.names[space] ?? '?';
  const named = <T, Text extends string>(pieces: readonly (T | null)[], write: (piece: T) => Text) =>
    Object.fromEntries(
      pieces.flatMap((piece, space) => (piece ? [[name(space), write(piece)] as const] : [])),
    );
  const { players, turn, tiles, leaders, pagodas, palace, granaries, bandits, hands } = position;
  return {
    board,
    players,
    turn,
    tiles: named(tiles, (tile) => tile),
    leaders: named(leaders, (leader) => leader.name),
    pagodas: pagodas.map(({ colour, at }) => ({ colour, at: at.map(name) })),
    palace: palace ? palace.map(name) : null,
    granaries: granaries.map(name),
    bandits: bandits.map(({ at, strength }) => ({ at: at.map(name), strength })),
    ...(hands && { hands }),
  };
}
