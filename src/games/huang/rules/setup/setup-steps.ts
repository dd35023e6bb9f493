import type { Edition } from '../../../../core/edition.ts';
import type { RuleId } from '../../../../core/trace.ts';
import { COLOURS, type Dynasty } from '../vocabulary.ts';
import {
  BANDITS_IN_BOX,
  DYNASTIES_IN_BOX,
  GRANARIES_IN_BOX,
  LEADERS_PER_DYNASTY,
  MARKET_SIZE,
  MAX_BANDITS,
  MAX_PAGODAS,
  PAGODAS_IN_BOX,
  POINT_MARKERS,
  SHORT_GAME_TILES,
  TILES_IN_BOX,
  USUAL_HAND_SIZE,
} from './box.ts';

/** The options that change the board; the rules exclude bandits together with the Eighteen Kingdoms. */
export const BOARD_OPTIONS = ['none', 'bandits', 'kingdoms'] as const;
export type BoardOption = (typeof BOARD_OPTIONS)[number];

/** What the table plays with: the edition, the players, the board and the extras. */
export interface GameChoice {
  readonly edition: Edition;
  /** In clockwise seat order. */
  readonly players: readonly Dynasty[];
  /** Whether two players have agreed on the shorter game. */
  readonly isShort: boolean;
  readonly board: BoardOption;
  readonly hasPalace: boolean;
}

/** A step of the set-up. */
type SetupStepId =
  | 'board'
  | 'board-reverse'
  | 'capitals'
  | 'capitals-granaries'
  | 'bag'
  | 'short-game'
  | 'short-game-random'
  | 'pagodas'
  | 'pagodas-no-blue'
  | 'palace'
  | 'points'
  | 'unification'
  | 'dynasties'
  | 'unused'
  | 'hands'
  | 'market'
  | 'bandits'
  | 'bandits-own-place';

/** A step of the set-up with its counts. */
export interface SetupStep {
  readonly id: SetupStepId;
  readonly rule: RuleId;
  /** How many pieces it lays out; 0 if it counts none. */
  readonly count: number;
  /** How many pieces are left afterwards: tiles in the bag, or what goes into the box. */
  readonly rest: number;
}

const TILE_COUNT = COLOURS.reduce((sum, colour) => sum + TILES_IN_BOX[colour], 0);
const MARKER_COUNT = COLOURS.length * POINT_MARKERS.reduce((sum, { count }) => sum + count, 0);

/** Lists the dynasties in the box that no one plays. */
export function listUnusedDynasties(players: readonly Dynasty[]): readonly Dynasty[] {
  return DYNASTIES_IN_BOX.filter((dynasty) => !players.includes(dynasty));
}

/** Whether the table plays the shorter game, which is for two players only. */
function isShortGame({ isShort, players }: GameChoice): boolean {
  return isShort && players.length === 2;
}

/**
 * Lists the steps of the set-up for exactly this table, in the order of the rulebooks: the optional rules,
 * unless they replace a step, are printed last.
 *
 * Rule: huang/setup/board, huang/setup/short-game, huang/eighteen-kingdoms/setup, huang/bandits/setup
 * @param capitals the number of capitals on the map of the Warring States
 */
export function listSetupSteps(choice: GameChoice, capitals: number): readonly SetupStep[] {
  const tiled = choice.board === 'kingdoms' ? GRANARIES_IN_BOX : capitals; // there, a granary on each capital
  const filled = TILE_COUNT - tiled;
  const inBag = filled - (isShortGame(choice) ? SHORT_GAME_TILES : 0);
  return [
    ...listBoardSteps(choice, tiled, filled),
    ...(isShortGame(choice) ? [makeShortGameStep(choice, inBag)] : []),
    ...listSupplySteps(choice),
    ...listPlayerSteps(choice, inBag),
    ...(choice.board === 'bandits' ? [makeBanditStep(choice)] : []),
  ];
}

const makeStep = (id: SetupStepId, rule: RuleId, count = 0, rest = 0): SetupStep => ({
  id,
  rule,
  count,
  rest,
});

function listBoardSteps({ board }: GameChoice, capitals: number, filled: number): readonly SetupStep[] {
  if (board === 'kingdoms')
    return [
      makeStep('board-reverse', 'huang/eighteen-kingdoms/setup'),
      makeStep('capitals-granaries', 'huang/eighteen-kingdoms/setup', capitals),
      makeStep('bag', 'huang/eighteen-kingdoms/setup', filled),
    ];
  return [
    makeStep('board', 'huang/setup/board'),
    makeStep('capitals', 'huang/setup/capitals', capitals),
    makeStep('bag', 'huang/setup/bag', filled),
  ];
}

/** The Polish edition has the tiles drawn at random and does not name the box. */
function makeShortGameStep({ edition }: GameChoice, inBag: number): SetupStep {
  const id = edition === 'pl' ? 'short-game-random' : 'short-game';
  return makeStep(id, 'huang/setup/short-game', SHORT_GAME_TILES, inBag);
}

function listSupplySteps({ board, hasPalace }: GameChoice): readonly SetupStep[] {
  const blue = PAGODAS_IN_BOX.blue;
  return [
    board === 'kingdoms'
      ? makeStep('pagodas-no-blue', 'huang/eighteen-kingdoms/blue-pagodas', MAX_PAGODAS - blue, blue)
      : makeStep('pagodas', 'huang/setup/supply', MAX_PAGODAS),
    ...(hasPalace ? [makeStep('palace', 'huang/palace/base')] : []),
    makeStep('points', 'huang/setup/supply', MARKER_COUNT),
    makeStep('unification', 'huang/setup/supply'),
  ];
}

function listPlayerSteps({ players }: GameChoice, inBag: number): readonly SetupStep[] {
  const unused = listUnusedDynasties(players).length;
  const afterHands = inBag - players.length * USUAL_HAND_SIZE;
  return [
    makeStep('dynasties', 'huang/setup/dynasties', LEADERS_PER_DYNASTY),
    ...(unused > 0 ? [makeStep('unused', 'huang/setup/dynasties', unused * LEADERS_PER_DYNASTY)] : []),
    makeStep('hands', 'huang/setup/hands', USUAL_HAND_SIZE, afterHands),
    makeStep('market', 'huang/setup/hands', MARKET_SIZE, afterHands - MARKET_SIZE),
  ];
}

/**
 * In the Polish edition a tile goes to the place of its own number; in the others the next one goes there.
 */
function makeBanditStep({ edition }: GameChoice): SetupStep {
  const id = edition === 'pl' ? 'bandits-own-place' : 'bandits';
  return makeStep(id, 'huang/bandits/setup', MAX_BANDITS, BANDITS_IN_BOX - MAX_BANDITS);
}
