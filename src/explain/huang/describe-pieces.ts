import type { Setup } from '../../engine/huang/setup.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import { makePlaceLabel } from './place-label.ts';

/** Some spaces of a board with their ground: `.` land, `~` river, `C` land with a capital. */
type Grounds = readonly { readonly name: string; readonly kind: '.' | '~' | 'C' }[];

/** Translator for the texts about the board and the names of its grounds. */
type LyingTranslator = BoardTranslator & ((ground: 'ground-river' | 'ground-capital') => string);

/** Describes the pieces on some spaces for screen readers: each kind with its places. */
export function describePieces(setup: Setup, grounds: Grounds, t: LyingTranslator): string {
  const seen = new Set(grounds.map(({ name }) => name));
  const part = (spaces: readonly string[], say: (count: number) => string): readonly string[] => {
    const here = spaces.filter((space) => seen.has(space));
    return here.length > 0 ? [`${say(here.length)}: ${here.map(makePlaceLabel).join(', ')}`] : [];
  };
  const ground = (kind: '~' | 'C') => grounds.filter((one) => one.kind === kind).map(({ name }) => name);
  return [
    ...part(ground('~'), () => t('ground-river')),
    ...part(ground('C'), () => t('ground-capital')),
    ...piecesIn(setup, t).flatMap(([spaces, say]) => part(spaces, say)),
  ].join('; ');
}

/** Spaces grouped by what is on them, each group with a phrase that may need their number. */
type Pieces = readonly (readonly [readonly string[], (count: number) => string])[];

function piecesIn(setup: Setup, t: LyingTranslator): Pieces {
  const { tiles, leaders, pagodas, palace, granaries, bandits } = setup;
  const words = createBoardPhrases({ states: [], hasMap: true }, t);
  const lyingIn = (colour: string) => Object.keys(tiles).filter((space) => tiles[space] === colour);
  return [
    ...Object.entries(leaders).map(([at, name]) => [[at], () => words.leader(name)] as const),
    ...COLOURS.map((colour) => [lyingIn(colour), (count: number) => words.tiles(colour, count)] as const),
    ...pagodas.map(({ colour, at }) => [at, () => t(`pagoda-${colour}`)] as const),
    ...(palace ? [[palace, () => t('the-palace')] as const] : []),
    [granaries, (count: number) => t('granary-pieces', { count })],
    ...bandits.map(({ at, strength }) => [at, () => t('the-bandits', { count: strength })] as const),
  ];
}
