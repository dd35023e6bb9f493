import { addWhereEqual, isBlankName } from '../../../explain/distinct-names.ts';
import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import { capitalize } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/** A player of a final scoring. */
export interface NamedPlayer {
  /** Identifies the player in the case and its answer. */
  readonly id: string;
  /** As entered by the players; may be empty, and two players may have the same. */
  readonly name: string;
  readonly dynasty: Dynasty | null;
  /** The number of the seat, from 1. */
  readonly seat: number;
}

/** The texts for the players of a final scoring; each function takes the id of a player. */
export interface PlayerNames {
  /** For the middle of a sentence, without an article. */
  plain(id: string): string;
  /**
   * For the middle of a sentence, with an article before a dynasty in languages that have one: `der Tiger`.
   */
  phrase(id: string): string;
  /** For the beginning of a sentence; names entered by users are not capitalized. */
  start(id: string): string;
}

/**
 * Returns the players of a case that names them by their ids alone: by a dynasty, the number of a seat, or
 * the name of a person.
 */
export function namePlayersByIds(ids: readonly string[]): readonly NamedPlayer[] {
  return ids.map((id, index) => {
    const dynasty = DYNASTIES.find((one) => one === id) ?? null;
    const isNumber = /^[1-5]$/.test(id);
    return { id, name: dynasty || isNumber ? '' : id, dynasty, seat: isNumber ? Number(id) : index + 1 };
  });
}

/** Makes the texts for all players. Players who would be called the same get their dynasty or seat added. */
export function createPlayerNames(
  players: readonly NamedPlayer[],
  t: Translator<'huang' | 'huang-score'>,
): PlayerNames {
  const formatDynasty = ({ dynasty, seat }: NamedPlayer) =>
    dynasty ? t(`dynasty-${dynasty}`) : t('player-number', { n: seat });
  const formatName = (one: NamedPlayer) =>
    isBlankName(one.name) ? formatDynasty(one) : isolateBidi(one.name.trim());
  const withDynasty = addWhereEqual(players, formatName, formatDynasty);
  const texts = addWhereEqual(
    players,
    (one) => withDynasty.get(one) ?? '',
    ({ seat }) => t('player-number', { n: seat }),
  );
  const byId = new Map(players.map((one) => [one.id, one]));
  const find = (id: string): NamedPlayer => {
    const player = byId.get(id);
    if (!player) throw new Error(`No player ${JSON.stringify(id)}`);
    return player;
  };
  const plain = (one: NamedPlayer) => texts.get(one) ?? '';
  const phrase = (one: NamedPlayer) =>
    one.dynasty && isBlankName(one.name) ? t(`the-${one.dynasty}`) : plain(one);
  const start = (one: NamedPlayer) => (isBlankName(one.name) ? capitalize(phrase(one)) : plain(one));
  return {
    plain: (id) => plain(find(id)),
    phrase: (id) => phrase(find(id)),
    start: (id) => start(find(id)),
  };
}
