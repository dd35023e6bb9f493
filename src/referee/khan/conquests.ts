import { conquests, type Placement, type Shape } from '../../engine/khan/conquests.ts';
import { positionOf, type WrittenPosition } from '../../engine/khan/position.ts';
import type { Protection } from '../../engine/khan/protection.ts';
import type { Rulings } from '../../engine/khan/ruling.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import type { ShapeStep } from '../../engine/khan/step.ts';
import { PLAYERS, type Player } from '../../engine/khan/vocabulary.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { pointsTurnedOn } from '../case.ts';
import { checkObject, checkThen, checkWord, optional, required } from '../check.ts';
import { type KhanEnvelope, khanEnvelope } from './envelope.ts';
import { findMisplacedPieces, positionFields } from './position.ts';
import { checkProtects, findUnprotectable } from './protects.ts';
import { checkShapes } from './shapes.ts';
import { checkSize, gridOf } from './space.ts';

/** The question `conquests`: every legal placement of some shapes. */
export interface KhanConquestsCase extends KhanEnvelope<'conquests'>, WrittenPosition {
  readonly size: readonly [number, number];
  readonly by: Player;
  readonly shapes: readonly Shape[];
  readonly protects: readonly Protection[];
}

export interface KhanConquestsAnswer extends AnswerEnvelope<ShapeStep, 'bridge-banks'> {
  readonly ok: true;
  readonly legal: true;
  readonly placements: readonly Placement[];
}

const checkWritten = checkObject<KhanConquestsCase>({
  ...khanEnvelope('conquests'),
  ...positionFields,
  size: required(checkSize),
  by: required(checkWord(PLAYERS)),
  shapes: required(checkShapes),
  protects: optional<readonly Protection[]>(checkProtects, []),
});

export const checkKhanConquestsCase = checkThen(checkWritten, (written, path, problems) => {
  findMisplacedPieces(written, gridOf(written.size), path, problems);
  findUnprotectable(written, path, problems);
});

export function answerKhanConquests(asked: KhanConquestsCase): KhanConquestsAnswer {
  const { by, shapes, rulings, size, protects } = asked;
  const position = positionOf(gridOf(size), asked);
  const { placements, trace } = conquests(position, { by, banks: rulings['bridge-banks'], protects }, shapes);
  const bridges = shapes.filter(({ tile }) => tile === 'bridge');
  const bridged = { placements: placements.filter(({ tile }) => tile === 'bridge') };
  const askAgain = (choices: Rulings) => ({
    placements: conquests(position, { by, banks: choices['bridge-banks'], protects }, bridges).placements,
  });
  return {
    ok: true,
    legal: true,
    placements,
    trace,
    rulings: pointsTurnedOn(KHAN_RULINGS, ['bridge-banks'], rulings, bridged, askAgain),
  };
}
