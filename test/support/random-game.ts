import { TILES_IN_BOX } from '../../src/games/huang/rules/setup/box.ts';
import type { BoardStep } from '../../src/games/huang/rules/step.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { answer } from '../../src/referee/referee.ts';
import { wholeUpTo } from './random.ts';

type Counts = Record<Colour, number>;
interface Board {
  readonly board: unknown;
  readonly players: readonly Dynasty[];
  readonly turn: Dynasty;
  readonly tiles: Readonly<Record<string, Colour>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly hands: Partial<Record<Dynasty, Counts>>;
  readonly [more: string]: unknown;
}

/** A random game on a board with capitals, from setup until a player cannot draw. */
export interface PlayedGame {
  readonly actions: number;
  readonly wars: number;
  readonly revolts: number;
  /** The first fault, if any. */
  readonly fault?: string;
}

const none = (): Counts => ({ yellow: 0, red: 0, blue: 0, green: 0, white: 0 });
const sizeOf = (counts: Counts) => COLOURS.reduce((sum, colour) => sum + counts[colour], 0);

/**
 * Plays a game with known hands and one bag. After each action, checks that no tile is lost, that the referee
 * accepts the position, and that an offered placement was legal.
 */
export function playGame(
  random: () => number,
  rows: readonly string[] | null,
  more: object = {},
): PlayedGame {
  const pick = <T>(from: readonly T[]): T | undefined => from[wholeUpTo(random, from.length - 1)];
  const players = [...DYNASTIES].sort(() => random() - 0.5).slice(0, 2 + wholeUpTo(random, 3));
  const capitals = capitalsOf(rows);
  const bag = { ...TILES_IN_BOX, yellow: TILES_IN_BOX.yellow - capitals.length };
  const gone = none();
  const draw = (): Colour | undefined => {
    const tiles = COLOURS.flatMap((colour) => Array<Colour>(bag[colour]).fill(colour));
    const colour = pick(tiles);
    if (colour) bag[colour]--;
    return colour;
  };
  const fill = (hand: Counts, size: number): boolean => {
    while (sizeOf(hand) < size) {
      const colour = draw();
      if (!colour) return false;
      hand[colour]++;
    }
    return true;
  };
  const hands: Partial<Record<Dynasty, Counts>> = {};
  for (const player of players) {
    const hand = none();
    fill(hand, 6);
    hands[player] = hand;
  }
  let position: Board = {
    board: rows ? { rows } : 'warring-states',
    players,
    turn: players[0] ?? 'tiger',
    tiles: Object.fromEntries(capitals.map((space) => [space, 'yellow' as const])),
    leaders: {},
    hands,
    ...more,
  };
  const counts = { actions: 0, wars: 0, revolts: 0 };
  const ended = (fault?: string): PlayedGame => ({ ...counts, ...(fault && { fault }) });
  for (let turn = 0; turn < 400; turn++) {
    for (const action of [chosen(position, random), chosen(position, random), { type: 'end-turn' }]) {
      const answered = play(position, action, random);
      if (!answered.ok)
        return ended(
          `${JSON.stringify(action)} on ${JSON.stringify(position)}: ${JSON.stringify(answered.error)}`,
        );
      if (!('position' in answered)) {
        if ('reason' in answered) continue; // a random action that is illegal
        return ended(`a question was left open: ${JSON.stringify(answered).slice(0, 500)}`);
      }
      counts.actions++;
      if (answered.result === 'war') counts.wars++;
      if (answered.result === 'revolt') counts.revolts++;
      const before = position;
      position = { ...answered.position, hands: { ...answered.position.hands } };
      for (const step of answered.trace as readonly BoardStep[]) discard(step, gone);
      const areFull = position.players.map((player) => {
        const hand = {
          ...(position.hands[player] ?? lastKnown(before, player, answered.trace as readonly BoardStep[])),
        };
        const full = fill(hand, action.type === 'end-turn' || !position.hands[player] ? 6 : 0);
        position = { ...position, hands: { ...position.hands, [player]: hand } };
        return full;
      });
      const fault = uncounted(position, bag, gone);
      if (fault) return ended(`${fault} after ${JSON.stringify(action)} on ${JSON.stringify(before)}`);
      if (areFull.includes(false)) return ended(); // the bag is empty, so the game is over
    }
  }
  return ended('the game never ends');
}

