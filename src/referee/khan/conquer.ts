import { type Conquest, conquer } from '../../engine/khan/conquer.ts';
import { LARGEST_GRID, type SpaceName, spacesNamed } from '../../engine/khan/grid.ts';
import { positionOf, type WrittenPosition } from '../../engine/khan/position.ts';
import type { Protection } from '../../engine/khan/protection.ts';
import type { Rulings } from '../../engine/khan/ruling.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import type { ConquestStep, Reason } from '../../engine/khan/step.ts';
import { PLAYERS, type Player, TILE_KINDS, type TileKind } from '../../engine/khan/vocabulary.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { pointsTurnedOn } from '../case.ts';
import { checkObject, checkThen, checkWord, optional, required } from '../check.ts';
import { type KhanEnvelope, khanEnvelope } from './envelope.ts';
import { findMisplacedPieces, positionFields } from './position.ts';
import { checkProtects, findUnprotectable } from './protects.ts';
import { checkSpaces } from './space.ts';

/** The question `conquer`: whether a tile may be placed somewhere, and who owns it then. */
export interface KhanConquerCase extends KhanEnvelope<'conquer'>, WrittenPosition {
  readonly by: Player;
  readonly tile: TileKind;
  readonly covers: readonly SpaceName[];
  readonly protects: readonly Protection[];
}

export type KhanConquerAnswer = AnswerEnvelope<ConquestStep, 'bridge-banks'> & {
  readonly ok: true;
} & (
    | { readonly legal: true; readonly owners: readonly Player[] }
    | { readonly legal: false; readonly reason: Reason }
  );

const checkWritten = checkObject<KhanConquerCase>({
  ...khanEnvelope('conquer'),
  ...positionFields,
  by: required(checkWord(PLAYERS)),
  tile: required(checkWord(TILE_KINDS)),
  covers: required(checkSpaces(2)),
  protects: optional<readonly Protection[]>(checkProtects, []),
});

export const checkKhanConquerCase = checkThen(checkWritten, (written, path, problems) => {
  findMisplacedPieces(written, LARGEST_GRID, path, problems);
  findUnprotectable(written, path, problems);
});

export function answerKhanConquer(asked: KhanConquerCase): KhanConquerAnswer {
  const { by, tile, rulings, protects } = asked;
  const position = positionOf(LARGEST_GRID, asked);
  const covers = spacesNamed(LARGEST_GRID, asked.covers);
  const lay = (choices: Rulings) =>
    conquer(position, { by, tile, covers, banks: choices['bridge-banks'], protects });
  const laid = lay(rulings);
  const outcome = outcomeOf(laid);
  const points = tile === 'bridge' ? (['bridge-banks'] as const) : [];
  const askAgain = (choices: Rulings) => outcomeOf(lay(choices));
  const turnedOn = pointsTurnedOn(KHAN_RULINGS, points, rulings, outcome, askAgain);
  return { ok: true, ...outcome, trace: laid.trace, rulings: turnedOn };
}

/** Converts a conquest into an answer without its trace. */
function outcomeOf(conquest: Conquest) {
  return conquest.kind === 'conquered'
    ? ({ legal: true, owners: conquest.owners } as const)
    : ({ legal: false, reason: conquest.reason } as const);
}
