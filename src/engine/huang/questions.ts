import { type Action, type BuildingSite, type Decisions, NO_DECISIONS } from './action.ts';
import { applyAction } from './apply-action.ts';
import { getSpace, getSpaceNames, type SpaceName } from './board.ts';
import { listClusters } from './clusters.ts';
import { listCommitQuestions } from './commitment-questions.ts';
import { findGroups } from './groups.ts';
import { getLeader } from './leader.ts';
import type { ActionOutcome, CompletedAction } from './outcome.ts';
import { findLeaderSpace, type Position } from './position.ts';
import type { HuangRulings } from './ruling.ts';
import type { BoardStep } from './step.ts';
import { toQuadruple, toTriple } from './tuple.ts';
import { COLOURS, type Colour, type Dynasty } from './vocabulary.ts';

/** A question of the rules to a player during an action, with all legal answers. */
export type Question =
  | {
      readonly asks: 'commitment';
      readonly by: Dynasty;
      readonly colour: 'red' | 'yellow';
      /** The states that can be supported; empty in a revolt, where there is no choice. */
      readonly states: readonly SpaceName[];
      /** The maximal number of tiles in the hand; for an unknown hand, the most that it can contain. */
      readonly most: number;
      /** Whether the leader of that colour is in reserve. */
      readonly leader: boolean;
    }
  | { readonly asks: 'tieWinner'; readonly by: Dynasty; readonly options: readonly SpaceName[] }
  | {
      readonly asks: 'discard';
      readonly by: Dynasty;
      readonly options: readonly SpaceName[];
      readonly count: number;
    }
  | { readonly asks: 'pagoda'; readonly by: Dynasty; readonly options: readonly BuildingSite[] }
  | { readonly asks: 'market'; readonly by: Dynasty; readonly options: readonly Colour[] }
  | { readonly asks: 'keepGranary'; readonly by: Dynasty; readonly options: readonly SpaceName[] };

/**
 * Returns all questions during an action, in order, as far as the decisions so far determine them: the
 * questions about a tie and a discard in a war depend on the commitments. An illegal action has no questions.
 * `carryOut` can be replaced by a cached version of `act`.
 */
export function listQuestions(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: HuangRulings,
  carryOut: typeof applyAction = applyAction,
): readonly Question[] {
  const attempt = (some: Partial<Decisions>) =>
    carryOut(position, action, { ...NO_DECISIONS, ...some }, rulings);
  const { commitments, tieWinner } = decisions;
  const given = attempt({ commitments, tieWinner });
  // If an action is refused before strengths are computed, its trace does not show who can commit how much.
  // In that case use the trace without any commitments.
  const hasStrengths = given.kind !== 'refused' || given.trace.some(({ step }) => step === 'strength');
  const basis = hasStrengths ? given : attempt({});
  const asked = [
    ...listCommitQuestions(position, basis.trace, rulings),
    ...tieQuestion(given.trace),
    ...discardQuestion(given),
  ];
  if (asked.length > 0 || basis.kind !== 'done') return asked;
  return action.type === 'end-turn'
    ? granaryQuestion(position)
    : buildingQuestions(basis, position, action, attempt);
}

function tieQuestion(trace: readonly BoardStep[]): readonly Question[] {
  const tie = trace.find((step) => step.step === 'tied');
  return tie ? [{ asks: 'tieWinner', by: tie.decides, options: tie.states }] : [];
}

function discardQuestion(outcome: ActionOutcome): readonly Question[] {
  if (outcome.kind !== 'needs' || outcome.decision !== 'discard') return [];
  const { decision, by, options, count } = outcome;
  return [{ asks: decision, by, options, count }];
}

function granaryQuestion(position: Position): readonly Question[] {
  const space = findLeaderSpace(position, getLeader(position.turn, 'blue'));
  const group = space === undefined ? null : findGroups(position).bySpace[space];
  const granaries = position.granaries.filter((one) => group?.spaces.includes(one));
  if (granaries.length < 2) return [];
  return [{ asks: 'keepGranary', by: position.turn, options: getSpaceNames(position.board, granaries) }];
}

/**
 * Returns the questions after a peaceful tile: what can be built, and which tiles can be taken from the
 * market.
 */
function buildingQuestions(
  placed: CompletedAction,
  position: Position,
  action: Action,
  attempt: (some: Partial<Decisions>) => ActionOutcome,
): readonly Question[] {
  const last = action.type === 'place-tile' ? action.at.at(-1) : undefined;
  if (last === undefined || action.type !== 'place-tile') return [];
  const by = position.turn;
  const isLawful = (some: Partial<Decisions>) => attempt(some).kind === 'done';
  const buildings = sitesAround(placed.position, last).filter((pagoda) => isLawful({ pagoda }));
  const market = COLOURS.filter((colour) => isLawful({ market: colour }));
  return [
    ...(market.length > 0 ? [{ asks: 'market', by, options: market } as const] : []),
    ...(buildings.length > 0 ? [{ asks: 'pagoda', by, options: buildings } as const] : []),
  ];
}

/**
 * Returns all groups of three and four connected tiles of one colour around a space, each with every pagoda
 * that could be moved there.
 */
function sitesAround({ board, tiles, pagodas }: Position, last: SpaceName): readonly BuildingSite[] {
  const space = getSpace(board, last);
  const colour = tiles[space];
  const sized = (size: number) => listClusters(board, space, size, (one) => tiles[one] === colour);
  const movable = pagodas.filter((one) => one.colour === colour).map(({ at }) => getSpaceNames(board, at));
  const triangles = sized(3).map((cluster) => toTriple(getSpaceNames(board, cluster)));
  const bases = sized(4).map((cluster) => toQuadruple(getSpaceNames(board, cluster)));
  return [
    ...triangles.flatMap((at) => (at ? [null, ...movable].map((from) => ({ at, from })) : [])),
    ...bases.flatMap((at) => (at ? [{ at, from: null }] : [])),
  ];
}
