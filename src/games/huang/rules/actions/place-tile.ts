import { areNeighbours, getSpace, getSpaceName, type SpaceName } from '../board/board.ts';
import { type BoardGroup, type BoardGroups, findGroups, getFirstSpace, listStates } from '../board/groups.ts';
import { mapTuple } from '../board/tuple.ts';
import { resolveWar } from '../conflict/war.ts';
import { createRefusal, type Refusal } from '../reasons.ts';
import type { HuangRulings } from '../ruling.ts';
import { MAX_HAND_SIZE } from '../setup/box.ts';
import { buildPagoda, buildPalace, type Draft, gainTile, layTile, recordPoints } from '../setup/draft.ts';
import { countHiddenTiles, type Position } from '../setup/position.ts';
import { findShortage } from '../shortage.ts';
import type { Colour } from '../vocabulary.ts';
import type { Action, BuildingPlacement, Decisions } from './action.ts';
import { resolveBandits } from './bandits.ts';
import { findPagodaRefusal, findPalaceRefusal, findSpaces, type PagodaPlan } from './building-rules.ts';
import { judgeTilePlacement, listLeaders, type TilePlacement } from './judge-placement.ts';
import { type ActionOutcome, completeAction, refuseAction } from './outcome.ts';

type PlaceTile = Extract<Action, { type: 'place-tile' }>;

/**
 * Lays a tile, or a chain of blue ones, and resolves the consequences.
 *
 * Rule: huang/tiles/from-hand, huang/tiles/farmer-chain, huang/points/tile, huang/tiles/market,
 * huang/pagodas/after-tile
 */
export function placeTiles(
  draft: Draft,
  { colour, at }: PlaceTile,
  decisions: Decisions,
  rulings: HuangRulings,
): ActionOutcome {
  const chainRefusal = findChainRefusal(draft, colour, at);
  if (chainRefusal) return refuseAction(draft, chainRefusal);
  const countsPlaced = rulings['bandits-count-placed'] === 'yes';
  const spaces = at.map((name) => getSpace(draft.board, name));
  for (const [i, space] of spaces.entries()) {
    const next = at[i + 1];
    const groups = findGroups(draft);
    const placement = judgeTilePlacement(draft, groups, colour, space, countsPlaced);
    if (placement.kind === 'forbidden')
      return refuseAction(draft, { ...placement.why, at: getSpaceName(draft.board, space) });
    if (placement.kind !== 'peace' && next !== undefined)
      return refuseAction(draft, refuseChain(draft, placement, next));
    layTile(draft, colour, space);
    if (placement.kind !== 'peace')
      return resolveDisturbance(draft, { colour, space, placement, groups }, decisions, rulings);
    recordJoining(draft, space, placement.joined);
    scorePlacement(draft, colour, placement.joined);
  }
  const last = spaces.at(-1);
  if (last === undefined) throw new Error('A placement without a space');
  return resolveOptions(draft, colour, last, decisions, rulings);
}

/**
 * Returns why the spaces are illegal regardless of the board: unknown names, too few tiles in hand, or a gap
 * in the chain.
 */
function findChainRefusal(draft: Draft, colour: Colour, at: readonly SpaceName[]): Refusal | undefined {
  const missing = at.find((name) => !draft.board.spaceByName.has(name));
  if (missing !== undefined) return createRefusal('no-such-space', 'huang/tiles/empty-space', missing);
  const demand = { kind: 'needed', by: draft.turn, colour, wanted: at.length } as const;
  const shortage = findShortage(draft, demand, MAX_HAND_SIZE);
  if (shortage) return { ...createRefusal('not-in-hand', 'huang/tiles/from-hand'), shortage };
  const spaces = at.map((name) => getSpace(draft.board, name));
  const gap = at.find((_, i) => {
    const [before, space] = [spaces[i - 1], spaces[i]];
    return before !== undefined && space !== undefined && !areNeighbours(draft.board, before, space);
  });
  return gap === undefined ? gap : createRefusal('not-adjacent-to-previous', 'huang/tiles/farmer-chain', gap);
}

/**
 * Returns the refusal of tiles after the end of a chain. A tile that starts a war ends it; by the ruling
 * `bandits-tile-effects`, so does a tile that beats bandits.
 */
function refuseChain(draft: Draft, { kind }: DisturbingPlacement, next: SpaceName): Refusal {
  if (kind === 'war') return createRefusal('chain-ended', 'huang/tiles/farmer-chain', next);
  draft.usedRulings.add('bandits-tile-effects');
  return createRefusal('chain-ended', 'huang/bandits/reward', next);
}

/** A tile that was just laid, and what it starts. */
interface DisturbingTile {
  readonly colour: Colour;
  readonly space: number;
  readonly placement: DisturbingPlacement;
  /** The groups before it was laid. */
  readonly groups: BoardGroups;
}
type DisturbingPlacement = Extract<TilePlacement, { readonly kind: 'war' | 'bandits' }>;

