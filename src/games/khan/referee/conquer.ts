import type { AnswerEnvelope } from '../../../core/answer.ts';
import { filterDecisiveRulings } from '../../../core/case.ts';
import { checkEnum, checkObject, optional, refineCheck, required } from '../../../core/check.ts';
import { type KhanSpaceName, LARGEST_GRID, listSpaceIndices } from '../rules/grid.ts';
import { type KhanSetup, toKhanPosition } from '../rules/position.ts';
import { markProtections, type Protection } from '../rules/protection.ts';
import { type ConquestOutcome, resolveConquest } from '../rules/resolve-conquest.ts';
import { KHAN_RULING_OPTIONS, type KhanRulings } from '../rules/ruling-options.ts';
import type { ConquestRefusalReason, ConquestStep } from '../rules/step.ts';
import { KHAN_PLAYERS, type KhanPlayer, TILE_KINDS, type TileKind } from '../rules/vocabulary.ts';
import { checkKhanSpaces } from './check-space.ts';
import { createKhanChecks, type KhanEnvelope } from './envelope.ts';
import { positionFields, reportMisplacedPieces } from './position.ts';
import { checkProtections, reportUnprotectable } from './protections.ts';

/** The question `conquer`: whether a tile may be placed somewhere, and who owns it then. */
export interface KhanConquerCase extends KhanEnvelope<'conquer'>, KhanSetup {
  readonly by: KhanPlayer;
  readonly tile: TileKind;
  readonly covers: readonly KhanSpaceName[];
  readonly protects: readonly Protection[];
}

/** The answer to a conquest: who owns it, or why it is illegal. */
export type KhanConquerAnswer = AnswerEnvelope<ConquestStep, 'bridge-banks'> & {
  readonly ok: true;
} & (
    | { readonly legal: true; readonly owners: readonly KhanPlayer[] }
    | { readonly legal: false; readonly reason: ConquestRefusalReason }
  );

const checkWritten = checkObject<KhanConquerCase>({
  ...createKhanChecks('conquer'),
  ...positionFields,
  by: required(checkEnum(KHAN_PLAYERS)),
  tile: required(checkEnum(TILE_KINDS)),
  covers: required(checkKhanSpaces(2)),
  protects: optional<readonly Protection[]>(checkProtections, []),
});

/** Checks a case about one conquest. */
export const checkKhanConquerCase = refineCheck(checkWritten, (written, path, problems) => {
  reportMisplacedPieces(written, LARGEST_GRID, path, problems);
  reportUnprotectable(written, path, problems);
});

/** Answers whether a conquest is legal and who owns it. */
export function answerKhanConquer(conquerCase: KhanConquerCase): KhanConquerAnswer {
  const { by, tile, rulings } = conquerCase;
  const position = toKhanPosition(LARGEST_GRID, conquerCase);
  const covers = listSpaceIndices(LARGEST_GRID, conquerCase.covers);
  const protects = markProtections(LARGEST_GRID, conquerCase.protects);
  const resolve = (otherRulings: KhanRulings) =>
    resolveConquest(position, { by, tile, covers, banks: otherRulings['bridge-banks'], protects });
  const conquest = resolve(rulings);
  const verdict = toVerdict(conquest);
  const candidates = tile === 'bridge' ? (['bridge-banks'] as const) : [];
  const askAgain = (otherRulings: KhanRulings) => toVerdict(resolve(otherRulings));
  const decisive = filterDecisiveRulings(KHAN_RULING_OPTIONS, candidates, rulings, verdict, askAgain);
  return { ok: true, ...verdict, trace: conquest.trace, rulings: decisive };
}

/** Converts a conquest into an answer without its trace. */
function toVerdict(conquest: ConquestOutcome) {
  return conquest.kind === 'conquered'
    ? ({ legal: true, owners: conquest.owners } as const)
    : ({ legal: false, reason: conquest.reason } as const);
}
