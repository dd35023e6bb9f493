import { type CitedSentence, capitalize } from '../../../explain/sentence.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import { getSpaceName, type SpaceName } from '../rules/board/board.ts';
import { findGroups } from '../rules/board/groups.ts';
import { reportStates } from '../rules/board/states.ts';
import { type LeaderName, toLeader } from '../rules/leader.ts';
import { getSpaceLeader, type Position } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';
import { toPosition } from '../rules/setup/to-position.ts';
import type { BoardStep } from '../rules/step.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import { describeStepGroup, joinLeavingTiles, type StepGroup } from './board.ts';
import { type BoardPhrases, type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import { makePlaceLabel } from './place-label.ts';
import type { StateNames } from './state-names.ts';
import type { StepOf } from './step-sentences.ts';

/** One part of a state that has split: its first space, all of its spaces, and its leaders. */
interface StatePart {
  readonly at: SpaceName;
  readonly spaces: readonly SpaceName[];
  readonly leaders: readonly LeaderName[];
}

/** A note between the steps that answers a common question of players. */
type Note =
  | { readonly kind: 'joining'; readonly at: SpaceName; readonly isRed: boolean }
  | { readonly kind: 'at-once' }
  | { readonly kind: 'committed'; readonly colour: 'red' | 'yellow' }
  | { readonly kind: 'nobody'; readonly leader: LeaderName; readonly at: SpaceName }
  | { readonly kind: 'apart'; readonly state: SpaceName; readonly parts: readonly StatePart[] };

/** Steps that share a sentence, or a note between steps. */
export type MomentContent = { readonly kind: 'steps'; readonly steps: StepGroup } | Note;

/** One sentence of an action in order: about some of its steps, or a note. */
export interface Moment {
  readonly content: MomentContent;
  /** The number of steps of the trace that are finished at this moment. */
  readonly until: number;
}

/** Returns the moments of an action: all of its steps in order, with notes between them. */
export function listMoments(before: Position, answer: HuangActAnswer, names: StateNames): readonly Moment[] {
  if (!answer.legal || !('position' in answer)) return [];
  const { trace, position: after } = answer;
  let until = 0;
  const lastLeaving = trace.findLastIndex(({ step }) => LEAVING_STEPS.includes(step)) + 1;
  return joinLeavingTiles(trace, names).flatMap((group) => {
    const from = until;
    until += group.length;
    const notes = listNotes(group[0], trace.slice(until), trace);
    const splits = from < lastLeaving && lastLeaving <= until ? findSplitStates(before, after) : [];
    const all: readonly MomentContent[] = [{ kind: 'steps', steps: group }, ...notes, ...splits];
    return all.map((content) => ({ content, until }));
  });
}

const LEAVING_STEPS: readonly BoardStep['step'][] = [
  'leader-left',
  'tile-left',
  'losses',
  'palace-lost',
  'pagoda-lost',
];

/** Returns the notes after a step; `next` are the following steps. */
function listNotes(
  step: BoardStep,
  next: readonly BoardStep[],
  trace: readonly BoardStep[],
): readonly Note[] {
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
      const hasTiles = trace.some((one) => one.step === 'committed' && one.tiles > 0);
      return hasTiles ? [{ kind: 'committed', colour: step.step === 'losses' ? 'red' : 'yellow' }] : [];
    }
    case 'leader-left':
      return step.rule === 'huang/war/losers' && next[0]?.step !== 'scored'
        ? [{ kind: 'nobody', leader: step.leader, at: step.at }]
        : [];
    default:
      return [];
  }
}

/** Returns a note for each state of a position that is split afterwards. */
function findSplitStates(before: Position, after: Setup): readonly Note[] {
  const positionAfter = toPosition(after);
  const { all } = findGroups(positionAfter);
  const nameSpaces = (spaces: readonly number[]) =>
    spaces.map((space) => getSpaceName(positionAfter.board, space));
  return reportStates(before).flatMap(({ id, spaces }) => {
    const parts = all.flatMap((group) => {
      const own = nameSpaces(group.spaces).filter((space) => spaces.includes(space));
      const [at] = own;
      const leaders = group.leaders.map((space) => getSpaceLeader(positionAfter, space).name);
      return at === undefined ? [] : [{ at, spaces: own, leaders }];
    });
    return parts.length > 1 ? [{ kind: 'apart' as const, state: id, parts }] : [];
  });
}

