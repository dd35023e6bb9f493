import { toLeader } from '../engine/huang/leader.ts';
import { reportStates } from '../engine/huang/states.ts';
import type { BoardStep } from '../engine/huang/step.ts';
import { listCitedRules } from '../referee/answer.ts';
import { checkUntrusted } from '../referee/case.ts';
import { HUANG_ACT_HANDLER } from '../referee/huang/act.ts';
import type { HuangActAnswer } from '../referee/huang/answer-action.ts';
import type { AnswerFacts, CaseEvaluator } from './case-evaluator.ts';
import { parseCasePosition } from './parse-case-position.ts';

/** Evaluates actions on the board of Huang for lessons. */
export const ACTION_EVALUATOR: CaseEvaluator<HuangActAnswer> = {
  toCase(written) {
    const position = parseCasePosition(written);
    return position && { ...written, position };
  },
  answerCase(asked) {
    const answer = HUANG_ACT_HANDLER.answer(asked);
    return answer.ok ? answer : undefined;
  },
  getFacts(answer, asked): AnswerFacts {
    const { trace } = answer;
    return {
      isLawful: answer.legal,
      result: resultOf(answer),
      winners: winnersIn(answer, asked),
      sides: sidesIn(trace),
      removed: trace.flatMap(leftIn),
      points: trace.flatMap(pointsIn),
      forbiddenBy: trace.find(({ step }) => step === 'refused')?.rule,
      cited: listCitedRules(answer),
    };
  },
};

/** The result; `war` also while something in it is undecided. */
function resultOf(answer: HuangActAnswer): string | undefined {
  if ('result' in answer) return answer.result;
  return answer.trace.some(({ step }) => step === 'war') ? 'war' : undefined;
}

/** The winning state, by its first space and by the dynasties whose leaders fought for it. */
function winnersIn({ trace }: HuangActAnswer, asked: object): readonly string[] {
  const revolt = trace.find((step) => step.step === 'revolt-won');
  if (revolt) return [revolt.player];
  if (trace.some(({ step }) => step === 'tied')) return ['tie'];
  const won = trace.find((step) => step.step === 'war-won');
  const war = trace.find((step) => step.step === 'war');
  const checked = won && checkUntrusted(HUANG_ACT_HANDLER.check, asked);
  if (!won || !war || !checked?.ok) return [];
  const leaders = reportStates(checked.value.position).flatMap((state) =>
    state.id === won.state ? Object.values(state.leaders) : [],
  );
  return [won.state, ...dynastiesOf(leaders.filter((leader) => war.leaders.includes(leader)))];
}

/** The dynasties in conflict and, in a war, the acting player, who decides a tie. */
function sidesIn(trace: readonly BoardStep[]): readonly string[] {
  return trace.flatMap((step) => {
    if (step.step === 'revolt') return dynastiesOf([step.attacker, step.defender]);
    return step.step === 'war' ? [...dynastiesOf(step.leaders), 'tie'] : [];
  });
}

function dynastiesOf(leaders: readonly Parameters<typeof toLeader>[0][]): readonly string[] {
  return [...new Set(leaders.map((leader) => toLeader(leader).dynasty))];
}

function pointsIn(step: BoardStep): readonly string[] {
  return step.step === 'scored' ? Array(step.points).fill(`${step.player}:${step.colour}`) : [];
}

/** The spaces that pieces leave in a step. */
function leftIn(step: BoardStep): readonly string[] {
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
