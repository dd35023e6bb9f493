import {
  createReporter,
  type Problem,
  type ProblemReporter,
  type Problems,
} from '../../../../core/problem.ts';
import type { Result } from '../../../../core/result.ts';
import { isPalaceBase, isTriangle } from '../actions/building-rules.ts';
import { areNeighbours, getSpace, getSpaceName, isRiverSpace, type SpaceName } from '../board/board.ts';
import { findGroups } from '../board/groups.ts';
import { mapTuple } from '../board/tuple.ts';
import { type Leader, toLeader } from '../leader.ts';
import { COLOURS, type Colour, DYNASTIES } from '../vocabulary.ts';
import {
  GRANARIES_IN_BOX,
  MAX_BANDIT_STRENGTH,
  MAX_BANDITS,
  MAX_HAND_SIZE,
  MAX_PAGODAS,
  MIN_PLAYERS,
  PAGODAS_IN_BOX,
  TILES_IN_BOX,
} from './box.ts';
import { countHandTiles, listAdjacentGovernors, type Position, type TileHand } from './position.ts';
import type { Setup } from './setup.ts';
import { toPosition } from './to-position.ts';

type Key = string | number;

/**
 * Checks a setup and returns the position, or all problems. A valid position is at rest: it can occur between
 * two actions.
 * @param path where the setup is in a case
 */
export function checkSetup(setup: Setup, path = ''): Result<Position, Problems> {
  const problems: Problem[] = [];
  const report = createReporter(problems, path);
  checkCounts(setup, report);
  const position = problems.length === 0 ? toPosition(setup, report) : undefined;
  if (position && problems.length === 0) checkConsistency(setup, position, report);
  const [first, ...others] = problems;
  if (first) return { ok: false, error: [first, ...others] };
  if (!position) throw new Error(`Refused without a problem: ${JSON.stringify(setup)}`);
  return { ok: true, value: position };
}

/** Checks the numbers of players and pieces, the strength of bandits, and the tiles in hands. */
function checkCounts({ players, pagodas, granaries, bandits, hands }: Setup, report: ProblemReporter): void {
  const count = (of: { readonly length: number }, least: number, most: number, where: Key) => {
    if (of.length < least) report({ code: 'too-few', least, most }, where);
    if (of.length > most) report({ code: 'too-many', least, most }, where);
  };
  const limit = (value: number, least: number, most: number, ...where: readonly Key[]) => {
    if (value < least || value > most) report({ code: 'out-of-range', least, most }, ...where);
  };
  count(players, MIN_PLAYERS, DYNASTIES.length, 'players');
  count(pagodas, 0, MAX_PAGODAS, 'pagodas');
  count(granaries, 0, GRANARIES_IN_BOX, 'granaries');
  count(bandits, 0, MAX_BANDITS, 'bandits');
  for (const [i, { strength }] of bandits.entries())
    limit(strength, 1, MAX_BANDIT_STRENGTH, 'bandits', i, 'strength');
  for (const [player, hand] of listKnownHands(hands))
    for (const colour of COLOURS) limit(hand[colour], 0, MAX_HAND_SIZE, 'hands', player, colour);
}

function checkConsistency(setup: Setup, position: Position, report: ProblemReporter): void {
  checkPlayers(setup, report);
  checkGround(position, report);
  checkLeaders(position, report);
  checkBuildings(setup, position, report);
  checkBandits(position, report);
  checkBox(position, report);
}

function checkPlayers({ players, turn, hands, leaders }: Setup, report: ProblemReporter): void {
  for (const [i, player] of players.entries()) if (players.indexOf(player) < i) report('twice', 'players', i);
  if (!players.includes(turn)) report('not-in-play', 'turn');
  for (const [player] of listKnownHands(hands))
    if (!players.some((one) => one === player)) report('not-in-play', 'hands', player);
  for (const [space, leader] of Object.entries(leaders))
    if (!players.includes(toLeader(leader).dynasty)) report('not-in-play', 'leaders', space);
}

function checkGround({ board, tiles, leaders }: Position, report: ProblemReporter): void {
  for (const [space, name] of board.names.entries()) {
    const isRiver = isRiverSpace(board, space);
    const tile = tiles[space];
    if (tile && (tile === 'blue') !== isRiver) report('wrong-ground', 'tiles', name);
    if (leaders[space] && isRiver) report('wrong-ground', 'leaders', name);
  }
}

