import { areNeighbours, type Board, inOrder, type SpaceName } from '../../engine/huang/board.ts';
import { FULLEST_HAND, PAGODAS_IN_BOX, TILES_IN_BOX } from '../../engine/huang/box.ts';
import { isPalaceBase, isTriangle } from '../../engine/huang/building.ts';
import { groupsOf } from '../../engine/huang/groups.ts';
import { type Leader, parseLeader } from '../../engine/huang/leader.ts';
import { governorsBeside, type Hand, handSize, type Position } from '../../engine/huang/position.ts';
import { COLOURS, type Colour } from '../../engine/huang/vocabulary.ts';
import { type Problem, type Say, sayInto } from '../problem.ts';
import type { PositionText } from './position.ts';

/**
 * Puts the pieces of a well-written position on its board and looks whether it is at rest: whether the game can stand
 * like this between two actions. Adds everything that is wrong to `problems`.
 */
export function placePosition(
  text: PositionText,
  board: Board,
  path: string,
  problems: Problem[],
): Position | undefined {
  const before = problems.length;
  const say = sayInto(problems, path);
  const position = layOut(text, board, say);
  if (problems.length === before) checkRest(text, position, say);
  return problems.length === before ? position : undefined;
}

/** Everything on its space; says what is off the board or lies on another piece. */
function layOut(text: PositionText, board: Board, say: Say): Position {
  const tiles: (Colour | null)[] = new Array(board.names.length).fill(null);
  const leaders: (Leader | null)[] = new Array(board.names.length).fill(null);
  const taken = new Set<number>();
  const spaceOf = (name: SpaceName, ...keys: (string | number)[]): number => {
    const space = board.indexOf.get(name);
    if (space === undefined) say('off-the-board', ...keys);
    return space ?? -1;
  };
  const take = (space: number, ...keys: (string | number)[]) => {
    if (taken.has(space)) say('space-taken', ...keys);
    if (space >= 0) taken.add(space);
  };
  for (const [name, colour] of Object.entries(text.tiles)) {
    const space = spaceOf(name, 'tiles', name);
    take(space, 'tiles', name);
    if (space >= 0) tiles[space] = colour;
  }
  for (const [name, leader] of Object.entries(text.leaders)) {
    const space = spaceOf(name, 'leaders', name);
    take(space, 'leaders', name);
    if (space >= 0) leaders[space] = parseLeader(leader) ?? null;
  }
  const bandits = text.bandits.map(({ at, strength }, i) => {
    const spaces = at.map((name, j) => spaceOf(name, 'bandits', i, 'at', j));
    for (const [j, space] of spaces.entries()) take(space, 'bandits', i, 'at', j);
    return { at: inOrder(spaces), strength };
  });
  const pagodas = text.pagodas.map(({ colour, at }, i) => ({
    colour,
    at: inOrder(at.map((name, j) => spaceOf(name, 'pagodas', i, 'at', j))),
  }));
  const palace = text.palace && inOrder(text.palace.map((name, i) => spaceOf(name, 'palace', i)));
  const granaries = inOrder(text.granaries.map((name, i) => spaceOf(name, 'granaries', i)));
  const { players, hands } = text;
  const turn = text.turn ?? players[0] ?? 'tiger';
  return { board, players, turn, tiles, leaders, pagodas, palace, granaries, bandits, hands };
}

function checkRest(text: PositionText, position: Position, say: Say): void {
  checkPlayers(text, say);
  checkGround(position, say);
  checkLeaders(position, say);
  checkBuildings(text, position, say);
  checkBandits(position, say);
  checkBox(text, position, say);
}

function checkPlayers({ players, turn, hands, leaders }: PositionText, say: Say): void {
  for (const [i, player] of players.entries()) if (players.indexOf(player) < i) say('twice', 'players', i);
  if (turn && !players.includes(turn)) say('not-in-play', 'turn');
  for (const player of Object.keys(hands ?? {}))
    if (!players.some((one) => one === player)) say('not-in-play', 'hands', player);
  for (const [space, leader] of Object.entries(leaders))
    if (!players.some((one) => leader.startsWith(`${one}:`))) say('not-in-play', 'leaders', space);
}

