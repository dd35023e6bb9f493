import type { Question } from '../../../engine/huang/questions.ts';
import type { BoardStep } from '../../../engine/huang/step.ts';
import { type Names, namesOf } from '../../../explain/huang/names.ts';
import type { HuangTable } from '../../../saves/huang-board.ts';
import type { Outline } from './Drawing.tsx';
import { judge, positionIn, questionsIn } from './judge.ts';
import type { Mark } from './marks.ts';
import type { Hand, Picture, Scene } from './scene.ts';
import type { Setup } from './setup.ts';
import type { House } from './table.ts';

/** An action being settled: its next question, or its outcome. */
export function hearingScene(
  table: HuangTable,
  house: House,
  setup: Setup,
  { chosen, isBefore }: Hand,
): Scene {
  const { answer } = judge(table, house);
  const position = positionIn(table, house);
  const nothing = { setup, marks: new Map(), outlines: [], lost: [] };
  if (!answer.ok || !position || !table.dispute) return { kind: 'broken', ...nothing };
  const questions = questionsIn(table, house);
  const { asked } = table.dispute;
  const names = namesOf(answer.trace, position);
  const question = questions[asked];
  const during: Picture = {
    setup: setupDuring(setup, answer.trace),
    marks: new Map([...changeMarks(answer.trace), ...(question ? questionMarks(question, chosen) : [])]),
    outlines: warOutlines(answer.trace, names),
    lost: lostBuildings(answer.trace),
  };
  if (question) return { kind: 'asking', question, at: asked, count: questions.length, names, ...during };
  const hasAfter = answer.legal && 'position' in answer;
  if (isBefore || !hasAfter) return { kind: 'settled', answer, names, ...during };
  return { kind: 'settled', answer, names, ...nothing, setup: { ...setup, ...answer.position } };
}

/** Spaces that may answer a question, and those that were chosen. */
function questionMarks(question: Question, chosen: readonly string[]): readonly (readonly [string, Mark])[] {
  const options = question.asks === 'discard' || question.asks === 'keepGranary' ? question.options : [];
  return [
    ...options.map((space) => [space, 'option'] as const),
    ...chosen.map((space) => [space, 'chosen'] as const),
  ];
}

/** What an action puts on the board and takes from it. */
function changeMarks(trace: readonly BoardStep[]): readonly (readonly [string, Mark])[] {
  return trace.flatMap((step): readonly (readonly [string, Mark])[] => {
    if (step.step === 'tile-placed') return [[step.at, 'fresh']];
    if (step.step === 'leader-placed') return [[step.to, 'fresh']];
    return step.step === 'leader-left' || step.step === 'tile-left' ? [[step.at, 'gone']] : [];
  });
}

/** Buildings and bandits that an action takes off the board. */
function lostBuildings(trace: readonly BoardStep[]): readonly (readonly string[])[] {
  return trace.flatMap((step) => {
    switch (step.step) {
      case 'pagoda-lost':
      case 'palace-lost':
      case 'bandits-beaten':
        return [step.at];
      case 'granary-lost':
      case 'granary-taken':
        return [[step.at]];
      default:
        return [];
    }
  });
}

/** The position with what an action puts on the board, and nothing taken away yet but a leader that moves. */
function setupDuring(setup: Setup, trace: readonly BoardStep[]): Setup {
  let { tiles, leaders } = setup;
  for (const step of trace) {
    if (step.step === 'tile-placed') tiles = { ...tiles, [step.at]: step.colour };
    if (step.step === 'leader-lifted') {
      const { [step.at]: _, ...others } = leaders;
      leaders = others;
    }
    if (step.step === 'leader-placed') leaders = { ...leaders, [step.to]: step.leader };
  }
  return { ...setup, tiles, leaders };
}

/** The states at war by their numbers, with their strength once it is known. */
function warOutlines(trace: readonly BoardStep[], { states }: Names): readonly Outline[] {
  const strengthOf = (id: string) =>
    trace.find((step) => step.step === 'strength' && step.of === id) as { strength: number } | undefined;
  return states.map(({ id, spaces }, i) => {
    const known = strengthOf(id);
    return { spaces, sign: known ? `${i + 1}: ${known.strength}` : String(i + 1), isKey: true };
  });
}
