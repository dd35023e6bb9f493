import type { RuleId } from '../../../../core/trace.ts';
import type { Commitment } from '../actions/action.ts';
import type { PagodaPlan } from '../actions/building-rules.ts';
import { getSpaceName, getSpaceNames, type SpaceName, sortSpaces } from '../board/board.ts';
import type { Quadruple } from '../board/tuple.ts';
import { getLeader, type Leader } from '../leader.ts';
import type { RuleFor } from '../reasons.ts';
import type { BoardStep } from '../step.ts';
import type { Colour, Dynasty } from '../vocabulary.ts';
import {
  type Bandits,
  findLeaderSpace,
  getSpaceLeader,
  listAdjacentGovernors,
  type Pagoda,
  type Position,
  type TileHand,
} from './position.ts';

/** The rulings with only one option that an answer can depend on. */
export type HuangFixedRuling =
  | 'support-split'
  | 'bandits-tile-effects'
  | 'moved-pagoda-chain'
  | 'riot-on-bandits'
  | 'winner-short';

/**
 * A mutable copy of a position while an action is carried out, with the steps so far. It is made for each
 * action and never leaves the engine. All changes are made by the functions of this file, which also record
 * the step.
 */
export interface Draft extends Position {
  turn: Dynasty;
  readonly tiles: (Colour | null)[];
  readonly leaders: (Leader | null)[];
  pagodas: Pagoda[];
  palace: Quadruple<number> | null;
  granaries: number[];
  bandits: Bandits[];
  hands: Readonly<Partial<Record<Dynasty, TileHand>>> | undefined;
  readonly steps: BoardStep[];
  readonly usedRulings: Set<HuangFixedRuling>;
  /** The states that a tile has joined and that stay out of the war. */
  bystanders: readonly SpaceName[];
  /** The choice between tiles that the action demands, whether it was made or not. */
  discardChoice: DiscardChoice | null;
}

/** Spaces with tiles, of which a player must discard `count`. */
export interface DiscardChoice {
  readonly options: readonly SpaceName[];
  readonly count: number;
}

/** Makes a draft of a position, without steps. */
export function createDraft(position: Position): Draft {
  return {
    ...position,
    tiles: [...position.tiles],
    leaders: [...position.leaders],
    pagodas: [...position.pagodas],
    granaries: [...position.granaries],
    bandits: [...position.bandits],
    steps: [],
    usedRulings: new Set(),
    bystanders: [],
    discardChoice: null,
  };
}

/** Returns the position of a draft, without the steps and the other records. */
export function getDraftPosition(draft: Draft): Position {
  const { steps: _, usedRulings: __, bystanders: ___, discardChoice: ____, ...position } = draft;
  return position;
}

/** Lays a tile from the active player's hand on the board of a draft. */
export function layTile(draft: Draft, colour: Colour, space: number): void {
  draft.tiles[space] = colour;
  draft.steps.push({
    rule: 'huang/tiles/from-hand',
    step: 'tile-placed',
    by: draft.turn,
    colour,
    at: getSpaceName(draft.board, space),
  });
  changeHand(draft, draft.turn, colour, -1);
}

/**
 * Takes a leader off the board of a draft in order to move or withdraw it; does nothing if it is in reserve.
 */
export function liftLeader(draft: Draft, leader: Leader): void {
  const space = findLeaderSpace(draft, leader);
  if (space === undefined) return;
  draft.leaders[space] = null;
  draft.steps.push({
    rule: 'huang/leaders/position',
    step: 'leader-lifted',
    leader: leader.name,
    at: getSpaceName(draft.board, space),
  });
}

/** Places a leader on a space of a draft and records the step. */
export function placeLeader(draft: Draft, leader: Leader, space: number): void {
  draft.leaders[space] = leader;
  draft.steps.push({
    rule: 'huang/leaders/position',
    step: 'leader-placed',
    leader: leader.name,
    to: getSpaceName(draft.board, space),
  });
}

/** Removes a leader from the board of a draft because of a rule and returns it. */
export function removeLeader(draft: Draft, space: number, rule: RuleId): Leader {
  const leader = getSpaceLeader(draft, space);
  draft.leaders[space] = null;
  draft.steps.push({
    rule,
    step: 'leader-left',
    leader: leader.name,
    at: getSpaceName(draft.board, space),
  });
  return leader;
}

/** Removes a tile from the board of a draft, and any building on it. Rule: huang/pagodas/lost */
export function removeTile(draft: Draft, space: number, rule: RuleId): void {
  const colour = draft.tiles[space];
  if (!colour) throw new Error(`No tile on ${getSpaceName(draft.board, space)}`);
  draft.tiles[space] = null;
  draft.steps.push({ rule, step: 'tile-left', colour, at: getSpaceName(draft.board, space) });
  removeBuildings(draft, space);
}

