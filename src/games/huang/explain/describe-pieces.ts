import type { Setup } from '../rules/setup/setup.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import { type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import { makePlaceLabel } from './place-label.ts';

/** Some spaces of a board with their ground: `.` land, `~` river, `C` land with a capital. */
type Grounds = readonly { readonly name: string; readonly kind: '.' | '~' | 'C' }[];

/** Translator for the texts about the board and the names of its grounds. */
type PieceTranslator = BoardTranslator & ((key: 'ground-river' | 'ground-capital') => string);

/** Describes the ground and the pieces on some spaces for screen readers: each kind with its places. */
export function describePieces(setup: Setup, grounds: Grounds, t: PieceTranslator): string {
  return listPieces(setup, grounds, t).join('; ');
}

/** Lists the ground and the pieces on some spaces: each kind with its places. */
export function listPieces(setup: Setup, grounds: Grounds, t: PieceTranslator): readonly string[] {
  const names = new Set(grounds.map(({ name }) => name));
  const describePart = (
    spaces: readonly string[],
    describe: (count: number) => string,
  ): readonly string[] => {
    const here = spaces.filter((space) => names.has(space));
    return here.length > 0 ? [`${describe(here.length)}: ${here.map(makePlaceLabel).join(', ')}`] : [];
  };
  const listGround = (kind: '~' | 'C') => grounds.filter((one) => one.kind === kind).map(({ name }) => name);
  return [
    ...describePart(listGround('~'), () => t('ground-river')),
    ...describePart(listGround('C'), () => t('ground-capital')),
    ...groupPieces(setup, t).flatMap(([spaces, describe]) => describePart(spaces, describe)),
  ];
}

/** Spaces grouped by what is on them, each group with a phrase that may need their number. */
type PieceGroups = readonly (readonly [readonly string[], (count: number) => string])[];

function groupPieces(setup: Setup, t: PieceTranslator): PieceGroups {
  const { tiles, leaders, pagodas, palace, granaries, bandits } = setup;
  const words = createBoardPhrases({ states: [], hasMap: true }, t);
  const listTileSpaces = (colour: string) => Object.keys(tiles).filter((space) => tiles[space] === colour);
  return [
    ...Object.entries(leaders).map(([at, name]) => [[at], () => words.leader(name)] as const),
    ...COLOURS.map(
      (colour) => [listTileSpaces(colour), (count: number) => words.tiles(colour, count)] as const,
    ),
    ...pagodas.map(({ colour, at }) => [at, () => t(`pagoda-${colour}`)] as const),
    ...(palace ? [[palace, () => t('the-palace')] as const] : []),
    [granaries, (count: number) => t('granary-pieces', { count })],
    ...bandits.map(({ at, strength }) => [at, () => t('the-bandits', { count: strength })] as const),
  ];
}