/**
 * Checks that each leader occurs once, touches a yellow tile, and is the only one of its colour in its state.
 */
function checkLeaders(position: Position, report: ProblemReporter): void {
  const { board, leaders } = position;
  const seen = new Set<Leader>();
  for (const [space, leader] of leaders.entries()) {
    if (!leader) continue;
    const name = getSpaceName(board, space);
    if (seen.has(leader)) report('twice', 'leaders', name);
    seen.add(leader);
    if (listAdjacentGovernors(position, space).length === 0) report('no-governor-beside', 'leaders', name);
  }
  for (const group of findGroups(position).all) {
    const colours = group.leaders.map((space) => leaders[space]?.colour);
    for (const [i, space] of group.leaders.entries())
      if (colours.indexOf(colours[i]) < i) report('leaders-meet', 'leaders', getSpaceName(board, space));
  }
}

function checkBuildings(setup: Setup, position: Position, report: ProblemReporter): void {
  const { board, tiles, palace } = position;
  const built = new Set<SpaceName>();
  const markBuilt = (name: SpaceName, ...where: readonly Key[]) => {
    if (built.has(name)) report('two-buildings', ...where);
    built.add(name);
  };
  for (const [i, { colour, at }] of setup.pagodas.entries()) {
    const spaces = mapTuple(at, (name) => getSpace(board, name));
    if (!isTriangle(position, colour, spaces)) report('no-triangle', 'pagodas', i, 'at');
    else for (const [j, name] of at.entries()) markBuilt(name, 'pagodas', i, 'at', j);
  }
  if (palace && !isPalaceBase(position, palace)) report('not-a-palace-base', 'palace');
  else if (setup.palace) for (const [i, name] of setup.palace.entries()) markBuilt(name, 'palace', i);
  for (const [i, name] of setup.granaries.entries()) {
    if (setup.granaries.indexOf(name) < i) report('twice', 'granaries', i);
    else if (tiles[getSpace(board, name)] !== 'yellow') report('not-a-governor-tile', 'granaries', i);
    else markBuilt(name, 'granaries', i);
  }
  if (setup.granaries.length > 0 && setup.bandits.length > 0) report('not-together', 'bandits');
}

/** Checks that the three spaces of each bandit tile are connected. */
function checkBandits({ board, bandits }: Position, report: ProblemReporter): void {
  for (const [i, { at }] of bandits.entries()) {
    const links = at.filter((one) => at.filter((other) => areNeighbours(board, one, other)).length > 1);
    if (links.length === 0) report('not-connected', 'bandits', i, 'at');
  }
}

function checkBox(position: Position, report: ProblemReporter): void {
  const { board, tiles, pagodas, hands } = position;
  for (const [player, hand] of listKnownHands(hands))
    if (countHandTiles(hand) > MAX_HAND_SIZE)
      report({ code: 'too-many', most: MAX_HAND_SIZE }, 'hands', player);
  for (const colour of COLOURS) {
    const onBoard = [...tiles.keys()].filter((space) => tiles[space] === colour);
    const built = [...pagodas.keys()].filter((i) => pagodas[i]?.colour === colour);
    const [excess] = onBoard.slice(TILES_IN_BOX[colour]);
    if (excess !== undefined) report('more-than-the-box', 'tiles', getSpaceName(board, excess));
    else checkHeldTiles(colour, position, TILES_IN_BOX[colour] - onBoard.length, report);
    for (const i of built.slice(PAGODAS_IN_BOX[colour])) report('more-than-the-box', 'pagodas', i);
  }
}

/** Reports the first hand with more tiles of a colour than the box can still contain. */
function checkHeldTiles(colour: Colour, { hands }: Position, left: number, report: ProblemReporter): void {
  let held = 0;
  for (const [player, hand] of listKnownHands(hands)) {
    held += hand[colour];
    if (held > left) {
      report('more-than-the-box', 'hands', player, colour);
      return;
    }
  }
}

/** Returns the known hands in the order of the setup. */
function listKnownHands(hands: Setup['hands']): readonly (readonly [string, TileHand])[] {
  return hands ? Object.entries(hands) : [];
}
