import { COLOURS } from '../../engine/huang/vocabulary.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { FullPosition } from '../../referee/huang/position.ts';
import { placeOf } from './place.ts';
import { wordsOf } from './words.ts';

/** Some spaces of a board with what they are: `.` land, `~` river, `C` land with a capital. */
type Grounds = readonly { readonly name: string; readonly kind: '.' | '~' | 'C' }[];

/**
 * What lies on some spaces of a board, kind by kind with its places, for those who do not see the picture. Texts:
 * `huang`, `huang-board`, `huang-example`.
 */
export function explainLying(lying: FullPosition, grounds: Grounds, t: Translator): string {
  const words = wordsOf({ states: [], hasMap: true }, t);
  const seen = new Set(grounds.map(({ name }) => name));
  const of = (kind: '~' | 'C') => grounds.filter((one) => one.kind === kind).map(({ name }) => name);
  const here = (spaces: readonly string[]) => spaces.filter((space) => seen.has(space));
  const leaders = Object.keys(lying.leaders).map((space) => [
    words.leader((lying.leaders[space] ?? '') as Parameters<typeof words.leader>[0]),
    here([space]),
  ]);
  const tiles = COLOURS.map((colour) => {
    const at = here(Object.keys(lying.tiles).filter((space) => lying.tiles[space] === colour));
    return [words.tiles(colour, at.length), at];
  });
  const built = lying.pagodas.map(({ colour, at }) => [t(`pagoda-${colour}`), here(at)]);
  const parts = [
    [t('ground-river'), of('~')],
    [t('ground-capital'), of('C')],
    ...leaders,
    ...tiles,
    ...built,
    [t('the-palace'), here(lying.palace ?? [])],
    [t('granary-pieces', { count: here(lying.granaries).length }), here(lying.granaries)],
    ...lying.bandits.map(({ at, strength }) => [t('the-bandits', { count: strength }), here(at)]),
  ] as readonly (readonly [string, readonly string[]])[];
  return parts
    .flatMap(([what, at]) => (at.length > 0 ? [`${what}: ${at.map(placeOf).join(', ')}`] : []))
    .join('; ');
}
