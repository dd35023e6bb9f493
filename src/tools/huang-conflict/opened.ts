import { nameAt, type SpaceName } from '../../engine/huang/board.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import { leaderNamed, leaderOf } from '../../engine/huang/leader.ts';
import { type Position, spaceOf } from '../../engine/huang/position.ts';
import { setupOf } from '../../engine/huang/setup.ts';
import { statesOf } from '../../engine/huang/states.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { type Names, namesOf, stateAround } from '../../explain/huang/names.ts';
import type { HuangActCase } from '../../referee/huang/act.ts';
import { answerAct } from '../../referee/huang/act-answer.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import type { HuangStatesCase } from '../../referee/huang/states.ts';
import {
  COMMITMENTS_OPEN,
  type HuangConflict,
  MOST_SIDES,
  NOBODY_COMMITS,
  type SideEntry,
} from '../../saves/huang-conflict.ts';
import type { OpenedWhat } from '../shell/open-panel.tsx';
import { questionOf } from './answer.ts';
import type { AnswerTexts } from './kit.ts';
import { freshConflict, NO_SIDE, withGift, withNobodyCommitting, withRevoltGift } from './state.ts';
import { unfinishedSetup } from './unfinished.ts';

// A war or a revolt on the board, by its numbers. They hold what decides it: the states with their red tiles and leaders,
// the yellow tiles beside two leaders, who acts, what is committed, who wins a tie, the edition and the reading of
// bystanders. Where things lie, hands and buildings they do not hold.

/**
 * The conflict that an action on a board starts; undefined where it starts none, or something in it is forbidden. A case
 * without commitments is final, unless `also` says that they are open; one that is open here stays as it is.
 */
export function stateFrom(
  what: OpenedWhat,
  before: HuangConflict,
  also?: unknown,
): HuangConflict | undefined {
  const opened = conflictFrom(what, before);
  if (!opened || !('ask' in what) || what.ask !== 'act' || also === COMMITMENTS_OPEN) return opened;
  const isSaidHere = opened === before && also !== NOBODY_COMMITS;
  const isGiven = givenIn(questionOf(opened)?.decisions.commitments ?? []).length > 0;
  return isSaidHere || isGiven ? opened : withNobodyCommitting(opened);
}

function conflictFrom(what: OpenedWhat, before: HuangConflict): HuangConflict | undefined {
  if (!('ask' in what) || what.game !== 'huang') return undefined;
  if (what.ask === 'states') return isOwnSoFar(what, before) ? before : atRest(what);
  if (what.ask !== 'act') return undefined;
  const { position, action, decisions, rulings } = what;
  const { legal, trace } = answerAct(position, action, decisions, rulings);
  if (isOwn(what, before)) return withDecisions(what, namesOf(trace, position), before);
  if (!legal) return undefined;
  const fresh = { ...freshBy(what), acting: position.turn };
  const begun = warIn(what, trace, fresh) ?? revoltIn(trace, fresh);
  return begun && withDecisions(what, namesOf(trace, position), begun);
}

type OnBoard = HuangActCase | HuangStatesCase;

/** A conflict of which nothing is known but the table that it is on. */
function freshBy({ edition, rulings, position }: OnBoard): HuangConflict {
  const { players } = position;
  return { ...freshConflict(), edition, bystanders: rulings['bystander-states'], players };
}

/** The states of a position as those of a war to come; undefined where none is, or more than one tile unites. */
function atRest(what: HuangStatesCase): HuangConflict | undefined {
  const states = statesOf(what.position).map(({ spaces }) => sideFrom(what.position, spaces));
  const [first, second = NO_SIDE, ...others] = states;
  if (!first || states.length > MOST_SIDES) return undefined;
  const fresh = freshBy(what);
  return { ...fresh, war: { ...fresh.war, sides: [first, second, ...others] } };
}

/** Whether it is what is known so far of the conflict that is open. */
function isOwnSoFar({ position }: HuangStatesCase, before: HuangConflict): boolean {
  const setup = unfinishedSetup(before);
  const own = setup && positionFor(setup);
  return own?.ok === true && JSON.stringify(setupOf(position)) === JSON.stringify(setupOf(own.value));
}

/** Whether it is the board that was made up for the conflict which is open: then that knows more than the board. */
function isOwn({ position, action }: HuangActCase, before: HuangConflict): boolean {
  const question = questionOf(before);
  const own = question && positionFor(question.setup);
  if (!question || !own?.ok) return false;
  const written = JSON.stringify([setupOf(position), action]);
  return written === JSON.stringify([setupOf(own.value), question.action]);
}

