import { DYNASTIES, type Dynasty } from '../engine/huang/vocabulary.ts';
import { checkList, checkObject, checkWord, orNull, required } from '../referee/check.ts';
import type { SaveKind } from './save.ts';
import { checkAnyText } from './text.ts';
import { checkVersion1 } from './version.ts';

/** A player of Huang. */
export interface HuangPlayer {
  /** Empty for a player who goes by the dynasty's name. */
  readonly name: string;
  /** Null where it is not known. */
  readonly dynasty: Dynasty | null;
}

/**
 * Who plays Huang at this table, entered once for all its tools. Stored under `huang-players` as `{ "version": 1,
 * "seats": [{ "name": "Ada", "dynasty": "rat" }, …], "away": [] }`: the players in the order of their seats, and those
 * who have left the table with a name, which comes back with their dynasty. The edition is in the settings.
 */
export interface HuangPlayers {
  readonly version: 1;
  readonly seats: readonly HuangPlayer[];
  readonly away: readonly HuangPlayer[];
}

const checkPlayer = checkObject<HuangPlayer>({
  name: required(checkAnyText),
  dynasty: required(orNull(checkWord(DYNASTIES))),
});

export const HUANG_PLAYERS: SaveKind<HuangPlayers> = {
  key: 'huang-players',
  version: 1,
  check: checkObject<HuangPlayers>({
    version: required(checkVersion1),
    seats: required(checkList(checkPlayer, 2, DYNASTIES.length)),
    away: required(checkList(checkPlayer, 0, DYNASTIES.length)),
  }),
};

/** These players at the table; whoever was there before and has a name is away. */
export function seatedAt(seats: readonly HuangPlayer[], before: HuangPlayers | undefined): HuangPlayers {
  const others = before ? [...before.seats, ...before.away] : [];
  const away = others.filter(
    ({ name, dynasty }) => name !== '' && dynasty && seats.every((one) => one.dynasty !== dynasty),
  );
  return { version: 1, seats, away: away.slice(0, DYNASTIES.length) };
}

/** The same for dynasties alone: each with the name that is known. */
export function dynastiesAt(dynasties: readonly Dynasty[], before: HuangPlayers | undefined): HuangPlayers {
  return seatedAt(
    dynasties.map((dynasty) => ({ name: before ? nameIn(dynasty, before) : '', dynasty })),
    before,
  );
}

/** What the player of a dynasty is called; empty where that is not known. */
export function nameIn(dynasty: string, { seats, away }: HuangPlayers): string {
  const known = [...seats, ...away].find((one) => one.dynasty === dynasty);
  return known ? known.name : '';
}

/** The dynasties that sit at the table, each once; undefined where they are not known or fewer than two. */
export function dynastiesIn({ seats }: HuangPlayers): readonly Dynasty[] | undefined {
  const known = [...new Set(seats.flatMap(({ dynasty }) => (dynasty ? [dynasty] : [])))];
  return known.length === seats.length ? known : undefined;
}

export function hasNames({ seats, away }: HuangPlayers): boolean {
  return [...seats, ...away].some(({ name }) => name !== '');
}