function checkGround({ board, tiles, leaders }: Position, say: Say): void {
  for (const [space, name] of board.names.entries()) {
    const isRiver = board.isRiver[space] ?? false;
    const tile = tiles[space];
    if (tile && (tile === 'blue') !== isRiver) say('wrong-ground', 'tiles', name);
    if (leaders[space] && isRiver) say('wrong-ground', 'leaders', name);
  }
}

/** Each leader once, beside a yellow tile, and alone of its colour in its state. */
function checkLeaders(position: Position, say: Say): void {
  const { board, leaders } = position;
  const seen = new Set<Leader>();
  for (const [space, leader] of leaders.entries()) {
    if (!leader) continue;
    const name = board.names[space] ?? '?';
    if (seen.has(leader)) say('twice', 'leaders', name);
    seen.add(leader);
    if (governorsBeside(position, space).length === 0) say('no-governor-beside', 'leaders', name);
  }
  for (const group of groupsOf(position).all) {
    const colours = group.leaders.map((space) => leaders[space]?.colour);
    for (const [i, space] of group.leaders.entries())
      if (colours.indexOf(colours[i]) < i) say('leaders-meet', 'leaders', board.names[space] ?? '?');
  }
}

function checkBuildings(text: PositionText, position: Position, say: Say): void {
  const { pagodas, palace, granaries, tiles } = position;
  const built = new Set<number>();
  const build = (space: number, ...keys: (string | number)[]) => {
    if (built.has(space)) say('two-buildings', ...keys);
    built.add(space);
  };
  const spaceOf = (name: SpaceName) => position.board.indexOf.get(name) ?? -1;
  for (const [i, { colour, at }] of pagodas.entries()) {
    if (!isTriangle(position, colour, at)) say('no-triangle', 'pagodas', i, 'at');
    else
      for (const [j, name] of (text.pagodas[i]?.at ?? []).entries())
        build(spaceOf(name), 'pagodas', i, 'at', j);
  }
  if (palace && !isPalaceBase(position, palace)) say('not-a-palace-base', 'palace');
  else for (const [i, name] of (text.palace ?? []).entries()) build(spaceOf(name), 'palace', i);
  for (const [i, name] of text.granaries.entries()) {
    const space = spaceOf(name);
    if (text.granaries.indexOf(name) < i) say('twice', 'granaries', i);
    else if (tiles[space] !== 'yellow') say('not-a-governor-tile', 'granaries', i);
    else build(space, 'granaries', i);
  }
  if (granaries.length > 0 && position.bandits.length > 0) say('not-together', 'bandits');
}

/** The three spaces of a bandit tile hang together. */
function checkBandits({ board, bandits }: Position, say: Say): void {
  for (const [i, { at }] of bandits.entries()) {
    const links = at.filter((one) => at.filter((other) => areNeighbours(board, one, other)).length > 1);
    if (links.length === 0) say('not-connected', 'bandits', i, 'at');
  }
}

function checkBox({ hands }: PositionText, { board, tiles, pagodas }: Position, say: Say): void {
  const known = Object.entries(hands ?? {});
  for (const [player, hand] of known)
    if (handSize(hand) > FULLEST_HAND) say({ code: 'too-many', most: FULLEST_HAND }, 'hands', player);
  for (const colour of COLOURS) {
    const lying = [...tiles.keys()].filter((space) => tiles[space] === colour);
    const built = [...pagodas.keys()].filter((i) => pagodas[i]?.colour === colour);
    const [excess] = lying.slice(TILES_IN_BOX[colour]);
    if (excess !== undefined) say('more-than-the-box', 'tiles', board.names[excess] ?? '?');
    else checkHeld(colour, known, TILES_IN_BOX[colour] - lying.length, say);
    for (const i of built.slice(PAGODAS_IN_BOX[colour])) say('more-than-the-box', 'pagodas', i);
  }
}

/** Names the first hand with more tiles of a colour than are left for it. */
function checkHeld(
  colour: Colour,
  hands: readonly (readonly [string, Hand])[],
  left: number,
  say: Say,
): void {
  let held = 0;
  for (const [player, hand] of hands) {
    const before = held;
    held += hand[colour];
    if (before <= left && held > left) say('more-than-the-box', 'hands', player, colour);
  }
}