function removeBuildings(draft: Draft, space: number): void {
  const rule = 'huang/pagodas/lost';
  for (const pagoda of draft.pagodas) {
    if (!pagoda.at.includes(space)) continue;
    draft.pagodas = draft.pagodas.filter((one) => one !== pagoda);
    draft.steps.push({
      rule,
      step: 'pagoda-lost',
      colour: pagoda.colour,
      at: getSpaceNames(draft.board, pagoda.at),
    });
  }
  if (draft.palace?.includes(space)) {
    draft.steps.push({ rule, step: 'palace-lost', at: getSpaceNames(draft.board, draft.palace) });
    draft.palace = null;
  }
  if (draft.granaries.includes(space)) {
    draft.granaries = draft.granaries.filter((one) => one !== space);
    draft.steps.push({ rule, step: 'granary-lost', at: getSpaceName(draft.board, space) });
  }
}

/**
 * Removes from the board of a draft the leaders that no longer touch a yellow tile.
 * Rule: huang/leaders/last-governor
 */
export function removeUnsupportedLeaders(draft: Draft): void {
  draft.leaders.forEach((leader, space) => {
    if (leader && listAdjacentGovernors(draft, space).length === 0)
      removeLeader(draft, space, 'huang/leaders/last-governor');
  });
}

/** Builds a pagoda on the board of a draft, or moves the one at `from`, and records the steps. */
export function buildPagoda(draft: Draft, { colour, at, from }: PagodaPlan, rule: RuleId): void {
  if (from) {
    draft.pagodas = draft.pagodas.filter(
      (one) => one.colour !== colour || one.at.join() !== sortSpaces(from).join(),
    );
    draft.steps.push({
      rule: 'huang/pagodas/supply',
      step: 'pagoda-lifted',
      colour,
      at: getSpaceNames(draft.board, sortSpaces(from)),
    });
  }
  draft.pagodas = [...draft.pagodas, { colour, at: sortSpaces(at) }];
  draft.steps.push({ rule, step: 'pagoda-built', colour, at: getSpaceNames(draft.board, sortSpaces(at)) });
}

/** Builds the palace on the board of a draft, or moves it if it is already there, and records the steps. */
export function buildPalace(draft: Draft, at: Quadruple<number>): void {
  const rule = 'huang/palace/base';
  if (draft.palace)
    draft.steps.push({ rule, step: 'palace-lifted', at: getSpaceNames(draft.board, draft.palace) });
  draft.palace = sortSpaces(at);
  draft.steps.push({ rule, step: 'palace-built', at: getSpaceNames(draft.board, draft.palace) });
}

/** Records in a draft the points for a player. */
export function recordPoints(
  draft: Draft,
  player: Dynasty,
  colour: Colour,
  points: number,
  rule: RuleId,
): void {
  draft.steps.push({ rule, step: 'scored', player, colour, points });
}

/** Discards tiles from a hand of a draft into the box. */
export function spendTiles(draft: Draft, by: Dynasty, colour: Colour, tiles: number, rule: RuleId): void {
  if (tiles === 0) return;
  draft.steps.push({ rule, step: 'spent', by, colour, tiles });
  changeHand(draft, by, colour, -tiles);
}

/** Adds a tile to a hand of a draft. */
export function gainTile(draft: Draft, by: Dynasty, colour: Colour, rule: RuleId): void {
  draft.steps.push({ rule, step: 'gained', by, colour, tiles: 1 });
  changeHand(draft, by, colour, 1);
}

/** Records that a player has drawn unknown tiles: the hand is no longer known. */
export function drawHiddenTiles(draft: Draft, by: Dynasty, rule: RuleId): void {
  draft.steps.push({ rule, step: 'drew', by });
  forgetHand(draft, by);
}

/** Records that a player has discarded unknown tiles down to `left`. Rule: huang/palace/hand-limit */
export function discardHiddenTiles(draft: Draft, by: Dynasty, left: number): void {
  draft.steps.push({ rule: 'huang/palace/hand-limit', step: 'discarded-surplus', by, tiles: left });
  forgetHand(draft, by);
}

function forgetHand(draft: Draft, player: Dynasty): void {
  if (!draft.hands) return;
  const { [player]: _, ...others } = draft.hands;
  draft.hands = others;
}

/**
 * What commitments to a kind of conflict have in common: the colour of the tiles, and the rules on the tiles
 * and on the leader.
 */
export interface CommitmentKind {
  readonly colour: Colour;
  readonly rule: RuleFor<'too-many-committed'>;
  readonly leaderRule: RuleFor<'leader-not-in-reserve'>;
}

/**
 * Commits tiles and a leader to a conflict; the tiles are discarded afterwards. A leader alone is recorded
 * with the rule on leaders.
 */
export function recordCommitment(
  draft: Draft,
  { colour, rule, leaderRule }: CommitmentKind,
  { by, tiles, leader }: Commitment,
  to: SpaceName | null,
): void {
  draft.steps.push({ rule: tiles > 0 ? rule : leaderRule, step: 'committed', by, to, tiles, leader });
  changeHand(draft, by, colour, -tiles);
}

function changeHand(draft: Draft, player: Dynasty, colour: Colour, change: number): void {
  const hand = draft.hands?.[player];
  if (hand) draft.hands = { ...draft.hands, [player]: { ...hand, [colour]: hand[colour] + change } };
}

/** Returns whether a leader is in reserve (not on the board). */
export function isLeaderInReserve(position: Position, dynasty: Dynasty, colour: Colour): boolean {
  return findLeaderSpace(position, getLeader(dynasty, colour)) === undefined;
}
