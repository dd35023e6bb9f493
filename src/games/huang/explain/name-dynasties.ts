import type { Translator } from '../../../i18n/translator.ts';
import { DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';

/**
 * Returns texts that call players by their names, for the keys that name a dynasty in a sentence. `nameOf`
 * returns the name of a dynasty’s player; a player without one (empty) stays the dynasty. Players with the
 * same name are followed by their dynasty: `Ben (Rat)`.
 */
export function nameDynasties(
  t: Translator<'huang'>,
  nameOf: (dynasty: string) => string,
): Readonly<Record<string, string>> {
  const names = DYNASTIES.map(nameOf);
  const makeTexts = (dynasty: Dynasty) => {
    const name = nameOf(dynasty);
    if (name === '') return [];
    const isShared = names.filter((other) => other === name).length > 1;
    const shown = isShared ? `${name} (${t(`dynasty-${dynasty}`)})` : name;
    return [
      [`dynasty-${dynasty}`, shown],
      [`the-${dynasty}`, shown],
      [`of-${dynasty}`, t('of-person', { name: shown })],
    ];
  };
  return Object.fromEntries(DYNASTIES.flatMap(makeTexts));
}
