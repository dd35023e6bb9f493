import type { RuleId } from '../trace.ts';
import type { Action, Decisions } from './action.ts';
import { beatBandits } from './bandits.ts';
import { areNeighbours, type SpaceName } from './board.ts';
import { FULLEST_HAND } from './box.ts';
import { build, objectionToPagoda, objectionToPalace, spacesNamed } from './building.ts';
import { type Draft, gain, layTile, nameOf, score } from './draft.ts';
import { firstOf, groupsOf, isState } from './groups.ts';
import { done, type Outcome, refused } from './outcome.ts';
import { type Objection, type Placing, statesAmong, tilePlacing } from './placement.ts';
import { type Position, tilesAvailable, tilesUnseen } from './position.ts';
import type { Rulings } from './ruling.ts';
import type { Colour } from './vocabulary.ts';
import { wageWar } from './war.ts';

type PlaceTile = Extract<Action, { type: 'place-tile' }>;

/**
 * Lays a tile, or several blue ones one after the other, and settles what follows.
 *
 * Rule: huang/tiles/from-hand, huang/tiles/farmer-chain, huang/points/tile, huang/tiles/market, huang/pagodas/after-tile
 */
export function placeTiles(
  draft: Draft,
  { colour, at }: PlaceTile,
  decisions: Decisions,
  rulings: Rulings,
): Outcome {
  const chain = objectionToChain(draft, colour, at);
  if (chain) return refused(draft, chain.reason, chain.rule, chain.at);
  const spaces = spacesNamed(draft, at) ?? [];
  for (const [i, space] of spaces.entries()) {
    const isLast = i === spaces.length - 1;
    const placing = tilePlacing(
      draft,
      groupsOf(draft),
      colour,
      space,
      rulings['bandits-count-placed'] === 'yes',
    );
    if (placing.kind === 'forbidden')
      return refused(draft, placing.why.reason, placing.why.rule, nameOf(draft, space));
    if (placing.kind !== 'peace' && !isLast) {
      if (placing.kind === 'bandits') draft.used.add('bandits-tile-effects');
      return refused(draft, 'chain-ended', 'huang/tiles/farmer-chain', at[i + 1]);
    }
    if (placing.kind !== 'peace') return disturb(draft, colour, space, placing, decisions, rulings);
    layTile(draft, colour, space);
    tellOfJoining(draft, space, placing);
    scorePlacing(draft, colour, space);
  }
  const last = spaces.at(-1);
  if (last === undefined) throw new Error('A placement without a space');
  return settle(draft, colour, last, decisions, rulings);
}

/** What speaks against the spaces before anything is looked at: their names, the hand, the row they make. */
function objectionToChain(
  draft: Draft,
  colour: Colour,
  at: readonly SpaceName[],
): (Objection & { at?: SpaceName }) | undefined {
  const missing = at.find((name) => !draft.board.indexOf.has(name));
  if (missing !== undefined) return { reason: 'no-such-space', rule: 'huang/tiles/empty-space', at: missing };
  const most = Math.min(tilesAvailable(draft, draft.turn, colour), FULLEST_HAND);
  if (at.length > most) return { reason: 'not-in-hand', rule: 'huang/tiles/from-hand' };
  const spaces = spacesNamed(draft, at) ?? [];
  const gap = spaces.findIndex(
    (space, i) => i > 0 && !areNeighbours(draft.board, spaces[i - 1] ?? -1, space),
  );
  return gap < 0
    ? undefined
    : { reason: 'not-adjacent-to-previous', rule: 'huang/tiles/farmer-chain', at: at[gap] ?? '' };
}

