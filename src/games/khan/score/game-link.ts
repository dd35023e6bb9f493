import { checkUntrusted, parseJson } from '../../../core/case.ts';
import { NO_LABEL } from '../../../saves/archive-label.ts';
import { makeBase64Url, parseBase64Url } from '../../../share/base64.ts';
import { GAME_VERSION } from '../../../share/link.ts';
import { KHAN_PLAYERS } from '../rules/vocabulary.ts';
import { COUNT_FIELDS, checkKhanGame, type KhanGame } from '../saves/score.ts';
import manifest from './manifest.ts';

const PREFIX = `${GAME_VERSION}${manifest.gameLetter}`;
const LONGEST = 4000;

/**
 * Makes the link of a final count: for each player the name, the number of the colour and the entries as they
 * were typed, as JSON.
 */
export function makeGameLink({ seats }: KhanGame): string {
  const rows = seats.map(({ name, colour, entries }) => [
    name,
    KHAN_PLAYERS.indexOf(colour),
    ...COUNT_FIELDS.map((field) => entries[field]),
  ]);
  return PREFIX + makeBase64Url(new TextEncoder().encode(JSON.stringify(rows)));
}

/** Parses the link of a final count into a game, without id and title; undefined if it is none. */
export function parseGameLink(link: string): KhanGame | undefined {
  const isOurs = link.startsWith(PREFIX) && link.length <= LONGEST;
  const bytes = isOurs ? parseBase64Url(link.slice(PREFIX.length)) : undefined;
  const parsed = bytes && parseJson(new TextDecoder().decode(bytes));
  if (!parsed?.ok || !Array.isArray(parsed.value)) return undefined;
  const game = { ...NO_LABEL, seats: parsed.value.map(toSeat) };
  const checked = checkUntrusted(checkKhanGame, game);
  const isDistinct = checked.ok && new Set(checked.value.seats.map(({ colour }) => colour)).size;
  return checked.ok && isDistinct === checked.value.seats.length ? checked.value : undefined;
}

/** A player of a link, not checked yet. */
function toSeat(row: unknown): object {
  const [name, colour, tiles, bonus, area]: readonly unknown[] = Array.isArray(row) ? row : [];
  return { name, colour: KHAN_PLAYERS[Number(colour)], entries: { tiles, bonus, area } };
}
