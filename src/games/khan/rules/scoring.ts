import type { Step } from '../../../core/trace.ts';

/** The values of a player that count at the end of the game: tiles, bonus, area. */
export interface KhanCount {
  /** The sum of the values of all tiles that bear a yurt of the player, in full even if others share them. */
  readonly tiles: number;
  /** The bonus for large areas; its amounts are printed on a component that is not available. */
  readonly bonus: number;
  /** The number of spaces in the largest connected area; null if it is not known. */
  readonly area: number | null;
}

/** A number of points or spaces of a player, given by index. */
export interface CountedValue {
  readonly player: number;
  readonly value: number;
}

/** A step of the final count. Players are given by index. */
export type KhanScoringStep = Step &
  (
    | { readonly step: 'summed'; readonly player: number; readonly tiles: number; readonly bonus: number }
    /** Players in descending order of their points or areas. */
    | { readonly step: 'compared-points' | 'compared-areas'; readonly values: readonly CountedValue[] }
    | { readonly step: 'areas-missing' | 'same-areas'; readonly players: readonly number[] }
    | { readonly step: 'won'; readonly player: number }
  );

/** What decided the game: points, or the larger area; `areas` are still to be entered; `nothing` decides. */
type KhanDecision = 'points' | 'area' | 'areas-missing' | 'nothing';

/** The result of a final count. */
export interface KhanFinalCount {
  /** The place of each player, 1 for the best; null for one who is not counted yet. */
  readonly ranks: readonly (number | null)[];
  /** Index of the winner; null while there is none. */
  readonly winner: number | null;
  /** Null for fewer than two counted players. */
  readonly decidedBy: KhanDecision | null;
  readonly trace: readonly KhanScoringStep[];
}

const getTotal = ({ tiles, bonus }: KhanCount) => tiles + bonus;

/** Lists the values of some players in descending order. */
function sortValues(
  counts: readonly (KhanCount | null)[],
  getValue: (count: KhanCount) => number | null,
): readonly CountedValue[] {
  const values = counts.flatMap((count, player) => {
    const value = count && getValue(count);
    return value === null ? [] : [{ player, value }];
  });
  return values.sort((one, other) => other.value - one.value);
}

/** Lists the players with the highest of some values, which are in descending order. */
const listBest = (values: readonly CountedValue[]): readonly number[] =>
  values.filter(({ value }) => value === values[0]?.value).map(({ player }) => player);

/** Lists the players who share the most points, by index; empty if one player alone has the most. */
export function listTiedPlayers(counts: readonly (KhanCount | null)[]): readonly number[] {
  const best = listBest(sortValues(counts, getTotal));
  return best.length > 1 ? best : [];
}

/**
 * Counts the points at the end of the game: values of tiles and bonus; on equal points the larger connected
 * area wins. Players that are null are not counted yet. Rules: khan/end/points, khan/end/tie
 */
export function countKhanGame(counts: readonly (KhanCount | null)[]): KhanFinalCount {
  const points = sortValues(counts, getTotal);
  const summed = counts.flatMap((count, player): readonly KhanScoringStep[] =>
    count
      ? [{ rule: 'khan/end/points', step: 'summed', player, tiles: count.tiles, bonus: count.bonus }]
      : [],
  );
  const [best, second] = points;
  if (!best || !second)
    return { ranks: rankPlayers(counts, points), winner: null, decidedBy: null, trace: summed };
  const compared: KhanScoringStep = { rule: 'khan/end/points', step: 'compared-points', values: points };
  const trace = [...summed, compared];
  const ranks = rankPlayers(counts, points);
  if (best.value === second.value) return breakTie(counts, { ranks, trace });
  const { player } = best;
  return { ranks, winner: player, decidedBy: 'points', trace: [...trace, won('khan/end/points', player)] };
}

const won = (rule: Step['rule'], player: number): KhanScoringStep => ({ rule, step: 'won', player });

/** The place of each player: one more than the number of players with a higher value. */
function rankPlayers(
  counts: readonly (KhanCount | null)[],
  values: readonly CountedValue[],
): readonly (number | null)[] {
  return counts.map((_, player) => {
    const own = values.find((one) => one.player === player);
    return own ? 1 + values.filter(({ value }) => value > own.value).length : null;
  });
}

/** Compares the areas of the players who share the most points. Rule: khan/end/tie */
function breakTie(
  counts: readonly (KhanCount | null)[],
  { ranks, trace }: Pick<KhanFinalCount, 'ranks' | 'trace'>,
): KhanFinalCount {
  const rule = 'khan/end/tie';
  const players = listTiedPlayers(counts);
  const tied = counts.map((count, player) => (players.includes(player) ? count : null));
  const values = sortValues(tied, ({ area }) => area);
  if (values.length < players.length)
    return {
      ...{ ranks, winner: null, decidedBy: 'areas-missing' },
      trace: [...trace, { rule, step: 'areas-missing', players }],
    };
  const compared: KhanScoringStep = { rule, step: 'compared-areas', values };
  const places = rankPlayers(tied, values);
  const broken = ranks.map((rank, player) => places[player] ?? rank);
  const best = listBest(values);
  const [player] = best;
  if (player === undefined || best.length > 1)
    return {
      ...{ ranks: broken, winner: null, decidedBy: 'nothing' },
      trace: [...trace, compared, { rule, step: 'same-areas', players: best }],
    };
  return {
    ...{ ranks: broken, winner: player, decidedBy: 'area' },
    trace: [...trace, compared, won(rule, player)],
  };
}
