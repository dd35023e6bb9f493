// Measures how fast the referee answers (`node test/bench/engine.ts`). Budgets are fractions of the time that
// chess.js needs for a move in the same run, since the speed of machines differs by more than a factor of two
// from day to day.
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { listLegalPlays } from '../../src/games/chu-han/rules/battle/list-legal-plays.ts';
import { getBattleOutcome } from '../../src/games/chu-han/rules/battle/outcome.ts';
import { playBattle } from '../../src/games/chu-han/rules/battle/play-battle.ts';
import { NO_DECISIONS } from '../../src/games/huang/rules/actions/action.ts';
import { applyAction } from '../../src/games/huang/rules/actions/apply-action.ts';
import {
  listLeaderPlacements,
  listTilePlacements,
} from '../../src/games/huang/rules/actions/list-placements.ts';
import { explainFinalScore, type FinalPoints } from '../../src/games/huang/rules/scoring.ts';
import type { Position } from '../../src/games/huang/rules/setup/position.ts';
import { COLOURS } from '../../src/games/huang/rules/vocabulary.ts';
import { findLegalConquests } from '../../src/games/khan/rules/find-legal-conquests.ts';
import { TILE_KINDS } from '../../src/games/khan/rules/vocabulary.ts';
import { answer, checkCase } from '../../src/referee/referee.ts';
import slowLines from '../fixtures/slow.json' with { type: 'json' };
import { randomBoardCase } from '../support/board-cases.ts';
import { chanceQuestions } from '../support/chance-questions.ts';
import { largestHand, longBattle } from '../support/chu-han-battles.ts';
import { fullBoardWar } from '../support/full-board.ts';
import { fullKhanBoard, twelveShapes } from '../support/full-khan.ts';
import { GAME_TABLES } from '../support/game-tables.ts';
import { randomGame } from '../support/games.ts';
import { randomFrom } from '../support/random.ts';
import { oneOfEachKind, widePosition } from '../support/wide-board.ts';
import { hold } from './budget.ts';
import { besideChess, type Figure, turnOf } from './reference.ts';
import { MOST_MOVES_A_LINE, timeOfLine } from './slow-lines.ts';

const COMMAND_LINES = 20_000;
/** The number of rounds for slow benchmarks. */
const FEW = 3;
/** Budgets, as fractions of a move of chess.js. */
const CONFLICT = 0.2;
/** Budgets for a board that is larger, and has more pieces, than any in the box. */
const WIDE_CONFLICT = 0.3;
const WIDE_PEACE = 0.12;
const PEACE = 0.08;
const PLACEMENTS = 4;
const SCORING = 0.15;
const A_PLAY = 0.03;
const A_LINE = 2;
const WAR_CHANCES = 25;
const TROOP_CHANCES = 8;
/** The rulings of Huang that are used here. */
const RULINGS = {
  'bystander-states': 'abstain',
  'moved-pagoda-tiles': 'blocked',
  'bandits-count-placed': 'no',
  'more-than-six': 'kept',
} as const;
const CHU_HAN_CHOICES = { 'hangu-pass-doubled': 'yes' } as const;

function say(what: string, { microseconds, share }: Figure, most = Number.POSITIVE_INFINITY): void {
  hold(what, share, most, 'of a move');
  const rate = Math.round(1e6 / microseconds).toLocaleString('en');
  console.log(
    `${what.padEnd(44)} ${share.toFixed(3).padStart(8)} ${microseconds.toFixed(2).padStart(10)} µs ${rate.padStart(10)} a second`,
  );
}

function measure<T>(what: string, inputs: readonly T[], work: (input: T) => unknown, most?: number): void {
  say(what, besideChess(turnOf(inputs, work)), most);
}

const again = <T>(one: T) => Array.from({ length: 500 }, () => one);

/** Makes copies of a position, so that results cached for one are not used for the next. */
function copiesOf(position: Position, count = 500): readonly Position[] {
  return Array.from({ length: count }, () => ({ ...position, tiles: [...position.tiles] }));
}

