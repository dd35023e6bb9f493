import type { SpaceName } from '../rules/board/board.ts';
import { toLeader } from '../rules/leader.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { BoardStep } from '../rules/step.ts';
import type { TextLabel } from './labels.ts';
import type { HuangMark } from './marks.ts';

/** A group of spaces with a border, and next to it a label with its number and its strength. */
export interface Outline {
  readonly spaces: readonly string[];
  /** The number of the state in the texts. */
  readonly number?: number | undefined;
  readonly strength?: number | undefined;
  /** Whether it is drawn thicker, because it takes part in the conflict. */
  readonly isInConflict: boolean;
  /** Its label on a map; undefined until it has been placed. */
  readonly label?: TextLabel | undefined;
}

/** The pieces, marks and outlines that a picture of the board shows. */
export interface BoardContent {
  readonly setup: Setup;
  readonly marks: ReadonlyMap<string, HuangMark>;
  readonly outlines: readonly Outline[];
  /** Buildings and bandits that leave the board, by their spaces; they are crossed out. */
  readonly lost: readonly (readonly string[])[];
  /** The area that is dimmed to highlight the rest, as the `d` of a path. */
  readonly shade?: string | undefined;
}

/** A state: its id and its spaces. */
export interface Region {
  readonly id: SpaceName;
  readonly spaces: readonly SpaceName[];
}

/** Spaces with the mark of each. A later mark of the same space replaces an earlier one. */
export type SpaceMarks = readonly (readonly [string, HuangMark])[];

/** The marks for the consequences of placing a piece. */
const CONSEQUENCES = ['peace', 'war', 'revolt', 'bandits'] as const;
/** Spaces where a piece can be placed, by consequence. */
type Placements = Readonly<Partial<Record<(typeof CONSEQUENCES)[number], readonly string[]>>>;

/** Marks the spaces where a piece can be placed with the consequence. */
export function markPlacements(placements: Placements): SpaceMarks {
  return CONSEQUENCES.flatMap((kind) => (placements[kind] ?? []).map((space) => [space, kind] as const));
}

/** Returns the marks of the tiles and leaders that are placed or removed in a trace, by space. */
export function listChangeMarks(trace: readonly BoardStep[]): SpaceMarks {
  return trace.flatMap((step): SpaceMarks => {
    if (step.step === 'tile-placed') return [[step.at, 'fresh']];
    if (step.step === 'leader-placed') return [[step.to, 'fresh']];
    return step.step === 'leader-left' || step.step === 'tile-left' ? [[step.at, 'gone']] : [];
  });
}

/**
 * Returns the setup during an action: placed pieces are added; removed ones stay, except for a leader that
 * moves.
 */
export function applyPlacements(setup: Setup, trace: readonly BoardStep[]): Setup {
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

/** Makes the outlines of the states at war with their numbers, and their strengths once known. */
export function outlineWar(trace: readonly BoardStep[], states: readonly Region[]): readonly Outline[] {
  return states.map(({ id, spaces }, i) => ({
    spaces,
    number: i + 1,
    strength: findStrength(id, trace),
    isInConflict: true,
  }));
}

/** Makes the outlines of the two leaders of a revolt with their strengths. */
export function outlineRevolt(trace: readonly BoardStep[], { leaders }: Setup): readonly Outline[] {
  const revolt = trace.find((step) => step.step === 'revolt');
  if (!revolt) return [];
  return Object.entries(leaders).flatMap(([space, leader]) => {
    if (leader !== revolt.attacker && leader !== revolt.defender) return [];
    const strength = findStrength(toLeader(leader).dynasty, trace);
    return strength === undefined ? [] : [{ spaces: [space], strength, isInConflict: true }];
  });
}

/** Returns the strength of a state, or of a player in a revolt; undefined if it is not known yet. */
function findStrength(side: string, trace: readonly BoardStep[]): number | undefined {
  const found = trace.find((step) => step.step === 'strength' && step.of === side);
  return found && 'strength' in found ? found.strength : undefined;
}

/** Returns the buildings and bandits that an action removes, by their spaces. */
export function listLostBuildings(trace: readonly BoardStep[]): readonly (readonly string[])[] {
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
