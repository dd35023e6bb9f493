import { addWhereEqual, isBlankName } from '../../../explain/distinct-names.ts';
import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { KhanGame } from '../saves/score.ts';

/**
 * Returns the texts for the players of a game, by seat: their names, else their colours. Players with the
 * same name get their colours added.
 */
export function listPlayerTexts({ seats }: KhanGame, t: Translator<'khan'>): readonly string[] {
  const texts = addWhereEqual(
    seats,
    ({ name, colour }) => (isBlankName(name) ? t(`player-${colour}`) : isolateBidi(name.trim())),
    ({ colour }) => t(`player-${colour}`),
  );
  return seats.map((seat) => texts.get(seat) ?? '');
}