/**
 * Resolves a tile that starts a war or beats bandits. It has no other effects, so decisions about the market
 * or a building are refused.
 */
function resolveDisturbance(
  draft: Draft,
  laid: DisturbingTile,
  decisions: Decisions,
  rulings: HuangRulings,
): ActionOutcome {
  const { colour, space, placement, groups } = laid;
  const rule = placement.kind === 'war' ? 'huang/war/unifying-tile' : 'huang/bandits/reward';
  if (decisions.market !== null) {
    if (placement.kind === 'bandits' && !findMarketRefusal(draft, colour, decisions.market))
      draft.usedRulings.add('bandits-tile-effects');
    return refuseAction(
      draft,
      createRefusal('market-not-available', colour === 'green' ? rule : 'huang/tiles/market'),
    );
  }
  if (decisions.pagoda) {
    if (placement.kind === 'bandits' && !findBuildingRefusal(draft, colour, space, decisions.pagoda, rulings))
      draft.usedRulings.add('bandits-tile-effects');
    return refuseAction(draft, createRefusal('no-triangle', rule));
  }
  return placement.kind === 'war'
    ? resolveWar(draft, space, placement.joined, groups, decisions, rulings)
    : resolveBandits(draft, space, placement.joined, decisions, rulings);
}

function recordJoining(draft: Draft, space: number, joined: readonly BoardGroup[]): void {
  const states = listStates(joined).map((state) => getSpaceName(draft.board, getFirstSpace(state)));
  if (states.length < 2) return;
  draft.steps.push({
    rule: 'huang/war/war',
    step: 'joined',
    at: getSpaceName(draft.board, space),
    states,
  });
}

/**
 * Scores the point for a tile: for the leader of its colour in the state that it joins, else for the Governor
 * leader.
 */
function scorePlacement(draft: Draft, colour: Colour, joined: readonly BoardGroup[]): void {
  const leaders = listLeaders(draft, joined);
  const sameColour = leaders.find((leader) => leader.colour === colour);
  const governor = leaders.find((leader) => leader.colour === 'yellow');
  if (sameColour) recordPoints(draft, sameColour.dynasty, colour, 1, 'huang/points/tile');
  else if (governor) recordPoints(draft, governor.dynasty, colour, 1, 'huang/points/governor');
}

/** Resolves the options after a peaceful placement: a tile from the market, a pagoda or the palace. */
function resolveOptions(
  draft: Draft,
  colour: Colour,
  last: number,
  decisions: Decisions,
  rulings: HuangRulings,
): ActionOutcome {
  const { market, pagoda } = decisions;
  const optionRefusal =
    (pagoda && findBuildingRefusal(draft, colour, last, pagoda, rulings)) ??
    findMarketRefusal(draft, colour, market);
  if (optionRefusal) return refuseAction(draft, optionRefusal);
  if (market !== null) gainTile(draft, draft.turn, market, 'huang/tiles/market');
  if (pagoda) buildOnTile(draft, colour, pagoda);
  return completeAction(draft, 'peace');
}

function findMarketRefusal(position: Position, colour: Colour, chosen: Colour | null): Refusal | undefined {
  if (chosen === null || (colour === 'green' && countHiddenTiles(position, chosen) > 0)) return undefined;
  return createRefusal('market-not-available', 'huang/tiles/market');
}

/** Returns why the pagoda, or the palace on four spaces, cannot be built with the tile just laid. */
function findBuildingRefusal(
  position: Position,
  colour: Colour,
  placed: number,
  { at, from }: BuildingPlacement,
  rulings: HuangRulings,
): Refusal | undefined {
  if (at.length === 4) {
    const base = findSpaces(position, at);
    if (from) return createRefusal('no-such-building', 'huang/pagodas/supply');
    if (!base?.includes(placed)) return createRefusal('not-a-palace-base', 'huang/pagodas/after-tile');
    return findPalaceRefusal(position, base, rulings);
  }
  const corners = findSpaces(position, at);
  if (!corners?.includes(placed)) return createRefusal('no-triangle', 'huang/pagodas/after-tile');
  return findPagodaRefusal(position, { colour, at: corners, from: findMovedSpaces(position, from) }, rulings);
}

/** Returns the spaces of the pagoda to be moved; undefined for four spaces, which are no pagoda. */
function findMovedSpaces(position: Position, from: BuildingPlacement['from']): PagodaPlan['from'] {
  if (from === null) return null;
  return from.length === 3 ? findSpaces(position, from) : undefined;
}

function buildOnTile(draft: Draft, colour: Colour, { at, from }: BuildingPlacement): void {
  const toSpace = (name: SpaceName) => getSpace(draft.board, name);
  if (at.length === 4) buildPalace(draft, mapTuple(at, toSpace));
  else {
    const plan = { colour, at: mapTuple(at, toSpace), from: findMovedSpaces(draft, from) };
    buildPagoda(draft, plan, 'huang/pagodas/after-tile');
  }
  if (from && colour === 'blue') draft.usedRulings.add('moved-pagoda-chain');
}
