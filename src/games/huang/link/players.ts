import { type Coder, codeChoice, codeNullable } from '../../../share/packing/coder.ts';
import { NO_TILES, type TileHand } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import { PACKED_COLOURS, PACKED_DYNASTIES, PACKED_HAND_LIMIT } from './packed-vocabulary.ts';

/** The players in seat order, and the active player. */
export type PlayerFields = Pick<Setup, 'players' | 'turn'>;
const FEWEST = 2;

/** Writes or reads the players and the active one. */
export function codePlayers(coder: Coder, value?: PlayerFields): PlayerFields {
  const count =
    FEWEST + coder.codeUniform(PACKED_DYNASTIES.length - FEWEST + 1, value && value.players.length - FEWEST);
  let rest: readonly Dynasty[] = PACKED_DYNASTIES;
  const players = Array.from({ length: count }, (_, i) => {
    const player = codeChoice(coder, rest, value?.players[i]);
    rest = rest.filter((one) => one !== player);
    return player;
  });
  return { players, turn: codeChoice(coder, players, value?.turn) };
}

/** How many tiles of each colour; a colour with none may be left out. */
export type SparseTileCounts = Readonly<Partial<Record<Colour, number>>>;

/** Writes or reads numbers of tiles by colour, at most `most` in total. */
export function codeCounts(coder: Coder, most: number, value?: SparseTileCounts): SparseTileCounts {
  let left = most;
  const counts = PACKED_COLOURS.map((colour) => {
    const count = coder.codeUniform(left + 1, value && (value[colour] ?? 0));
    left -= count;
    return [colour, count] as const;
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

type Hands = NonNullable<Setup['hands']>;

/** Writes or reads the known hands; null if the case has no hands at all. */
export function codeHands(coder: Coder, players: readonly Dynasty[], value?: Hands | null): Hands | null {
  const weights = [1, 1];
  const codeHand = (held?: TileHand): TileHand => ({
    ...NO_TILES,
    ...codeCounts(coder, PACKED_HAND_LIMIT, held),
  });
  const codeAll = (hands?: Hands) =>
    Object.fromEntries(
      players.flatMap((player) => {
        const known = codeNullable(coder, weights, codeHand, hands && (hands[player] ?? null));
        return known ? [[player, known] as const] : [];
      }),
    );
  return codeNullable(coder, [1, 1], codeAll, value);
}