/** An action with its moments. */
interface ActionMoments {
  readonly answer: Pick<HuangActAnswer, 'trace'>;
  readonly names: StateNames;
  readonly moments: readonly Moment[];
}

/** Describes each moment of an action in a sentence, with its rule. */
export function describeMoments(
  { answer: { trace }, names, moments }: ActionMoments,
  t: BoardTranslator & Translator<'huang-replay'>,
): readonly CitedSentence[] {
  const words = createBoardPhrases(names, t);
  return moments.map(({ content, until }) => describeContent(content, words, t, trace.slice(0, until)));
}

function describeContent(
  content: MomentContent,
  words: BoardPhrases,
  t: Translator<'huang-replay'>,
  before: EarlierSteps,
): CitedSentence {
  if (content.kind !== 'steps') return describeNote(content, words, t);
  const [step] = content.steps;
  const text = describeInDetail(step, words, t, before);
  return text === undefined
    ? describeStepGroup(content.steps, words)
    : { rule: step.rule, text: capitalize(text) };
}

/** The steps before the one that is described. */
type EarlierSteps = readonly BoardStep[];

/** Returns a longer sentence for some steps, which replaces the short one; undefined for all others. */
function describeInDetail(
  step: BoardStep,
  words: BoardPhrases,
  t: Translator<'huang-replay'>,
  before: EarlierSteps,
): string | undefined {
  if (step.step === 'war') return describeWar(step, words, t);
  const tie = before.findLast((one) => one.step === 'tied');
  if (step.step !== 'war-won' || !tie) return undefined;
  return t('replay-tie', { player: words.player(tie.decides), state: words.state(step.state) });
}

/** Describes a war with its leaders, colour by colour. */
function describeWar(
  { at, states, leaders }: StepOf<'war'>,
  words: BoardPhrases,
  t: Translator<'huang-replay'>,
): string {
  const pairs = COLOURS.flatMap((colour) => {
    const opponents = leaders.map(toLeader).filter((one) => one.colour === colour);
    const players = words.players(opponents.map(({ dynasty }) => dynasty));
    return opponents.length > 0 ? [t('replay-pair', { kind: words.t(`kind-${colour}`), players })] : [];
  });
  const facts = { where: words.on(at), states: words.list(states.map(words.state)) };
  return t('replay-war', { ...facts, pairs: pairs.join('; ') });
}

function describeNote(note: Note, words: BoardPhrases, t: Translator<'huang-replay'>): CitedSentence {
  switch (note.kind) {
    case 'joining':
      return {
        rule: 'huang/war/unifying-tile',
        text: t(note.isRed ? 'replay-joining-red' : 'replay-joining'),
      };
    case 'at-once':
      return { rule: 'huang/war/losers', text: t('replay-at-once') };
    case 'committed':
      return {
        rule: note.colour === 'red' ? 'huang/war/aftermath' : 'huang/revolt/outcome',
        text: words.t('committed-go'),
      };
    case 'nobody': {
      const text = capitalize(t('replay-nobody', { leader: words.leader(note.leader) }));
      return { rule: 'huang/war/points', text };
    }
    case 'apart':
      return describeSplit(note, words, t);
  }
}

function describeSplit(
  { state, parts }: Extract<Note, { kind: 'apart' }>,
  words: BoardPhrases,
  t: Translator<'huang-replay'>,
): CitedSentence {
  const partTexts = parts.map(({ at, leaders }) =>
    leaders.length > 0
      ? t('replay-part', { place: makePlaceLabel(at), leaders: leaders.map(words.leader).join(', ') })
      : t('replay-part-bare', { place: makePlaceLabel(at) }),
  );
  const text = t('replay-apart', {
    state: words.state(state),
    count: parts.length,
    parts: partTexts.join('; '),
  });
  return { rule: 'huang/states/state', text: capitalize(text) };
}
