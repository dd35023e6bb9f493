import { toQuadruple, toTriple } from '../rules/board/tuple.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import {
  applyPlacements,
  type BoardContent,
  listChangeMarks,
  listLostBuildings,
  outlineRevolt,
  outlineWar,
  type Region,
} from './action-overlay.ts';

/**
 * Makes the frame after some steps of an action: pieces placed so far, removed ones crossed out, and states
 * with their numbers, and with their strengths once these are known.
 */
export function createReplayFrame(
  before: Setup,
  steps: readonly BoardStep[],
  states: readonly Region[],
): BoardContent {
  const setup = withBuildings(applyPlacements(before, steps), steps);
  const isConflict = steps.some(({ step }) => step === 'war' || step === 'joined');
  const outlines = outlineWar(steps, states).map((one) => ({ ...one, isInConflict: isConflict }));
  return {
    setup,
    marks: new Map(listChangeMarks(steps)),
    outlines: [...outlines, ...outlineRevolt(steps, setup)],
    lost: listLostBuildings(steps),
  };
}

/** Adds the buildings built during an action, and removes moved ones from their former place. */
function withBuildings(setup: Setup, steps: readonly BoardStep[]): Setup {
  let { pagodas, palace } = setup;
  for (const step of steps) {
    if (step.step === 'pagoda-lifted') pagodas = pagodas.filter(({ at }) => at.join() !== step.at.join());
    if (step.step === 'palace-lifted') palace = null;
    const [three, four] =
      'at' in step && typeof step.at !== 'string' ? [toTriple(step.at), toQuadruple(step.at)] : [];
    if (step.step === 'pagoda-built' && three) pagodas = [...pagodas, { colour: step.colour, at: three }];
    if (step.step === 'palace-built' && four) palace = four;
  }
  return { ...setup, pagodas, palace };
}
