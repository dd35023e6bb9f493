import type { Action, Decisions } from '../../engine/huang/action.ts';
import { getSpace } from '../../engine/huang/board.ts';
import { USUAL_HAND_SIZE } from '../../engine/huang/box.ts';
import type {
  ActionOutcome,
  CompletedAction,
  MissingDecision,
  RefusedAction,
} from '../../engine/huang/outcome.ts';
import { countHandTiles, type Position } from '../../engine/huang/position.ts';
import {
  listRemovedPieces,
  type PointsByPlayer,
  type RemovedPieces,
  sumPoints,
} from '../../engine/huang/report.ts';
import type { HuangRulings } from '../../engine/huang/ruling.ts';
import { HUANG_RULING_OPTIONS, type HuangRulingId } from '../../engine/huang/ruling-options.ts';
import { type Setup, toSetup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { entriesOf } from '../../engine/record.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { filterDecisiveRulings } from '../case.ts';
import type { ChosenHuangRulings } from './envelope.ts';
import { memoizedAct } from './memoized-act.ts';

/** The outcome of an action: why it is illegal, which decision it needs first, or the board after it. */
type Verdict =
  | ({ readonly legal: false } & Pick<RefusedAction, 'reason'>)
  | { readonly legal: true; readonly needs: MissingDecision }
  | ({
      readonly legal: true;
      readonly points: PointsByPlayer;
      readonly removed: RemovedPieces;
      readonly position: Setup;
    } & Pick<CompletedAction, 'result' | 'conflict' | 'granaries' | 'handLimit'>);

export type HuangActAnswer = AnswerEnvelope<BoardStep, HuangRulingId> & { readonly ok: true } & Verdict;

const ANSWERS = new WeakMap<ActionOutcome, HuangActAnswer>();

/** Answers what an action leads to. */
export function answerAction(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: ChosenHuangRulings,
): HuangActAnswer {
  const outcome = memoizedAct(position, action, decisions, rulings);
  const known = ANSWERS.get(outcome);
  if (known) return known;
  const verdict = verdictOf(outcome, position);
  const verdictUnder = (choices: HuangRulings) =>
    verdictOf(memoizedAct(position, action, decisions, choices), position);
  const points = [
    ...(canTurnOnBystanders(outcome, rulings) ? (['bystander-states'] as const) : []),
    ...(isBuilding(action, decisions) ? (['moved-pagoda-tiles'] as const) : []),
    ...(canTurnOnBandits(outcome, position, action) ? (['bandits-count-placed'] as const) : []),
    ...(canTurnOnSurplus(position, action, rulings) ? (['more-than-six'] as const) : []),
  ];
  const turnedOn = filterDecisiveRulings(HUANG_RULING_OPTIONS, points, rulings, verdict, verdictUnder);
  const trace = outcome.trace;
  const answer = { ok: true as const, ...verdict, trace, rulings: [...outcome.used, ...turnedOn].sort() };
  ANSWERS.set(outcome, answer);
  return answer;
}

const tells = ({ trace }: ActionOutcome, name: BoardStep['step']) => trace.some(({ step }) => step === name);

/** Whether the ruling on bystanders can matter: only if a state stays out of the war. */
function canTurnOnBystanders(outcome: ActionOutcome, rulings: HuangRulings): boolean {
  const isEachFighting =
    rulings['bystander-states'] === 'abstain' && tells(outcome, 'strength') && !tells(outcome, 'bystander');
  return tells(outcome, 'war') && !isEachFighting;
}

function isBuilding(action: Action, decisions: Decisions): boolean {
  return decisions.pagoda !== null || action.type.startsWith('establish');
}

/** Whether the ruling on bandits can matter. A tile that starts a war never touches bandits. */
function canTurnOnBandits(outcome: ActionOutcome, { bandits }: Position, action: Action): boolean {
  const isRed = action.type === 'place-tile' && action.colour === 'red';
  return isRed && bandits.length > 0 && !tells(outcome, 'war');
}

/**
 * Whether a turn ends in which somebody is known to have more than six tiles, at a table that returns them. By default a
 * hand above the limit is kept as it is, and cases that know no other choice name no open point.
 */
function canTurnOnSurplus({ hands = {} }: Position, action: Action, rulings: ChosenHuangRulings): boolean {
  if (rulings['more-than-six'] !== 'returned') return false;
  return (
    action.type === 'end-turn' && entriesOf(hands).some(([, hand]) => countHandTiles(hand) > USUAL_HAND_SIZE)
  );
}

/** Converts an outcome into an answer without its trace. */
function verdictOf(outcome: ActionOutcome, { board }: Position): Verdict {
  switch (outcome.kind) {
    case 'refused':
      return { legal: false, reason: outcome.reason };
    case 'needs': {
      const { decision, by, options } = outcome;
      const needs: MissingDecision =
        decision === 'discard' ? { decision, by, options, count: outcome.count } : { decision, by, options };
      return { legal: true, needs };
    }
    case 'done': {
      const { result, trace, position, conflict, granaries, handLimit } = outcome;
      return {
        legal: true,
        result,
        points: sumPoints(trace),
        removed: listRemovedPieces(trace, (space) => getSpace(board, space)),
        position: toSetup(position),
        ...(conflict && { conflict }),
        ...(granaries !== undefined && { granaries }),
        ...(handLimit !== undefined && { handLimit }),
      };
    }
  }
}
