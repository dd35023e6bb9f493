import type { BoardStep } from '../../engine/huang/step.ts';
import { capital, type Sentence } from '../sentence.ts';
import { CONFLICT_SENTENCES } from './conflict-steps.ts';
import { type Names, stateAround } from './names.ts';
import { PIECE_SENTENCES, sayTilesLeft } from './piece-steps.ts';
import type { StepOf } from './step-sentences.ts';
import { type BoardTranslator, type Words, wordsOf } from './words.ts';

/**
 * Every step of an action on the board in sentences, in order. Tiles that leave a state together share one
 * sentence; each other step has its own.
 */
export function explainBoard(
  trace: readonly BoardStep[],
  names: Names,
  t: BoardTranslator,
): readonly Sentence[] {
  const words = wordsOf(names, t);
  return groupsOf(trace, names).map((group) => sayGroup(group, words));
}

/** The sentence for a group of steps, with the rule of the first. */
export function sayGroup(group: Group, words: Words): Sentence {
  return { rule: group[0].rule, text: capital(textOf(group, words)) };
}

type TileLeft = StepOf<'tile-left'>;
/** One step, or several tiles that leave together. */
export type Group = readonly [BoardStep, ...TileLeft[]];

export function groupsOf(trace: readonly BoardStep[], names: Names): readonly Group[] {
  const groups: Group[] = [];
  for (const step of trace) {
    const last = groups.at(-1);
    if (last && step.step === 'tile-left' && isOneMore(step, last[0], names))
      groups[groups.length - 1] = [...last, step];
    else groups.push([step]);
  }
  return groups;
}

function isOneMore(tile: TileLeft, first: BoardStep, names: Names): boolean {
  return first.step === 'tile-left' && areAlike(tile, first, names);
}

function areAlike(a: TileLeft, b: TileLeft, names: Names): boolean {
  return a.rule === b.rule && a.colour === b.colour && stateAround(a.at, names) === stateAround(b.at, names);
}

const SENTENCES = { ...PIECE_SENTENCES, ...CONFLICT_SENTENCES };

function textOf(group: Group, words: Words): string {
  const [step, ...others] = group;
  if (step.step === 'tile-left') {
    const state = stateAround(step.at, words.names);
    return sayTilesLeft([step, ...others], words, state && words.state(state.id));
  }
  const say = SENTENCES[step.step] as (step: BoardStep, words: Words) => string; // each takes its own step
  return say(step, words);
}
