import type { Translator } from '../../../i18n/translator.ts';
import { KHAN_PLAYERS } from '../rules/vocabulary.ts';

/**
 * Returns texts that call players by their names, for the keys that name a player. `nameOf` returns the name
 * of a colour's player; a player without one (empty) stays the colour. Players with the same name are
 * followed by their colour: `Ben (Red)`.
 */
export function nameColours(
  t: Translator<'khan'>,
  nameOf: (colour: string) => string,
): Readonly<Record<string, string>> {
  const names = KHAN_PLAYERS.map(nameOf);
  return Object.fromEntries(
    KHAN_PLAYERS.flatMap((colour) => {
      const name = nameOf(colour);
      if (name === '') return [];
      const isShared = names.filter((other) => other === name).length > 1;
      return [[`player-${colour}`, isShared ? `${name} (${t(`player-${colour}`)})` : name]];
    }),
  );
}
