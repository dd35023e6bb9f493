import type { AnswerEnvelope } from '../../../core/answer.ts';
import { filterDecisiveRulings } from '../../../core/case.ts';
import { checkEnum, checkObject, optional, refineCheck, required } from '../../../core/check.ts';
import { createReporter } from '../../../core/problem.ts';
import {
  type ConquestPlacement,
  countLegalConquests,
  findLegalConquests,
  type TileShape,
} from '../rules/find-legal-conquests.ts';
import { type KhanSetup, toKhanPosition } from '../rules/position.ts';
import { markProtections, type Protection } from '../rules/protection.ts';
import { KHAN_RULING_OPTIONS, type KhanRulings } from '../rules/ruling-options.ts';
import type { ShapeStep } from '../rules/step.ts';
import { KHAN_PLAYERS, type KhanPlayer } from '../rules/vocabulary.ts';
import { checkShapes, MAX_SHAPES } from './check-shapes.ts';
import { checkGridSize, toGrid } from './check-space.ts';
import { createKhanChecks, type KhanEnvelope } from './envelope.ts';
import { positionFields, reportMisplacedPieces } from './position.ts';
import { checkProtections, reportUnprotectable } from './protections.ts';

/** The question `conquests`: every legal placement of some shapes. */
export interface KhanConquestsCase extends KhanEnvelope<'conquests'>, KhanSetup {
  readonly size: readonly [number, number];
  readonly by: KhanPlayer;
  readonly shapes: readonly TileShape[];
  readonly protects: readonly Protection[];
}

/** All legal places of some shapes, with the steps that explain them. */
export interface KhanConquestsAnswer extends AnswerEnvelope<ShapeStep, 'bridge-banks'> {
  readonly ok: true;
  readonly legal: true;
  readonly placements: readonly ConquestPlacement[];
}

const checkFields = checkObject<KhanConquestsCase>({
  ...createKhanChecks('conquests'),
  ...positionFields,
  size: required(checkGridSize),
  by: required(checkEnum(KHAN_PLAYERS)),
  shapes: required(checkShapes),
  protects: optional<readonly Protection[]>(checkProtections, []),
});

/** The longest name of a shape. It is repeated in every placement. */
const MAX_NAME_LENGTH = 30;
/**
 * The most spaces of the board times shapes. It limits the cost of an answer: 59 shapes on 13 × 13 spaces.
 */
const MAX_SPACES_TIMES_SHAPES = 10_000;

/**
 * Returns the most shapes that a question about a board may have. On the board of the game, this is more than
 * the number of tiles in the box.
 */
export function getMostShapes([width, height]: readonly [number, number]): number {
  return Math.min(MAX_SHAPES, Math.floor(MAX_SPACES_TIMES_SHAPES / (width * height)));
}

/** Checks a case that asks for all legal places of some shapes. */
export const checkKhanConquestsCase = refineCheck(checkFields, (conquestsCase, path, problems) => {
  const { shapes, size } = conquestsCase;
  const report = createReporter(problems, path);
  const most = getMostShapes(size);
  if (shapes.length > most) report({ code: 'too-many', most }, 'shapes');
  for (const [i, { name }] of shapes.entries())
    if (name.length > MAX_NAME_LENGTH)
      report({ code: 'too-long', most: MAX_NAME_LENGTH }, 'shapes', i, 'name');
  reportMisplacedPieces(conquestsCase, toGrid(conquestsCase.size), path, problems);
  reportUnprotectable(conquestsCase, path, problems);
});

/** Answers where some shapes can be placed legally. */
export function answerKhanConquests(conquestsCase: KhanConquestsCase): KhanConquestsAnswer {
  const { by, shapes, rulings, size } = conquestsCase;
  const position = toKhanPosition(toGrid(size), conquestsCase);
  const protects = markProtections(position.grid, conquestsCase.protects);
  const { placements, trace } = findLegalConquests(
    position,
    { by, banks: rulings['bridge-banks'], protects },
    shapes,
  );
  // The ruling matters only for bridges. Land under a tile joins at most what the land around it joins, so
  // each placement that is legal under `rectangle` is legal under `tile` too, and equal numbers mean equal
  // lists.
  const lawful = trace.flatMap((step) => (step.tile === 'bridge' ? [step.lawful] : []));
  const bridgeShapes = shapes.filter(({ tile }) => tile === 'bridge');
  const answerForBridges = (otherRulings: KhanRulings) =>
    countLegalConquests(position, { by, banks: otherRulings['bridge-banks'], protects }, bridgeShapes);
  return {
    ok: true,
    legal: true,
    placements,
    trace,
    rulings: filterDecisiveRulings(KHAN_RULING_OPTIONS, ['bridge-banks'], rulings, lawful, answerForBridges),
  };
}
