// How fast the referee answers. Medians of several runs; the machine is named, for figures mean nothing without it.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { playBattle } from '../../src/engine/chu-han/game.ts';
import { lawfulPlays } from '../../src/engine/chu-han/lawful.ts';
import { outcomeOf } from '../../src/engine/chu-han/outcome.ts';
import { act } from '../../src/engine/huang/act.ts';
import { leaderPlacements, tilePlacements } from '../../src/engine/huang/placements.ts';
import type { Position } from '../../src/engine/huang/position.ts';
import { explainFinalScore, type FinalPoints } from '../../src/engine/huang/scoring.ts';
import { COLOURS } from '../../src/engine/huang/vocabulary.ts';
import { conquests } from '../../src/engine/khan/conquests.ts';
import { TILE_KINDS } from '../../src/engine/khan/vocabulary.ts';
import { answer, checkCase } from '../../src/referee/referee.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { largestHand, longBattle } from '../support/chu-han-battles.ts';
import { fullBoardWar } from '../support/full-board.ts';
import { fullKhanBoard, twelveShapes } from '../support/full-khan.ts';
import { GAME_TABLES } from '../support/game-tables.ts';
import { randomGame } from '../support/games.ts';
import { randomFrom } from '../support/random.ts';
import { oneOfEachKind, widePosition } from '../support/wide-board.ts';
import { hold } from './budget.ts';

const RUNS = 9;
const COMMAND_LINES = 20_000;
/** Budgets in microseconds: an action with its trace, all placements of all kinds, a case through the command. */
const CONFLICT = 50;
const PLACEMENTS = 1000;
const A_LINE = 200;
/** How this table reads the open points of Huang. */
const RULINGS = {
  'bystander-states': 'abstain',
  'moved-pagoda-tiles': 'blocked',
  'bandits-count-placed': 'no',
} as const;
const CHU_HAN_CHOICES = { 'hangu-pass-doubled': 'yes' } as const;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * Microseconds of the processor that `work` takes on one of `inputs`, collecting what it leaves included: the median of
 * several runs over all of them. What else the machine does meanwhile does not count.
 */
function microsecondsFor<T>(inputs: readonly T[], work: (input: T) => unknown): number {
  const runs = Array.from({ length: RUNS + 1 }, () => {
    const begin = process.cpuUsage();
    for (const input of inputs) work(input);
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / inputs.length;
  });
  return median(runs.slice(1)); // the first run warms up
}

function say(what: string, microseconds: number, most = Number.POSITIVE_INFINITY): void {
  hold(what, microseconds, most, 'µs');
  const rate = Math.round(1e6 / microseconds).toLocaleString('en');
  console.log(`${what.padEnd(44)} ${microseconds.toFixed(2).padStart(8)} µs ${rate.padStart(10)} a second`);
}

