import { act } from '../../engine/huang/act.ts';
import type { Action, Decisions } from '../../engine/huang/action.ts';
import { NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { spaceNamed } from '../../engine/huang/board.ts';
import type { Done, Need, Outcome, Refused } from '../../engine/huang/outcome.ts';
import type { Position } from '../../engine/huang/position.ts';
import { type Points, pointsOf, type Removed, removedOf } from '../../engine/huang/report.ts';
import type { Rulings } from '../../engine/huang/ruling.ts';
import { HUANG_RULINGS, type HuangPoint } from '../../engine/huang/rulings.ts';
import { type Setup, setupOf } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { askOf } from '../ask.ts';
import { pointsTurnedOn } from '../case.ts';
import { checkObject, optional, required } from '../check.ts';
import { checkAction, checkDecisions } from './action.ts';
import { type HuangEnvelope, huangEnvelope } from './envelope.ts';
import { checkPosition } from './position.ts';

/** Ask `act` of Huang: what an action leads to. */
export interface HuangActCase extends HuangEnvelope<'act'> {
  readonly position: Position;
  readonly action: Action;
  readonly decisions: Decisions;
}

/** A case that asks what an action leads to. */
const checkHuangActCase = checkObject<HuangActCase>({
  ...huangEnvelope('act'),
  position: required(checkPosition),
  action: required(checkAction),
  decisions: optional(checkDecisions, NOTHING_DECIDED),
});

/** What an action leads to: why it is forbidden, what somebody has to decide first, or how the board is after it. */
type Told =
  | ({ readonly legal: false } & Pick<Refused, 'reason'>)
  | { readonly legal: true; readonly needs: Need }
  | ({
      readonly legal: true;
      readonly points: Points;
      readonly removed: Removed;
      readonly position: Setup;
    } & Pick<Done, 'result' | 'conflict' | 'granaries' | 'handLimit'>);

export type HuangActAnswer = AnswerEnvelope<BoardStep, HuangPoint> & { readonly ok: true } & Told;

/** The answer to a sound case. */
export function answerHuangAct(asked: HuangActCase): HuangActAnswer {
  const { position, action, decisions, rulings } = asked;
  const outcome = act(position, action, decisions, rulings);
  const told = tell(outcome, position);
  const retell = (choices: Rulings) => tell(act(position, action, decisions, choices), position);
  const turnedOn = pointsTurnedOn(HUANG_RULINGS, mattering(asked), rulings, told, retell);
  return { ok: true, ...told, trace: outcome.trace, rulings: [...outcome.used, ...turnedOn].sort() };
}

export const HUANG_ACT = askOf(checkHuangActCase, answerHuangAct);

/** The points with several choices that can matter at all to a question. */
function mattering({ position, action, decisions }: HuangActCase): readonly (keyof Rulings)[] {
  const builds = decisions.pagoda !== null || action.type.startsWith('establish');
  const placesRed = action.type === 'place-tile' && action.colour === 'red';
  return [
    ...(action.type === 'place-tile' ? (['bystander-states'] as const) : []),
    ...(builds ? (['moved-pagoda-tiles'] as const) : []),
    ...(placesRed && position.bandits.length > 0 ? (['bandits-count-placed'] as const) : []),
  ];
}

/** An outcome as an answer, without its trace. */
function tell(outcome: Outcome, { board }: Position): Told {
  switch (outcome.kind) {
    case 'refused':
      return { legal: false, reason: outcome.reason };
    case 'needs': {
      const { decision, by, options } = outcome;
      const needs: Need =
        decision === 'discard' ? { decision, by, options, count: outcome.count } : { decision, by, options };
      return { legal: true, needs };
    }
    case 'done': {
      const { result, trace, position, conflict, granaries, handLimit } = outcome;
      return {
        legal: true,
        result,
        points: pointsOf(trace),
        removed: removedOf(trace, (space) => spaceNamed(board, space)),
        position: setupOf(position),
        ...(conflict && { conflict }),
        ...(granaries !== undefined && { granaries }),
        ...(handLimit !== undefined && { handLimit }),
      };
    }
  }
}