/** The states that a tile has joined in a war: their red tiles, and their leaders in the order in which they stand. */
function warIn(
  what: HuangActCase,
  trace: readonly BoardStep[],
  fresh: HuangConflict,
): HuangConflict | undefined {
  if (!trace.some(({ step }) => step === 'war')) return undefined;
  const { states } = namesOf(trace, what.position);
  const sides = states.map(({ spaces }) => sideFrom(what.position, spaces));
  return { ...fresh, kind: 'war', war: { ...fresh.war, sides } };
}

/** A state by its spaces: its red tiles, and its leaders in the order in which they stand. */
function sideFrom(position: Position, spaces: readonly SpaceName[]): SideEntry {
  const { tiles, leaders } = setupOf(position);
  return {
    tiles: spaces.filter((space) => tiles[space] === 'red').length,
    leaders: Object.entries(leaders).flatMap(([space, leader]) => (spaces.includes(space) ? [leader] : [])),
  };
}

/** The two leaders of a revolt, with the yellow tiles that touch each. */
function revoltIn(trace: readonly BoardStep[], fresh: HuangConflict): HuangConflict | undefined {
  const revolt = trace.find((step) => step.step === 'revolt');
  const strengths = trace.flatMap((step) => (step.step === 'strength' ? [step.tiles] : []));
  const [attacker, defender] = strengths;
  if (!revolt || attacker === undefined || defender === undefined) return undefined;
  const { colour, dynasty } = leaderNamed(revolt.defender);
  const beside = { attacker, defender };
  return { ...fresh, kind: 'revolt', revolt: { ...fresh.revolt, colour, defender: dynasty, beside } };
}

/** What was committed, and which state wins a tie. What says the same already stays. */
function withDecisions(what: HuangActCase, names: Names, state: HuangConflict): HuangConflict {
  const { commitments } = what.decisions;
  const question = questionOf(state);
  const isGiven = question && JSON.stringify(question.decisions.commitments) === JSON.stringify(commitments);
  const given = isGiven ? state : committed(what, names, state);
  if (state.kind === 'revolt') return given;
  const tieWinner = numberOf(what.decisions.tieWinner, names);
  if (tieWinner === null || tieWinner === given.war.tieWinner) return given;
  return { ...given, war: { ...given.war, tieWinner } };
}

function committed({ decisions }: HuangActCase, names: Names, state: HuangConflict): HuangConflict {
  const { war, revolt } = freshConflict();
  const bare: HuangConflict = {
    ...state,
    ...(state.kind === 'war'
      ? { war: { ...state.war, gifts: war.gifts } }
      : { revolt: { ...state.revolt, gifts: revolt.gifts } }),
  };
  return givenIn(decisions.commitments).reduce((before, { by, to, tiles, leader }) => {
    if (state.kind === 'revolt')
      return withRevoltGift(before, by === state.acting ? 'attacker' : 'defender', { tiles, leader });
    const side = numberOf(to, names);
    return side === null ? before : withGift(before, by, { tiles, leader, to: side });
  }, bare);
}

/** The number of the state in which a space lies, counted from 0. */
function numberOf(space: string | null, names: Names): number | null {
  const state = space === null ? undefined : stateAround(space, names);
  return state ? names.states.indexOf(state) : null;
}

/** What a board knows of a conflict and numbers do not hold. */
function lackingOf(what: HuangActCase): readonly Lack[] {
  const { position, action, decisions } = what;
  const { trace } = answerAct(position, action, decisions, what.rulings);
  const { states } = namesOf(trace, position);
  const matching = states.length > 0 ? 'red' : 'yellow';
  const isElsewhere = position.players.some((player) => {
    const space = spaceOf(position, leaderOf(player, matching));
    return (
      space !== undefined && !states.some(({ spaces }) => spaces.includes(nameAt(position.board, space)))
    );
  });
  const { pagodas, palace, granaries, hands } = position;
  const lacks: Readonly<Record<Lack, boolean>> = {
    hands: hands !== undefined && Object.keys(hands).length > 0,
    reserve: isElsewhere,
    buildings: pagodas.length + granaries.length > 0 || palace !== null,
    chain: action.type === 'place-tile' && action.at.length > 1,
    discard: decisions.discard !== null,
  };
  return LACKS.filter((lack) => lacks[lack]);
}

const LACKS = ['hands', 'reserve', 'buildings', 'chain', 'discard'] as const;
type Lack = (typeof LACKS)[number];

/** The same in a sentence. */
export function lackingIn(what: OpenedWhat, t: AnswerTexts): string | undefined {
  if (!('ask' in what) || what.game !== 'huang' || what.ask !== 'act') return undefined;
  const lacks = lackingOf(what);
  if (lacks.length === 0) return undefined;
  return t('numbers-lack', { what: lacks.map((lack) => t(`lack-${lack}`)).join(', ') });
}