const random = randomFrom(1);
const games = Array.from({ length: 5000 }, () => randomGame(random));
const cases = games.map((players) => ({ game: 'huang', ask: 'score', players }));

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}; processor time, median of ${RUNS} runs\n`,
);
say(
  'engine: a final scoring with its trace',
  microsecondsFor(games, (one) => explainFinalScore(one, 'en')),
);
say('referee: a case checked and answered', microsecondsFor(cases, answer));

console.log('\nengine, by number of players');
const player = (name: string, points: number): FinalPoints => ({
  name,
  yellow: points,
  red: Math.floor(points / 2),
  blue: Math.floor(points / 3),
  green: Math.floor(points / 4),
  white: points,
  granaries: 3,
});
for (const count of [2, 3, 4, 5]) {
  const table = Array.from({ length: count }, (_, i) => player(`P${i}`, 20 + i));
  say(
    `  ${count} players`,
    microsecondsFor(
      Array.from({ length: 2000 }, () => table),
      (one) => explainFinalScore(one, 'en'),
    ),
  );
}
console.log('\nengine, four players, by points of a colour (white as many)');
for (const points of [1, 10, 100, 1000]) {
  const table = [0, 1, 2, 3].map((i) => player(`P${i}`, points - (i % 2)));
  say(
    `  ${points} points`,
    microsecondsFor(
      Array.from({ length: 2000 }, () => table),
      (one) => explainFinalScore(one, 'en'),
    ),
  );
}

console.log('\nengine, a war on the front board, by pieces on it; and every placement of every piece');
for (const pieces of [20, 60, 120, 200]) {
  const asked = fullBoardWar(pieces);
  const first = answer(asked);
  if (!first.ok || !('needs' in first))
    throw new Error(`This war asks for no discard: ${JSON.stringify(first)}`);
  const { options, count = 0 } = first.needs;
  const checked = checkCase({ ...asked, decisions: { discard: options.slice(0, count) } });
  if (!checked.ok || checked.value.ask !== 'act') throw new Error('The war is no case');
  const { position, action, decisions, rulings } = checked.value;
  const many = Array.from({ length: 500 }, () => position.position);
  const lying =
    position.position.tiles.filter(Boolean).length + position.position.leaders.filter(Boolean).length;
  say(
    `  a war, ${lying} pieces`,
    microsecondsFor(many, (one) => act(one, action, decisions, rulings)),
    CONFLICT,
  );
  const everywhere = (one: Position) =>
    COLOURS.map((colour) => [tilePlacements(one, colour, rulings), leaderPlacements(one, colour)]);
  say(`  all placements, ${lying} pieces`, microsecondsFor(many.slice(0, 100), everywhere), PLACEMENTS);
}

console.log('\nengine, how an action grows with the pieces on a board of 255 spaces');
for (const pieces of [20, 50, 100, 200]) {
  const position = widePosition(pieces);
  for (const { kind, action, decisions } of oneOfEachKind(position, RULINGS))
    say(
      `  ${kind}, ${pieces} pieces`,
      microsecondsFor(Array<Position>(500).fill(position), (one) => act(one, action, decisions, RULINGS)),
      CONFLICT,
    );
}

console.log('\nengine, Huang: whole games at random, from set-up to an empty bag');
for (const [table, play] of Object.entries(GAME_TABLES)) {
  const chance = randomFrom(1);
  say(`  ${table}`, microsecondsFor(Array<() => number>(4).fill(chance), play));
}

console.log('\nengine, Khan: all conquests of twelve shapes on a full board, a river through the middle');
for (const [side, cells] of [
  [13, 6],
  [20, 8],
] as const)
  for (const tile of TILE_KINDS) {
    const position = fullKhanBoard(side);
    const shapes = twelveShapes(cells, tile);
    say(
      `  ${tile} tiles of ${cells} squares, ${side} by ${side}`,
      microsecondsFor([position, position], (one) => conquests(one, 'red', shapes, 'rectangle')),
    );
  }
console.log('\nengine, Chu Han');
const { deal, plays } = longBattle(40);
const middle = playBattle(deal, plays.slice(0, 1)).battle;
const largest = largestHand();
const again = <T>(one: T) => Array.from({ length: 500 }, () => one);
say(
  `  a battle of ${plays.length} plays replayed`,
  microsecondsFor(again(plays), (one) => outcomeOf(playBattle(deal, one).battle, CHU_HAN_CHOICES)),
);
say(
  `  the lawful plays of ${middle.hands[middle.turn].length} cards`,
  microsecondsFor(again(middle), lawfulPlays),
);
for (const size of [1, 3, 5]) {
  const { battle } = playBattle(largest, [{ by: 'chu', open: Array<'1'>(size).fill('1') }]);
  say(
    `  ${lawfulPlays(battle).length} lawful plays of 21 cards, ${size} to beat`,
    microsecondsFor(again(battle), lawfulPlays),
  );
}

const main = fileURLToPath(new URL('../../src/referee/main.ts', import.meta.url));
const boards = Array.from({ length: 1000 }, () => randomBoardCase(random));
for (const [what, of] of [
  ['final scorings', cases],
  ['positions with an action', boards],
] as const) {
  const input = Array.from({ length: COMMAND_LINES }, (_, i) => JSON.stringify(of[i % of.length])).join('\n');
  const runs = [0, 1, 2].map(() => {
    const begin = performance.now();
    const { status } = spawnSync(process.execPath, [main], { input, maxBuffer: 2 ** 30 });
    if (status !== 0) throw new Error(`The command ended with ${status}`);
    return performance.now() - begin;
  });
  console.log(`\nreferee command, start included, ${COMMAND_LINES.toLocaleString('en')} ${what}`);
  say('  a line', (median(runs) * 1000) / COMMAND_LINES, A_LINE);
}
