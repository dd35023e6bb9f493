import { listCitedRules } from '../../../core/answer.ts';
import { checkUntrusted } from '../../../core/case.ts';
import { createCaseEvaluator } from '../../../lessons/case-evaluator.ts';
import { HUANG_ACT_HANDLER } from '../referee/act.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import { reportStates } from '../rules/board/states.ts';
import { listDynasties } from '../rules/leader.ts';
import type { BoardStep } from '../rules/step.ts';
import { parseCasePosition } from './parse-case-position.ts';

/** Evaluates actions on the board of Huang for lessons. */
export const ACTION_EVALUATOR = createCaseEvaluator(
  HUANG_ACT_HANDLER,
  (answer, refereeCase) => ({
    isLawful: answer.legal,
    result: getResult(answer),
    winners: listWinners(answer, refereeCase),
    sides: listSides(answer.trace),
    removed: answer.trace.flatMap(listVacatedSpaces),
    points: answer.trace.flatMap(listPoints),
    forbiddenBy: answer.trace.find(({ step }) => step === 'refused')?.rule,
    cited: listCitedRules(answer),
  }),
  (written) => {
    const position = parseCasePosition(written);
    return position && { ...written, position };
  },
);

/** Returns the result; `war` also while a decision in it is missing. */
function getResult(answer: HuangActAnswer): string | undefined {
  if ('result' in answer) return answer.result;
  return answer.trace.some(({ step }) => step === 'war') ? 'war' : undefined;
}

/** Returns the winning state, by its first space and by the dynasties whose leaders were in the war. */
function listWinners({ trace }: HuangActAnswer, refereeCase: object): readonly string[] {
  const revolt = trace.find((step) => step.step === 'revolt-won');
  if (revolt) return [revolt.player];
  if (trace.some(({ step }) => step === 'tied')) return ['tie'];
  const won = trace.find((step) => step.step === 'war-won');
  const war = trace.find((step) => step.step === 'war');
  const checked = won && checkUntrusted(HUANG_ACT_HANDLER.check, refereeCase);
  if (!won || !war || !checked?.ok) return [];
  const leaders = reportStates(checked.value.position).flatMap((state) =>
    state.id === won.state ? Object.values(state.leaders) : [],
  );
  return [won.state, ...listDynasties(leaders.filter((leader) => war.leaders.includes(leader)))];
}

/** Returns the dynasties in conflict and, in a war, `tie`, which the acting player decides. */
function listSides(trace: readonly BoardStep[]): readonly string[] {
  return trace.flatMap((step): readonly string[] => {
    if (step.step === 'revolt') return listDynasties([step.attacker, step.defender]);
    return step.step === 'war' ? [...listDynasties(step.leaders), 'tie'] : [];
  });
}

function listPoints(step: BoardStep): readonly string[] {
  return step.step === 'scored' ? Array(step.points).fill(`${step.player}:${step.colour}`) : [];
}

/** Returns the spaces that pieces leave in a step. */
function listVacatedSpaces(step: BoardStep): readonly string[] {
  switch (step.step) {
    case 'leader-left':
    case 'tile-left':
    case 'granary-lost':
    case 'granary-taken':
      return [step.at];
    case 'pagoda-lost':
    case 'palace-lost':
    case 'bandits-beaten':
      return step.at;
    default:
      return [];
  }
}
