import { getSpaceName, type SpaceName } from '../../engine/huang/board.ts';
import { findGroups as groupsIn } from '../../engine/huang/groups.ts';
import { type LeaderName, toLeader } from '../../engine/huang/leader.ts';
import { getSpaceLeader, type Position } from '../../engine/huang/position.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { reportStates } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { toPosition } from '../../engine/huang/to-position.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { HuangActAnswer } from '../../referee/huang/answer-action.ts';
import { type CitedSentence, capitalize } from '../sentence.ts';
import { describeStepGroup, groupSteps, type StepGroup } from './board.ts';
import type { BoardPhrases } from './board-phrases.ts';
import { makePlaceLabel } from './place-label.ts';
import type { StateNames } from './state-names.ts';
import type { StepOf } from './step-sentences.ts';

/** One part of a state that has split: its first space, and the dynasties that lead it. */
interface Part {
  readonly at: SpaceName;
  readonly spaces: readonly SpaceName[];
  readonly leaders: readonly LeaderName[];
}

/** Additional information between the steps, on what players usually ask. */
type Aside =
  | { readonly kind: 'joining'; readonly at: SpaceName; readonly isRed: boolean }
  | { readonly kind: 'at-once' }
  | { readonly kind: 'committed'; readonly colour: 'red' | 'yellow' }
  | { readonly kind: 'nobody'; readonly leader: LeaderName; readonly at: SpaceName }
  | { readonly kind: 'apart'; readonly state: SpaceName; readonly parts: readonly Part[] };

/** Steps that share a sentence, or additional information between steps. */
export type MomentContent = { readonly kind: 'steps'; readonly steps: StepGroup } | Aside;

/** One sentence of an action in order: about some of its steps, or additional information. */
export interface Moment {
  readonly content: MomentContent;
  /** Number of steps of the trace that are finished at this moment. */
  readonly until: number;
}

/** The moments of an action: all of its steps in order, with additional information. */
export function listMoments(before: Position, answer: HuangActAnswer, names: StateNames): readonly Moment[] {
  if (!answer.legal || !('position' in answer)) return [];
  const { trace, position: after } = answer;
  let until = 0;
  const lastLeaving = trace.findLastIndex(({ step }) => LEAVING.includes(step)) + 1;
  return groupSteps(trace, names).flatMap((group) => {
    const from = until;
    until += group.length;
    const asides = asidesAfter(group[0], trace.slice(until), trace);
    const apart = from < lastLeaving && lastLeaving <= until ? fallenApart(before, after) : [];
    const all: readonly MomentContent[] = [{ kind: 'steps', steps: group }, ...asides, ...apart];
    return all.map((content) => ({ content, until }));
  });
}

const LEAVING: readonly BoardStep['step'][] = [
  'leader-left',
  'tile-left',
  'losses',
  'palace-lost',
  'pagoda-lost',
];

/** The additional information after a step; `next` are the following steps. */
function asidesAfter(
  step: BoardStep,
  next: readonly BoardStep[],
  trace: readonly BoardStep[],
): readonly Aside[] {
  switch (step.step) {
    case 'war': {
      const isRed = trace.some(
        (one) => one.step === 'tile-placed' && one.at === step.at && one.colour === 'red',
      );
      return [{ kind: 'joining', at: step.at, isRed }];
    }
    case 'noted':
      return [{ kind: 'at-once' }];
    case 'losses':
    case 'revolt-won': {
      const isGiven = trace.some((one) => one.step === 'committed' && one.tiles > 0);
      return isGiven ? [{ kind: 'committed', colour: step.step === 'losses' ? 'red' : 'yellow' }] : [];
    }
    case 'leader-left':
      return step.rule === 'huang/war/losers' && next[0]?.step !== 'scored'
        ? [{ kind: 'nobody', leader: step.leader, at: step.at }]
        : [];
    default:
      return [];
  }
}

