import type { Action, Decisions } from '../../engine/huang/action.ts';
import { spaceNamed } from '../../engine/huang/board.ts';
import { USUAL_HAND } from '../../engine/huang/box.ts';
import type { Done, Need, Outcome, Refused } from '../../engine/huang/outcome.ts';
import { handSize, type Position } from '../../engine/huang/position.ts';
import { type Points, pointsOf, type Removed, removedOf } from '../../engine/huang/report.ts';
import type { Rulings } from '../../engine/huang/ruling.ts';
import { HUANG_RULINGS, type HuangPoint } from '../../engine/huang/rulings.ts';
import { type Setup, setupOf } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { entriesOf } from '../../engine/record.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { pointsTurnedOn } from '../case.ts';
import { actOnce } from './act-once.ts';
import type { HuangChoices } from './envelope.ts';

/** The outcome of an action: why it is illegal, which decision it needs first, or the board after it. */
type Verdict =
  | ({ readonly legal: false } & Pick<Refused, 'reason'>)
  | { readonly legal: true; readonly needs: Need }
  | ({
      readonly legal: true;
      readonly points: Points;
      readonly removed: Removed;
      readonly position: Setup;
    } & Pick<Done, 'result' | 'conflict' | 'granaries' | 'handLimit'>);

export type HuangActAnswer = AnswerEnvelope<BoardStep, HuangPoint> & { readonly ok: true } & Verdict;

const ANSWERS = new WeakMap<Outcome, HuangActAnswer>();

/** Answers what an action leads to. */
export function answerAct(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: HuangChoices,
): HuangActAnswer {
  const outcome = actOnce(position, action, decisions, rulings);
  const known = ANSWERS.get(outcome);
  if (known) return known;
  const verdict = verdictOf(outcome, position);
  const verdictUnder = (choices: Rulings) =>
    verdictOf(actOnce(position, action, decisions, choices), position);
  const points = [
    ...(canTurnOnBystanders(outcome, rulings) ? (['bystander-states'] as const) : []),
    ...(isBuilding(action, decisions) ? (['moved-pagoda-tiles'] as const) : []),
    ...(canTurnOnBandits(outcome, position, action) ? (['bandits-count-placed'] as const) : []),
    ...(canTurnOnSurplus(position, action, rulings) ? (['more-than-six'] as const) : []),
  ];
  const turnedOn = pointsTurnedOn(HUANG_RULINGS, points, rulings, verdict, verdictUnder);
  const trace = outcome.trace;
  const answer = { ok: true as const, ...verdict, trace, rulings: [...outcome.used, ...turnedOn].sort() };
  ANSWERS.set(outcome, answer);
  return answer;
}

const tells = ({ trace }: Outcome, name: BoardStep['step']) => trace.some(({ step }) => step === name);

/** Whether the ruling on bystanders can matter: only if a state stays out of the war. */
function canTurnOnBystanders(outcome: Outcome, rulings: Rulings): boolean {
  const isEachFighting =
    rulings['bystander-states'] === 'abstain' && tells(outcome, 'strength') && !tells(outcome, 'bystander');
  return tells(outcome, 'war') && !isEachFighting;
}

function isBuilding(action: Action, decisions: Decisions): boolean {
  return decisions.pagoda !== null || action.type.startsWith('establish');
}

/** Whether the ruling on bandits can matter. A tile that starts a war never touches bandits. */
function canTurnOnBandits(outcome: Outcome, { bandits }: Position, action: Action): boolean {
  const isRed = action.type === 'place-tile' && action.colour === 'red';
  return isRed && bandits.length > 0 && !tells(outcome, 'war');
}

/**
 * Whether a turn ends in which somebody is known to have more than six tiles, at a table that returns them. By default a
 * hand above the limit is kept as it is, and cases that know no other choice name no open point.
 */
function canTurnOnSurplus({ hands = {} }: Position, action: Action, rulings: HuangChoices): boolean {
  if (rulings['more-than-six'] !== 'returned') return false;
  return action.type === 'end-turn' && entriesOf(hands).some(([, hand]) => handSize(hand) > USUAL_HAND);
}

/** Converts an outcome into an answer without its trace. */
function verdictOf(outcome: Outcome, { board }: Position): Verdict {
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
