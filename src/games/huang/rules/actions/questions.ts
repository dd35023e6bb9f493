import { getSpace, getSpaceNames, type SpaceName } from '../board/board.ts';
import { listClusters } from '../board/clusters.ts';
import { findGroups } from '../board/groups.ts';
import { toQuadruple, toTriple } from '../board/tuple.ts';
import { type CommitmentQuestion, listCommitQuestions } from '../conflict/commitment-questions.ts';
import type { HuangRulings } from '../ruling.ts';
import type { Position } from '../setup/position.ts';
import type { BoardStep } from '../step.ts';
import { COLOURS, type Colour, type Dynasty } from '../vocabulary.ts';
import { type Action, type BuildingPlacement, type Decisions, NO_DECISIONS } from './action.ts';
import { applyAction } from './apply-action.ts';
import { listOwnGranaries } from './end-turn.ts';
import type { ActionOutcome, CompletedAction } from './outcome.ts';

/** A question of the rules to a player during an action, with all legal answers. */
export type Question =
  | CommitmentQuestion
  | { readonly asks: 'tieWinner'; readonly by: Dynasty; readonly options: readonly SpaceName[] }
  | {
      readonly asks: 'discard';
      readonly by: Dynasty;
      readonly options: readonly SpaceName[];
      readonly count: number;
    }
  | { readonly asks: 'pagoda'; readonly by: Dynasty; readonly options: readonly BuildingPlacement[] }
  | { readonly asks: 'market'; readonly by: Dynasty; readonly options: readonly Colour[] }
  | { readonly asks: 'keepGranary'; readonly by: Dynasty; readonly options: readonly SpaceName[] };

/**
 * Returns all questions during an action, in order, as far as the decisions so far determine them: the
 * questions about a tie and a discard in a war depend on the commitments. An illegal action has no questions.
 * `known` is the outcome of the action with these decisions; it is computed if it is not given.
 */
export function listQuestions(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: HuangRulings,
  known: ActionOutcome = applyAction(position, action, decisions, rulings),
): readonly Question[] {
  const attempt = (some: Partial<Decisions>) =>
    applyAction(position, action, { ...NO_DECISIONS, ...some }, rulings);
  const { commitments, tieWinner, discard } = decisions;
  const outcome = hasPeacefulDecision(decisions) ? attempt({ commitments, tieWinner, discard }) : known;
  // If commitments are refused before the order in which players commit is known, use the steps without any.
  const hasOrder = outcome.trace.some(({ step }) => step === 'commitment-order');
  const basis = outcome.kind !== 'refused' || hasOrder ? outcome : attempt({});
  const conflictQuestions = [
    ...listCommitQuestions(position, basis),
    ...listTieQuestions(outcome.trace),
    ...listDiscardQuestions(outcome, position),
  ];
  if (conflictQuestions.length > 0 || basis.kind !== 'done') return conflictQuestions;
  return action.type === 'end-turn'
    ? listGranaryQuestions(position)
    : listBuildingQuestions(basis, position, action, attempt);
}

/** Whether the decisions contain one that only an action without a conflict can have. */
function hasPeacefulDecision({ market, pagoda, keepGranary }: Decisions): boolean {
  return market !== null || pagoda !== null || keepGranary !== null;
}

function listTieQuestions(trace: readonly BoardStep[]): readonly Question[] {
  const tie = trace.find((step) => step.step === 'tied');
  return tie ? [{ asks: 'tieWinner', by: tie.decides, options: tie.states }] : [];
}

function listDiscardQuestions({ discardChoice }: ActionOutcome, { turn: by }: Position): readonly Question[] {
  return discardChoice ? [{ asks: 'discard', by, ...discardChoice }] : [];
}

function listGranaryQuestions(position: Position): readonly Question[] {
  const granaries = listOwnGranaries(position, findGroups(position));
  if (granaries.length < 2) return [];
  return [{ asks: 'keepGranary', by: position.turn, options: getSpaceNames(position.board, granaries) }];
}

/**
 * Returns the questions after a peaceful tile: what can be built, and which tiles can be taken from the
 * market.
 */
function listBuildingQuestions(
  placed: CompletedAction,
  position: Position,
  action: Action,
  attempt: (some: Partial<Decisions>) => ActionOutcome,
): readonly Question[] {
  const last = action.type === 'place-tile' ? action.at.at(-1) : undefined;
  if (last === undefined || action.type !== 'place-tile') return [];
  const by = position.turn;
  const isLegal = (some: Partial<Decisions>) => attempt(some).kind === 'done';
  const buildings = listSites(placed.position, last).filter((pagoda) => isLegal({ pagoda }));
  const market = COLOURS.filter((colour) => isLegal({ market: colour }));
  return [
    ...(market.length > 0 ? [{ asks: 'market', by, options: market } as const] : []),
    ...(buildings.length > 0 ? [{ asks: 'pagoda', by, options: buildings } as const] : []),
  ];
}

/**
 * Returns all groups of three and four connected tiles of one colour around a space, each with every pagoda
 * that could be moved there.
 */
function listSites({ board, tiles, pagodas }: Position, last: SpaceName): readonly BuildingPlacement[] {
  const space = getSpace(board, last);
  const colour = tiles[space];
  const listOfSize = (size: number) => listClusters(board, space, size, (one) => tiles[one] === colour);
  const movable = pagodas.filter((one) => one.colour === colour).map(({ at }) => getSpaceNames(board, at));
  const triangles = listOfSize(3).map((cluster) => toTriple(getSpaceNames(board, cluster)));
  const bases = listOfSize(4).map((cluster) => toQuadruple(getSpaceNames(board, cluster)));
  return [
    ...triangles.flatMap((at) => (at ? [null, ...movable].map((from) => ({ at, from })) : [])),
    ...bases.flatMap((at) => (at ? [{ at, from: null }] : [])),
  ];
}