function capitalsOf(rows: readonly string[] | null): readonly string[] {
  const capitals = ['2,1', '4,4', '12,4', '7,6', '-3,8', '1,9', '6,11'];
  if (!rows) return capitals;
  return rows.flatMap((row, r) =>
    [...row].flatMap((kind, c) => (kind === 'C' ? [`${c - Math.floor(r / 2)},${r}`] : [])),
  );
}

/** Returns a hand after the action and before drawing. */
function lastKnown(before: Board, player: Dynasty, trace: readonly BoardStep[]): Counts {
  const hand = { ...(before.hands[player] ?? none()) };
  for (const step of trace) if (step.step === 'spent' && step.by === player) hand[step.colour] -= step.tiles;
  return hand;
}

/** Counts the tiles that a step returns to the box. */
function discard(step: BoardStep, gone: Counts): void {
  if (step.step === 'tile-left') gone[step.colour]++;
  if (step.step === 'spent') gone[step.colour] += step.tiles;
  if (step.step === 'committed') gone[step.to === null ? 'yellow' : 'red'] += step.tiles;
}

/** Reports lost tiles. */
function uncounted(position: Board, bag: Counts, gone: Counts): string | undefined {
  for (const colour of COLOURS) {
    const lying = Object.values(position.tiles).filter((tile) => tile === colour).length;
    const held = Object.values(position.hands).reduce((sum, hand) => sum + hand[colour], 0);
    const all = lying + held + bag[colour] + gone[colour];
    if (all !== TILES_IN_BOX[colour]) return `${all} ${colour} tiles instead of ${TILES_IN_BOX[colour]}`;
  }
  return undefined;
}

interface MadeUp {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * Picks an action that is probably legal: a tile or leader where the referee offers a place, else something
 * else.
 */
function chosen(position: Board, random: () => number): MadeUp {
  const pick = <T>(from: readonly T[]): T | undefined => from[wholeUpTo(random, from.length - 1)];
  const hand = position.hands[position.turn] ?? none();
  const held = COLOURS.filter((colour) => hand[colour] > 0);
  const kind = random();
  const piece = kind < 0.6 ? 'tile' : 'leader';
  const colour = (piece === 'tile' ? pick(held) : pick(COLOURS)) ?? 'red';
  const offered = answer({ game: 'huang', ask: 'placements', position, piece, colour }) as unknown as Record<
    string,
    string[]
  >;
  const places = ['war', 'bandits', 'revolt', 'peace'].flatMap((one) => offered[one] ?? []);
  const favoured =
    random() < 0.5
      ? [...(offered['war'] ?? []), ...(offered['revolt'] ?? []), ...(offered['bandits'] ?? [])]
      : places;
  const space = pick(favoured) ?? pick(places) ?? '0,0';
  if (kind < 0.6) return { type: 'place-tile', colour, at: space };
  if (kind < 0.85) return { type: 'position-leader', colour, to: space };
  if (kind < 0.95)
    return { type: 'riot', at: pick(Object.keys(position.tiles)) ?? '0,0', leader: random() < 0.5 };
  return { type: 'replace', tiles: { [colour]: 1 } };
}

/** Carries out an action with random decisions. */
function play(position: Board, action: MadeUp, random: () => number) {
  const colour = action.type === 'position-leader' ? 'yellow' : 'red';
  const near = Object.keys({ ...position.tiles, ...position.leaders });
  const commitments = position.players
    .filter(() => random() < 0.3)
    .map((by) => ({
      by,
      to: near[wholeUpTo(random, near.length - 1)] ?? '0,0',
      tiles: wholeUpTo(random, position.hands[by]?.[colour] ?? 0),
    }));
  const ask = (decisions: object) => answer({ game: 'huang', ask: 'act', position, action, decisions });
  let decisions: object = { commitments };
  if ('reason' in ask(decisions)) decisions = {}; // the commitments were illegal, so nobody commits anything
  for (let i = 0; i < 2; i++) {
    const asked = ask(decisions);
    if (!asked.ok || !('needs' in asked)) return asked;
    const { needs } = asked;
    const given = [...needs.options].sort(() => random() - 0.5);
    const chosen = needs.decision === 'discard' ? given.slice(0, needs.count) : given[0];
    decisions = { ...decisions, [needs.decision]: chosen };
  }
  return ask(decisions);
}
