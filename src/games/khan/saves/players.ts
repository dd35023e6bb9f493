import { checkEnum, checkList, checkObject, required } from '../../../core/check.ts';
import { checkAnyText } from '../../../saves/check-text.ts';
import { checkVersion1 } from '../../../saves/check-version.ts';
import type { SaveKind } from '../../../saves/save.ts';
import { KHAN_PLAYERS, type KhanPlayer } from '../rules/vocabulary.ts';

/** A player of Khan at the table. */
export interface KhanTableSeat {
  /** Empty if the player is called by the colour. */
  readonly name: string;
  readonly colour: KhanPlayer;
}

/**
 * The players of Khan, shared by all its tools. Stored under `khan-players` as `{ "version": 1, "seats": [{
 * "name": "Ada", "colour": "red" }, …] }`, in clockwise seat order.
 */
export interface KhanTable {
  readonly version: 1;
  readonly seats: readonly KhanTableSeat[];
}

/** The save of the players' names and colours, which all tools of Khan share. */
export const KHAN_PLAYERS_SAVE: SaveKind<KhanTable> = {
  key: 'khan-players',
  version: 1,
  check: checkObject<KhanTable>({
    version: required(checkVersion1),
    seats: required(
      checkList(
        checkObject<KhanTableSeat>({
          name: required(checkAnyText),
          colour: required(checkEnum(KHAN_PLAYERS)),
        }),
        2,
        KHAN_PLAYERS.length,
      ),
    ),
  }),
};

/** Creates a player without a name. */
export const createTableSeat = (colour: KhanPlayer): KhanTableSeat => ({ name: '', colour });

/** Four players without names. */
export const UNNAMED_TABLE: KhanTable = { version: 1, seats: KHAN_PLAYERS.map(createTableSeat) };

/**
 * Returns the players in seat order, each with a colour of their own: a colour that occurs again is replaced.
 */
export function listSeated({ seats }: KhanTable): readonly KhanTableSeat[] {
  const isOwn = ({ colour }: KhanTableSeat, i: number) =>
    seats.findIndex((one) => one.colour === colour) === i;
  const taken = seats.filter(isOwn).map(({ colour }) => colour);
  const free = KHAN_PLAYERS.filter((colour) => !taken.includes(colour));
  return seats.map((seat, i) => (isOwn(seat, i) ? seat : { ...seat, colour: free.shift() ?? seat.colour }));
}

/** Returns the name of the player of a colour; empty if it is unknown. */
export function getKhanName(who: string, { seats }: KhanTable): string {
  return seats.find(({ colour }) => colour === who)?.name.trim() ?? '';
}

/** Returns whether at least one player has a name. */
export function hasKhanNames({ seats }: KhanTable): boolean {
  return seats.some(({ name }) => name !== '');
}
