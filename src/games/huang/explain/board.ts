import { type CitedSentence, capitalize } from '../../../explain/sentence.ts';
import type { BoardStep } from '../rules/step.ts';
import { type BoardPhrases, type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import { CONFLICT_SENTENCES } from './conflict-steps.ts';
import { describeLeavingTiles, PIECE_SENTENCES } from './piece-steps.ts';
import { findNumberedState, type StateNames } from './state-names.ts';
import type { StepOf } from './step-sentences.ts';

/**
 * Explains every step of an action on the board, in order. Tiles that leave a state together share one
 * sentence; each other step has its own.
 */
export function explainBoardSteps(
  trace: readonly BoardStep[],
  names: StateNames,
  t: BoardTranslator,
): readonly CitedSentence[] {
  const words = createBoardPhrases(names, t);
  return joinLeavingTiles(trace, names).map((group) => describeStepGroup(group, words));
}

/** Describes a group of steps in a sentence, with the rule of the first. */
export function describeStepGroup(group: StepGroup, words: BoardPhrases): CitedSentence {
  return { rule: group[0].rule, text: capitalize(describeGroup(group, words)) };
}

type TileLeft = StepOf<'tile-left'>;
/** One step, or several tiles that leave together. */
export type StepGroup = readonly [BoardStep, ...TileLeft[]];

/**
 * Joins consecutive steps in which tiles of one colour leave a state by the same rule into one group; every
 * other step is a group of its own.
 */
export function joinLeavingTiles(trace: readonly BoardStep[], names: StateNames): readonly StepGroup[] {
  const groups: StepGroup[] = [];
  for (const step of trace) {
    const last = groups.at(-1);
    if (last && step.step === 'tile-left' && isOneMore(step, last[0], names))
      groups[groups.length - 1] = [...last, step];
    else groups.push([step]);
  }
  return groups;
}

function isOneMore(tile: TileLeft, first: BoardStep, names: StateNames): boolean {
  return first.step === 'tile-left' && areAlike(tile, first, names);
}

function areAlike(a: TileLeft, b: TileLeft, names: StateNames): boolean {
  return (
    a.rule === b.rule &&
    a.colour === b.colour &&
    findNumberedState(a.at, names) === findNumberedState(b.at, names)
  );
}

const SENTENCES = { ...PIECE_SENTENCES, ...CONFLICT_SENTENCES };

function describeGroup(group: StepGroup, words: BoardPhrases): string {
  const [step, ...others] = group;
  if (step.step === 'tile-left') {
    const state = findNumberedState(step.at, words.names);
    return describeLeavingTiles([step, ...others], words, state && words.state(state.id));
  }
  // Each function takes its own kind of step.
  const describe = SENTENCES[step.step] as (step: BoardStep, words: BoardPhrases) => string;
  return describe(step, words);
}