/** The states of a position that are split afterwards. */
function fallenApart(before: Position, after: Setup): readonly Aside[] {
  const left = toPosition(after);
  const { all } = groupsIn(left);
  const named = (spaces: readonly number[]) => spaces.map((space) => getSpaceName(left.board, space));
  return reportStates(before).flatMap(({ id, spaces }) => {
    const parts = all.flatMap((group) => {
      const own = named(group.spaces).filter((space) => spaces.includes(space));
      const [at] = own;
      const leaders = group.leaders.map((space) => getSpaceLeader(left, space).name);
      return at === undefined ? [] : [{ at, spaces: own, leaders }];
    });
    return parts.length > 1 ? [{ kind: 'apart' as const, state: id, parts }] : [];
  });
}

/** The sentence of each moment of a trace, with its rule. */
export function describeMoments(
  moments: readonly Moment[],
  trace: readonly BoardStep[],
  words: BoardPhrases,
  t: Translator<'huang-film'>,
): readonly CitedSentence[] {
  return moments.map(({ content, until }) => sayTold(content, words, t, trace.slice(0, until)));
}

function sayTold(
  told: MomentContent,
  words: BoardPhrases,
  t: Translator<'huang-film'>,
  before: Said,
): CitedSentence {
  if (told.kind !== 'steps') return sayAside(told, words, t);
  const [step] = told.steps;
  const text = overridden(step, words, t, before);
  return text === undefined
    ? describeStepGroup(told.steps, words)
    : { rule: step.rule, text: capitalize(text) };
}

/** The steps before the one that is described. */
type Said = readonly BoardStep[];

/** Longer sentences for some steps, used here instead of the short ones. */
function overridden(
  step: BoardStep,
  words: BoardPhrases,
  t: Translator<'huang-film'>,
  before: Said,
): string | undefined {
  if (step.step === 'war') return sayWar(step, words, t);
  const tie = before.findLast((one) => one.step === 'tied');
  if (step.step !== 'war-won' || !tie) return undefined;
  return t('film-tie', { player: words.player(tie.decides), state: words.state(step.state) });
}

/** The leaders in a war, colour by colour. */
function sayWar(
  { at, states, leaders }: StepOf<'war'>,
  words: BoardPhrases,
  t: Translator<'huang-film'>,
): string {
  const pairs = COLOURS.flatMap((colour) => {
    const meeting = leaders.map(toLeader).filter((one) => one.colour === colour);
    const players = words.players(meeting.map(({ dynasty }) => dynasty));
    return meeting.length > 0 ? [t('film-pair', { kind: words.t(`kind-${colour}`), players })] : [];
  });
  const facts = { where: words.on(at), states: words.list(states.map(words.state)) };
  return t('film-war', { ...facts, pairs: pairs.join('; ') });
}

function sayAside(aside: Aside, words: BoardPhrases, t: Translator<'huang-film'>): CitedSentence {
  switch (aside.kind) {
    case 'joining':
      return { rule: 'huang/war/unifying-tile', text: t(aside.isRed ? 'film-joining-red' : 'film-joining') };
    case 'at-once':
      return { rule: 'huang/war/losers', text: t('film-at-once') };
    case 'committed':
      return {
        rule: aside.colour === 'red' ? 'huang/war/aftermath' : 'huang/revolt/outcome',
        text: words.t('committed-go'),
      };
    case 'nobody': {
      const text = capitalize(t('film-nobody', { leader: words.leader(aside.leader) }));
      return { rule: 'huang/war/points', text };
    }
    case 'apart':
      return sayApart(aside, words, t);
  }
}

function sayApart(
  { state, parts }: Extract<Aside, { kind: 'apart' }>,
  words: BoardPhrases,
  t: Translator<'huang-film'>,
): CitedSentence {
  const said = parts.map(({ at, leaders }) =>
    leaders.length > 0
      ? t('film-part', { place: makePlaceLabel(at), leaders: leaders.map(words.leader).join(', ') })
      : t('film-part-bare', { place: makePlaceLabel(at) }),
  );
  const text = t('film-apart', { state: words.state(state), count: parts.length, parts: said.join('; ') });
  return { rule: 'huang/states/state', text: capitalize(text) };
}
