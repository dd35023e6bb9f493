import type { EvaluatedOption } from '../../../../lessons/evaluate-options.ts';
import type { HuangActAnswer } from '../../referee/answer-action.ts';
import { getSpace } from '../../rules/board/board.ts';
import type { BoardStep } from '../../rules/step.ts';
import type { Draft } from './drafts.ts';
import { listTouchedStates } from './drill-board.ts';
import type { Scenario } from './scenarios.ts';

/** Computes the difficulty of a question from measurable properties. */
export function rateLevel(draft: Draft, all: readonly EvaluatedOption<HuangActAnswer>[]): number {
  const { scenario, ask, commitment } = draft;
  if (ask === 'may' && !commitment)
    return Math.min(2, Math.max(0, countTouchedStates(scenario) - 1) + (isLeaderMoved(scenario) ? 1 : 0));
  const traitCount =
    Object.values(countTraits(scenario, all)).reduce((sum, one) => sum + one, 0) + (commitment ? 1 : 0);
  if (traitCount < 2) return 0;
  return traitCount < 3 ? 1 : 2;
}

/** Returns whether the played leader is already on the board. */
function isLeaderMoved({ builder, setup, action: { type, colour } }: Scenario): boolean {
  return type === 'position-leader' && [...builder.leaders.values()].includes(`${setup.turn}:${colour}`);
}

function countTouchedStates({ builder, action }: Scenario): number {
  return listTouchedStates(
    builder,
    getSpace(builder.board, action.type === 'place-tile' ? action.at : action.to),
  ).length;
}

/** Counts what makes a question hard: states beyond two, bystanders, supporters, ties, many losses. */
function countTraits(scenario: Scenario, all: readonly EvaluatedOption<HuangActAnswer>[]) {
  const { commitments, action } = scenario;
  const steps = all.flatMap(({ answer }) => answer.trace);
  const hasStep = (name: BoardStep['step']) => steps.some(({ step }) => step === name);
  const lost = Math.max(
    ...all.map(({ answer }) => answer.trace.filter(({ step }) => LOSSES.includes(step)).length),
  );
  const isWar = hasStep('war');
  return {
    states: Math.max(0, countTouchedStates(scenario) - (isWar ? 2 : 1)),
    bystanders: hasStep('bystander') ? 1 : 0,
    supporters: commitments.length > 1 ? 1 : 0,
    leaders: commitments.some(({ leader }) => leader) ? 1 : 0,
    ties: hasStep('tied') || steps.some((step) => step.step === 'revolt-won' && step.isTie) ? 1 : 0,
    joining: isWar && action.colour === 'red' ? 1 : 0,
    losses: lost > 3 ? 1 : 0,
  };
}

const LOSSES: readonly BoardStep['step'][] = ['leader-left', 'tile-left', 'pagoda-lost', 'palace-lost'];
