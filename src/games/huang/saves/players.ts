import { checkEnum, checkList, checkObject, nullable, required } from '../../../core/check.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { checkVersion1 } from '../../../saves/check-version.ts';
import type { SaveKind } from '../../../saves/save.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/** A player of Huang. */
export interface HuangPlayer {
  /** Empty if the player is called by the dynasty's name. */
  readonly name: string;
  /** Null if unknown. */
  readonly dynasty: Dynasty | null;
}

/**
 * The players of Huang, shared by all its tools. Stored under `huang-players` as `{ "version": 1, "seats": [{
 * "name": "Ada", "dynasty": "rat" }, …], "away": [] }`: the players in seat order, and former players with a
 * name, which is restored when their dynasty returns. The edition is part of the settings.
 */
export interface HuangPlayers {
  readonly version: 1;
  readonly seats: readonly HuangPlayer[];
  readonly away: readonly HuangPlayer[];
}

/** Checks a stored player: a name and a dynasty. */
export const checkHuangPlayer = checkObject<HuangPlayer>({
  name: required(checkAnyText),
  dynasty: required(nullable(checkEnum(DYNASTIES))),
});

/** The save of the players' names and dynasties, which all tools of Huang share. */
export const HUANG_PLAYERS_SAVE: SaveKind<HuangPlayers> = {
  key: 'huang-players',
  version: 1,
  check: checkObject<HuangPlayers>({
    version: required(checkVersion1),
    seats: required(checkList(checkHuangPlayer, 2, DYNASTIES.length)),
    away: required(checkList(checkHuangPlayer, 0, DYNASTIES.length)),
  }),
};

/** Makes the save for new players in seat order; former players with a name become `away`. */
export function seatPlayers(seats: readonly HuangPlayer[], before: HuangPlayers | undefined): HuangPlayers {
  const others = before ? [...before.seats, ...before.away] : [];
  const away = others.filter(
    ({ name, dynasty }) => name !== '' && dynasty && seats.every((one) => one.dynasty !== dynasty),
  );
  return { version: 1, seats, away: away.slice(0, DYNASTIES.length) };
}

/** Makes the save for new dynasties in seat order; each gets its known name. */
export function seatDynasties(dynasties: readonly Dynasty[], before: HuangPlayers | undefined): HuangPlayers {
  return seatPlayers(
    dynasties.map((dynasty) => ({ name: before ? getHuangName(dynasty, before) : '', dynasty })),
    before,
  );
}

/** Returns the name of the player of a dynasty; empty if it is unknown. */
export function getHuangName(dynasty: string, { seats, away }: HuangPlayers): string {
  const known = [...seats, ...away].find((one) => one.dynasty === dynasty);
  return known ? known.name : '';
}

/** Returns the dynasties in the game, in seat order; undefined if one is unknown or occurs twice. */
export function listSeatedDynasties({ seats }: HuangPlayers): readonly Dynasty[] | undefined {
  const known = [...new Set(seats.flatMap(({ dynasty }) => (dynasty ? [dynasty] : [])))];
  return known.length === seats.length ? known : undefined;
}

/** Returns whether at least one player, present or away, has a name. */
export function hasHuangNames({ seats, away }: HuangPlayers): boolean {
  return [...seats, ...away].some(({ name }) => name !== '');
}