const random = randomFrom(1);
const games = Array.from({ length: 5000 }, () => randomGame(random));
const cases = games.map((players) => ({ game: 'huang', ask: 'score', players }));

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}; fractions of a move of chess.js, CPU time\n`,
);
const { move } = besideChess(() => 0);
say('chess.js: a move in Kiwipete and its undo', { share: 1, microseconds: move, move });
measure('engine: final scoring with its trace', games, (one) => explainFinalScore(one, 'en'), SCORING);
measure('referee: check and answer a case', cases, answer);

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
  measure(`  ${count} players`, again(table), (one) => explainFinalScore(one, 'en'), SCORING);
}
console.log('\nengine, four players, by points of a colour (white as many)');
for (const points of [1, 10, 100, 1000]) {
  const table = [0, 1, 2, 3].map((i) => player(`P${i}`, points - (i % 2)));
  measure(`  ${points} points`, again(table), (one) => explainFinalScore(one, 'en'), SCORING);
}

console.log('\nengine, a war on the front board, by pieces on it; and every placement of every piece');
for (const pieces of [20, 60, 120, 200]) {
  const asked = fullBoardWar(pieces);
  const first = answer(asked);
  if (!first.ok || !('needs' in first) || first.needs.decision !== 'discard')
    throw new Error(`This war asks for no discard: ${JSON.stringify(first)}`);
  const { options, count } = first.needs;
  const checked = checkCase({ ...asked, decisions: { discard: options.slice(0, count) } });
  if (!checked.ok || checked.value.ask !== 'act') throw new Error('The war is no case');
  const { position, action, decisions, rulings } = checked.value;
  const copies = copiesOf(position);
  const lying = position.tiles.filter(Boolean).length + position.leaders.filter(Boolean).length;
  measure(
    `  a war, ${lying} pieces`,
    copies,
    (one) => applyAction(one, action, decisions, rulings),
    CONFLICT,
  );
  const { peace } = listTilePlacements(position, 'green', rulings);
  const tiles = copies.map((one, i) => ({ one, at: [peace[i % peace.length] ?? ''] }));
  const lay = { type: 'place-tile', colour: 'green' } as const;
  measure(
    `  a tile in peace, ${lying} pieces`,
    tiles,
    ({ one, at }) => applyAction(one, { ...lay, at }, NO_DECISIONS, rulings),
    PEACE,
  );
  const everywhere = (one: Position) =>
    COLOURS.map((colour) => [listTilePlacements(one, colour, rulings), listLeaderPlacements(one, colour)]);
  measure(`  all placements, ${lying} pieces`, copies.slice(0, 100), everywhere, PLACEMENTS);
}

console.log('\nengine, how an action grows with the pieces on a board of 255 spaces');
for (const pieces of [20, 50, 100, 200]) {
  const position = widePosition(pieces);
  for (const { kind, action, decisions } of oneOfEachKind(position, RULINGS))
    measure(
      `  ${kind}, ${pieces} pieces`,
      copiesOf(position),
      (one) => applyAction(one, action, decisions, RULINGS),
      kind === 'a tile in peace' ? WIDE_PEACE : WIDE_CONFLICT,
    );
}

console.log('\nengine, Huang: whole games at random, from set-up to an empty bag');
for (const [table, play] of Object.entries(GAME_TABLES)) {
  const chance = randomFrom(1);
  say(`  ${table}`, besideChess(turnOf([chance], play), FEW));
}

console.log('\nengine, Khan: all conquests of twelve shapes on a full board, a river through the middle');
for (const [side, cells] of [
  [13, 6],
  [20, 8],
] as const)
  for (const tile of TILE_KINDS) {
    const position = fullKhanBoard(side);
    const shapes = twelveShapes(cells, tile);
    measure(`  ${tile} tiles of ${cells} squares, ${side} by ${side}`, [position], (one) =>
      findLegalConquests(one, { by: 'red', banks: 'rectangle', protects: [] }, shapes),
    );
  }
console.log('\nengine, Chu Han');
const { deal, plays } = longBattle(40);
const middle = playBattle(deal, plays.slice(0, 1)).battle;
const largest = largestHand();
const battle = turnOf(again(plays), (one) => getBattleOutcome(playBattle(deal, one).battle, CHU_HAN_CHOICES));
say(
  `  a play, of a battle of ${plays.length}`,
  besideChess(() => battle() / plays.length),
  A_PLAY,
);
measure(`  the lawful plays of ${middle.hands[middle.turn].length} cards`, again(middle), listLegalPlays);
for (const size of [1, 3, 5]) {
  const { battle } = playBattle(largest, [{ by: 'chu', open: Array<'1'>(size).fill('1') }]);
  measure(
    `  ${listLegalPlays(battle).length} lawful plays of 21 cards, ${size} to beat`,
    again(battle),
    listLegalPlays,
  );
}

console.log('\nreferee, chances');
for (const [what, asked] of Object.entries(chanceQuestions())) {
  const given = answer(asked);
  if (!given.ok || !given.legal) throw new Error(`Nothing to be counted: ${JSON.stringify(given)}`);
  measure(`  ${what}`, again(asked), answer, asked.game === 'huang' ? WAR_CHANCES : TROOP_CHANCES);
}

console.log('\nreferee, the slowest known lines');
for (const { kind, line } of slowLines)
  say(
    `  ${kind}`,
    besideChess(() => timeOfLine(line) * 1000, FEW),
    MOST_MOVES_A_LINE,
  );

const main = fileURLToPath(new URL('../../src/referee/main.ts', import.meta.url));
const boards = Array.from({ length: 1000 }, () => randomBoardCase(random));
for (const [what, of] of [
  ['final scorings', cases],
  ['positions with an action', boards],
] as const) {
  const input = Array.from({ length: COMMAND_LINES }, (_, i) => JSON.stringify(of[i % of.length])).join('\n');
  console.log(`\nreferee command, start included, ${COMMAND_LINES.toLocaleString('en')} ${what}`);
  say(
    '  a line',
    besideChess(() => commandTime(input) / COMMAND_LINES, FEW),
    A_LINE,
  );
}

/** Returns the microseconds of CPU time that the command needs to answer some lines. */
function commandTime(input: string): number {
  const tellTime = 'process.on("exit", () => console.error(JSON.stringify(process.cpuUsage())))';
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(tellTime)}`, main],
    { input, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  if (status !== 0) throw new Error(`The command ended with ${status}`);
  const { user, system } = JSON.parse(stderr) as NodeJS.CpuUsage;
  return user + system;
}
