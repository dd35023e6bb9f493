import { MAX_TEXT_LENGTH } from '../../../core/check.ts';
import { isBlankName } from '../../../explain/distinct-names.ts';
import {
  createPlayerNames,
  type NamedPlayer,
  namePlayersByIds,
  type PlayerNames,
} from '../explain/player-names.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import type { HuangPlayer } from '../saves/players.ts';
import type { HuangGame, ScoreField } from '../saves/score.ts';
import type { InitialHuangScoreTranslator, PlayersNote } from './types.ts';

/*
 * A case identifies its players by different names. Here players may be called anything: two may have the
 * same name, and one may be called like a dynasty. So a case gets an id for each player, which is the name
 * wherever that is possible, and its key `id`, which may contain anything, says who has which name and
 * dynasty.
 */

/** Ids that stand for a player without a name. */
const RESERVED: ReadonlySet<string> = new Set([...DYNASTIES, '1', '2', '3', '4', '5']);
/** The longest part of a name in an id that needs an addition. */
const LONGEST_PREFIX = MAX_TEXT_LENGTH - 10;

/**
 * Creates a different id for each player: the name, else the dynasty, else the number of the seat. A name
 * that would be taken for somebody else gets the number of the seat added.
 */
export function createPlayerIds(seats: readonly HuangPlayer[]): readonly string[] {
  const used = new Set<string>();
  const unnamed = seats.map(({ name, dynasty }, i) => {
    if (!isBlankName(name)) return undefined;
    const id = dynasty && !used.has(dynasty) ? dynasty : String(i + 1);
    used.add(id);
    return id;
  });
  return seats.map(({ name }, i) => {
    const id = unnamed[i] ?? findFreeId(name.trim(), i + 1, used);
    used.add(id);
    return id;
  });
}

function findFreeId(name: string, seat: number, used: ReadonlySet<string>): string {
  let id = name;
  for (let n = seat; used.has(id) || RESERVED.has(id); n += RESERVED.size)
    id = `${name.slice(0, LONGEST_PREFIX)} (${n})`;
  return id;
}

/**
 * Creates the note for a case from the empty fields of each player; undefined if there are none and the ids
 * alone say who has which name and dynasty.
 */
export function createPlayersNote(
  seats: readonly HuangPlayer[],
  ids: readonly string[],
  empty: readonly (readonly ScoreField[])[],
): PlayersNote | undefined {
  const players = seats.map(({ name, dynasty }) => ({ name: isBlankName(name) ? '' : name.trim(), dynasty }));
  const known = namePlayersByIds(ids);
  const isKnown = players.every(
    ({ name, dynasty }, i) => name === known[i]?.name && dynasty === known[i]?.dynasty,
  );
  const isComplete = empty.every((fields) => fields.length === 0);
  if (isKnown && isComplete) return undefined;
  return isComplete ? { players } : { players, empty };
}

/** Returns the players of a game, each with the id in its case. */
export function listNamedPlayers({ seats }: HuangGame): readonly NamedPlayer[] {
  const ids = createPlayerIds(seats);
  return seats.map(({ name, dynasty }, i) => ({ id: ids[i] ?? '', name, dynasty, seat: i + 1 }));
}

/** Returns the texts for the players of a game, by the ids in its case. */
export function namePlayersOfGame(game: HuangGame, t: InitialHuangScoreTranslator): PlayerNames {
  return createPlayerNames(listNamedPlayers(game), t);
}

/** Returns the texts for the players of a game in seat order. */
export function listPlayerTexts(game: HuangGame, t: InitialHuangScoreTranslator): readonly string[] {
  const names = namePlayersOfGame(game, t);
  return listNamedPlayers(game).map(({ id }) => names.plain(id));
}
