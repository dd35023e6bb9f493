import { type Action, type Decisions, NO_DECISIONS } from '../../src/games/huang/rules/actions/action.ts';
import { applyAction } from '../../src/games/huang/rules/actions/apply-action.ts';
import {
  listLeaderPlacements,
  listTilePlacements,
} from '../../src/games/huang/rules/actions/list-placements.ts';
import { boardOf } from '../../src/games/huang/rules/board/board.ts';
import { getLeader, type Leader } from '../../src/games/huang/rules/leader.ts';
import type { HuangRulings } from '../../src/games/huang/rules/ruling.ts';
import type { Position } from '../../src/games/huang/rules/setup/position.ts';
import { COLOURS, type Colour } from '../../src/games/huang/rules/vocabulary.ts';

const ROWS = Array<string>(15).fill('.'.repeat(17));
const MIDDLE = 8;
/** The repeating colours of tiles; green is left for the active player. */
const LAND: readonly Colour[] = ['yellow', 'red', 'blue', 'red', 'yellow', 'white'];

/**
 * Makes a board larger than any in the box, with up to 200 pieces, more than the box has: two states on
 * either side of an empty column. The Goat has a leader of each colour, the Rat, who is the active player,
 * all but the Artisan. They are between yellow tiles along the column.
 */
export function widePosition(pieces: number): Position {
  const board = boardOf({ rows: ROWS });
  const tiles = board.names.map((): Colour | null => null);
  const leaders = board.names.map((): Leader | null => null);
  const columnOf = (space: number) => space % (ROWS[0]?.length ?? 1);
  const sides = [
    {
      dynasty: 'rat',
      colours: COLOURS.filter((colour) => colour !== 'white'),
      isIn: (c: number) => c < MIDDLE,
    },
    { dynasty: 'goat', colours: COLOURS, isIn: (c: number) => c > MIDDLE },
  ] as const;
  for (const { dynasty, colours, isIn } of sides) {
    const left = [...colours];
    const spaces = board.names
      .map((_, space) => space)
      .filter((space) => isIn(columnOf(space)))
      .sort((a, b) => Math.abs(columnOf(a) - MIDDLE) - Math.abs(columnOf(b) - MIDDLE));
    for (const [i, space] of spaces.slice(0, pieces / 2).entries()) {
      const colour = i % 2 === 1 ? left.pop() : undefined;
      if (colour) leaders[space] = getLeader(dynasty, colour);
      else tiles[space] = left.length > 0 ? 'yellow' : (LAND[i % LAND.length] ?? 'red');
    }
  }
  const nothing = { pagodas: [], palace: null, granaries: [], bandits: [], hands: undefined };
  return { board, players: ['rat', 'goat'], turn: 'rat', tiles, leaders, ...nothing };
}

/** Lists one action of each kind for the active player, with all decisions. */
export function oneOfEachKind(position: Position, rulings: HuangRulings) {
  const tiles = listTilePlacements(position, 'green', rulings);
  const artisan = listLeaderPlacements(position, 'white');
  const tile = (at = ''): Action => ({ type: 'place-tile', colour: 'green', at: [at] });
  const leader = (to = ''): Action => ({ type: 'position-leader', colour: 'white', to });
  const kinds = {
    'a tile in peace': tile(tiles.peace[0]),
    'a war': tile(tiles.war[0]),
    'a leader in peace': leader(artisan.peace[0]),
    'a revolt': leader(artisan.revolt[0]),
  } as const;
  return Object.entries(kinds).map(([kind, action]) => ({
    kind,
    action,
    decisions: answered(position, action, rulings),
  }));
}

/** Chooses the first option for each decision until none is left. */
function answered(position: Position, action: Action, rulings: HuangRulings): Decisions {
  let decisions = NO_DECISIONS;
  for (;;) {
    const outcome = applyAction(position, action, decisions, rulings);
    if (outcome.kind === 'done') return decisions;
    if (outcome.kind === 'refused') throw new Error(`${JSON.stringify(action)}: ${outcome.reason}`);
    const { options } = outcome;
    const made =
      outcome.decision === 'discard'
        ? { discard: options.slice(0, outcome.count) }
        : { tieWinner: options[0] ?? null };
    decisions = { ...decisions, ...made };
  }
}
