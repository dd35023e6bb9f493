import { withSeatChoice, withSeatCount } from '../../../shell/seats.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import { getHuangName, type HuangPlayer, type HuangPlayers, seatPlayers } from '../saves/players.ts';

/** A player at the table whose dynasty is known. */
export interface SeatedPlayer extends HuangPlayer {
  readonly dynasty: Dynasty;
}

/** Four players without names, in the order of the dynasties in the rulebook. */
export const FOUR_UNNAMED: HuangPlayers = {
  version: 1,
  seats: DYNASTIES.slice(0, 4).map((dynasty) => ({ name: '', dynasty })),
  away: [],
};

/**
 * Lists the players in seat order; a player without a dynasty, or with that of an earlier player, gets the
 * next free one.
 */
export function listSeated({ seats }: HuangPlayers): readonly SeatedPlayer[] {
  const isOwn = ({ dynasty }: HuangPlayer, i: number) =>
    dynasty !== null && seats.findIndex((one) => one.dynasty === dynasty) === i;
  const taken = seats.filter(isOwn).map(({ dynasty }) => dynasty);
  const free = DYNASTIES.filter((dynasty) => !taken.includes(dynasty));
  return seats.map((seat, i) => {
    const dynasty = isOwn(seat, i) ? seat.dynasty : free.shift();
    if (!dynasty) throw new Error(`More than ${DYNASTIES.length} players`); // a save has at most five
    return { ...seat, dynasty };
  });
}

/**
 * Changes the number of players: adds unused dynasties with their known names, or removes the last players.
 */
export function withPlayerCount(players: HuangPlayers, count: number): HuangPlayers {
  const createPlayer = (dynasty: Dynasty) => ({ name: getHuangName(dynasty, players), dynasty });
  const { seats } = withSeatCount(players, count, 'dynasty', DYNASTIES, createPlayer);
  return seatPlayers(seats, players);
}

/** Gives a dynasty to the player of a seat. If another player has it, the two swap. */
export function withDynasty(players: HuangPlayers, seat: number, dynasty: Dynasty): HuangPlayers {
  // A known name of somebody who is away must not replace the one that was just entered.
  const away = players.away.filter((one) => one.dynasty !== dynasty);
  return { ...withSeatChoice(players, seat, 'dynasty', dynasty), away };
}