/** A tile that starts a war or beats bandits: it does nothing else, so nothing else may be wanted of it. */
function disturb(
  draft: Draft,
  colour: Colour,
  space: number,
  placing: Extract<Placing, { joined: unknown }>,
  decisions: Decisions,
  rulings: Rulings,
): Outcome {
  layTile(draft, colour, space);
  const rule: RuleId = placing.kind === 'war' ? 'huang/war/unifying-tile' : 'huang/bandits/reward';
  if (decisions.market !== null) {
    if (placing.kind === 'bandits' && !objectionToMarket(draft, colour, decisions.market))
      draft.used.add('bandits-tile-effects');
    return refused(draft, 'market-not-available', colour === 'green' ? rule : 'huang/tiles/market');
  }
  if (decisions.pagoda) {
    if (placing.kind === 'bandits' && !objectionToBuilding(draft, colour, space, decisions, rulings))
      draft.used.add('bandits-tile-effects');
    return refused(draft, 'no-triangle', rule);
  }
  return placing.kind === 'war'
    ? wageWar(draft, space, placing.joined, decisions, rulings)
    : beatBandits(draft, space, placing.joined, decisions, rulings);
}

function tellOfJoining(draft: Draft, space: number, placing: Placing): void {
  const states = placing.kind === 'peace' ? statesAmong(placing.joined) : [];
  if (states.length < 2) return;
  const ids = states.map((state) => nameOf(draft, firstOf(state)));
  draft.steps.push({ rule: 'huang/states/state', step: 'joined', at: nameOf(draft, space), states: ids });
}

/** The point for a tile: to the like-coloured leader of its state, else to the Governor leader. */
function scorePlacing(draft: Draft, colour: Colour, space: number): void {
  const group = groupsOf(draft).at[space];
  if (!group || !isState(group)) return;
  const leaders = group.leaders.flatMap((one) => draft.leaders[one] ?? []);
  const like = leaders.find((leader) => leader.colour === colour);
  const governor = leaders.find((leader) => leader.colour === 'yellow');
  if (like) score(draft, like.dynasty, colour, 1, 'huang/points/tile');
  else if (governor) score(draft, governor.dynasty, colour, 1, 'huang/points/governor');
}

/** What may follow a peaceful placement: a tile from the market, a pagoda or the palace. */
function settle(draft: Draft, colour: Colour, last: number, decisions: Decisions, rulings: Rulings): Outcome {
  const building = decisions.pagoda && objectionToBuilding(draft, colour, last, decisions, rulings);
  if (building) return refused(draft, building.reason, building.rule);
  const market = objectionToMarket(draft, colour, decisions.market);
  if (market) return refused(draft, market.reason, market.rule);
  if (decisions.market !== null) gain(draft, draft.turn, decisions.market, 'huang/tiles/market');
  if (decisions.pagoda) raise(draft, colour, decisions.pagoda);
  return done(draft, 'peace');
}

function objectionToMarket(position: Position, colour: Colour, wanted: Colour | null): Objection | undefined {
  if (wanted === null) return undefined;
  return colour === 'green' && tilesUnseen(position, wanted) > 0
    ? undefined
    : { reason: 'market-not-available', rule: 'huang/tiles/market' };
}

/** What speaks against the pagoda, or with four spaces the palace, that is wanted with the tile just laid. */
function objectionToBuilding(
  position: Position,
  colour: Colour,
  placed: number,
  { pagoda }: Decisions,
  rulings: Rulings,
): Objection | undefined {
  if (!pagoda) return undefined;
  const at = spacesNamed(position, pagoda.at);
  const hasPlaced = at?.includes(placed) ?? false;
  if (pagoda.at.length === 4) {
    if (pagoda.from) return { reason: 'no-such-building', rule: 'huang/pagodas/supply' };
    if (!hasPlaced) return { reason: 'not-a-palace-base', rule: 'huang/palace/base' };
    return objectionToPalace(position, at, rulings);
  }
  if (!hasPlaced) return { reason: 'no-triangle', rule: 'huang/pagodas/after-tile' };
  const from = pagoda.from && spacesNamed(position, pagoda.from);
  return objectionToPagoda(position, { colour, at, from }, rulings);
}

function raise(draft: Draft, colour: Colour, pagoda: NonNullable<Decisions['pagoda']>): void {
  const at = spacesNamed(draft, pagoda.at) ?? [];
  const from = pagoda.from && spacesNamed(draft, pagoda.from);
  if (pagoda.at.length === 4) build(draft, { palace: at }, 'huang/palace/base');
  else build(draft, { colour, at, from: from ?? null }, 'huang/pagodas/after-tile');
  if (from && colour === 'blue') draft.used.add('moved-pagoda-chain');
}
