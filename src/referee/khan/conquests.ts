import { conquests, type Placement, type Shape } from '../../engine/khan/conquests.ts';
import { positionOf, type WrittenPosition } from '../../engine/khan/position.ts';
import type { Rulings } from '../../engine/khan/ruling.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { isOnePiece } from '../../engine/khan/shape.ts';
import type { ShapeStep } from '../../engine/khan/step.ts';
import { PLAYERS, type Player, TILE_KINDS } from '../../engine/khan/vocabulary.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { pointsTurnedOn } from '../case.ts';
import { checkList, checkObject, checkText, checkThen, checkWord, required } from '../check.ts';
import { pathTo } from '../problem.ts';
import { type KhanEnvelope, khanEnvelope } from './envelope.ts';
import { findMisplacedPieces, positionFields } from './position.ts';
import { checkSize, checkSpaces, gridOf } from './space.ts';

/** A case that asks for every lawful way to lay some shapes. */
export interface KhanConquestsCase extends KhanEnvelope<'conquests'>, WrittenPosition {
  readonly size: readonly [number, number];
  readonly by: Player;
  readonly shapes: readonly Shape[];
}

export interface KhanConquestsAnswer extends AnswerEnvelope<ShapeStep> {
  readonly ok: true;
  readonly legal: true;
  readonly placements: readonly Placement[];
}

/** More shapes than the box has tiles; a limit on forged cases. */
const MOST_SHAPES = 100;

/** The fewest and most squares of a shape. */
const FEWEST_CELLS = 2;
const MOST_CELLS = 8;

const checkCells = checkThen(checkSpaces(FEWEST_CELLS, MOST_CELLS), (cells, path, problems) => {
  if (!isOnePiece(cells)) problems.push({ code: 'not-in-one-piece', path });
});

const checkShape = checkObject<Shape>({
  name: required(checkText),
  tile: required(checkWord(TILE_KINDS)),
  cells: required(checkCells),
});

/** Shapes with different names. */
export const checkShapes = checkThen(checkList(checkShape, 0, MOST_SHAPES), (shapes, path, problems) => {
  const names = shapes.map(({ name }) => name);
  for (const [i, name] of names.entries())
    if (names.indexOf(name) < i) problems.push({ code: 'twice', path: pathTo(pathTo(path, i), 'name') });
});

const checkWritten = checkObject<KhanConquestsCase>({
  ...khanEnvelope('conquests'),
  ...positionFields,
  size: required(checkSize),
  by: required(checkWord(PLAYERS)),
  shapes: required(checkShapes),
});

export const checkKhanConquestsCase = checkThen(checkWritten, (written, path, problems) => {
  findMisplacedPieces(written, gridOf(written.size), path, problems);
});

export function answerKhanConquests(asked: KhanConquestsCase): KhanConquestsAnswer {
  const { by, shapes, rulings, size } = asked;
  const position = positionOf(gridOf(size), asked);
  const { placements, trace } = conquests(position, by, shapes, rulings['bridge-banks']);
  const bridges = shapes.filter(({ tile }) => tile === 'bridge');
  const points = bridges.length > 0 ? (['bridge-banks'] as const) : [];
  const bridged = { placements: placements.filter(({ tile }) => tile === 'bridge') };
  const askAgain = (choices: Rulings) => ({
    placements: conquests(position, by, bridges, choices['bridge-banks']).placements,
  });
  return {
    ok: true,
    legal: true,
    placements,
    trace,
    rulings: pointsTurnedOn(KHAN_RULINGS, points, rulings, bridged, askAgain),
  };
}
