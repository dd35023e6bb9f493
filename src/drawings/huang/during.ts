import type { SpaceName } from '../../engine/huang/board.ts';
import { leaderNamed } from '../../engine/huang/leader.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import type { Mark } from './marks.ts';
import type { Tag } from './tags.ts';

/** A group of spaces with a line round it, and at its head its number on a disc and its strength on a plate beside it. */
export interface Outline {
  readonly spaces: readonly string[];
  /** By which the texts call the state. */
  readonly number?: number | undefined;
  readonly strength?: number | undefined;
  /** Drawn heavier: it takes part in what is being settled. */
  readonly isKey: boolean;
  /** Where its plate lies on a map, and what it says; none until it has been placed. */
  readonly tag?: Tag | undefined;
}

/** A state by its first space, with all its spaces. */
interface Region {
  readonly id: SpaceName;
  readonly spaces: readonly SpaceName[];
}

/** What an action puts on the board and takes from it. */
export function changeMarks(trace: readonly BoardStep[]): readonly (readonly [string, Mark])[] {
  return trace.flatMap((step): readonly (readonly [string, Mark])[] => {
    if (step.step === 'tile-placed') return [[step.at, 'fresh']];
    if (step.step === 'leader-placed') return [[step.to, 'fresh']];
    return step.step === 'leader-left' || step.step === 'tile-left' ? [[step.at, 'gone']] : [];
  });
}

/** A set-up with what an action puts on the board, and nothing taken away yet but a leader that moves. */
export function setupDuring(setup: Setup, trace: readonly BoardStep[]): Setup {
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
export function warOutlines(trace: readonly BoardStep[], states: readonly Region[]): readonly Outline[] {
  return states.map(({ id, spaces }, i) => ({
    spaces,
    number: i + 1,
    strength: strengthOf(id, trace),
    isKey: true,
  }));
}

/** The two leaders of a revolt with their strengths. */
export function revoltOutlines(trace: readonly BoardStep[], { leaders }: Setup): readonly Outline[] {
  const revolt = trace.find((step) => step.step === 'revolt');
  if (!revolt) return [];
  return Object.entries(leaders).flatMap(([space, leader]) => {
    if (leader !== revolt.attacker && leader !== revolt.defender) return [];
    const strength = strengthOf(leaderNamed(leader).dynasty, trace);
    return strength === undefined ? [] : [{ spaces: [space], strength, isKey: true }];
  });
}

/** How strong a state or, in a revolt, a player was. */
function strengthOf(side: string, trace: readonly BoardStep[]): number | undefined {
  const found = trace.find((step) => step.step === 'strength' && step.of === side);
  return found && 'strength' in found ? found.strength : undefined;
}

/** Buildings and bandits that an action takes off the board, by their spaces. */
export function lostBuildings(trace: readonly BoardStep[]): readonly (readonly string[])[] {
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
