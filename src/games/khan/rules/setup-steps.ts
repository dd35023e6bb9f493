import type { RuleId } from '../../../core/trace.ts';
import { YURTS_IN_CAMP } from './vocabulary.ts';

/** The numbers of players for which page 2 of the rulebook gives special cards. */
export const KHAN_PLAYER_COUNTS = [2, 3, 4] as const;
export type KhanPlayerCount = (typeof KHAN_PLAYER_COUNTS)[number];

/** A step of the set-up. */
type KhanSetupId =
  | 'board'
  | 'camps'
  | 'supply'
  | 'rulers'
  | 'tiles'
  | 'yurts'
  | 'hands'
  | 'high-morale'
  | 'great-khan'
  | 'divine-support';

/** A step of the set-up with its counts. */
interface KhanSetupStep {
  readonly id: KhanSetupId;
  readonly rule: RuleId;
  /**
   * Ids of the sources that it is from, as in content/sources/khan.yaml: no step is on the page that we have.
   * None if no source says how many pieces it lays out.
   */
  readonly sources: readonly string[];
  /** How many pieces it lays out, for each player if players take them; 0 if it counts none. */
  readonly count: number;
  /** How many pieces are left afterwards, or how many it lays out in all; 0 if it counts none. */
  readonly rest: number;
}

/** What is in the box. Rule: khan/set-up/components */
const CAMPS = 8;
const NEUTRAL_YURTS = 60;
const YURTS_PER_PLAYER = 40;
const CARDS = 72;
const TILES = 38;
/** The size of a hand. Rule: khan/set-up/players */
const HAND_SIZE = 4;

/** How many special cards each player gets, by the number of players. Rule: khan/set-up/players */
const HIGH_MORALE: Readonly<Record<KhanPlayerCount, number>> = { 2: 2, 3: 2, 4: 1 };
const GREAT_KHAN: Readonly<Record<KhanPlayerCount, number>> = { 2: 2, 3: 1, 4: 1 };

/**
 * Lists the steps of the set-up in the order of page 2 of the rulebook. How many cards of Divine Support each
 * player gets is cut off in the text that we have, so that step has no count.
 *
 * Rule: khan/set-up/board, khan/set-up/tiles, khan/set-up/players
 */
export function listKhanSetup(players: KhanPlayerCount): readonly KhanSetupStep[] {
  const board: RuleId = 'khan/set-up/board';
  const each: RuleId = 'khan/set-up/players';
  const inCamps = CAMPS * YURTS_IN_CAMP;
  return [
    { id: 'board', rule: board, sources: ['page-2'], count: 0, rest: 0 },
    { id: 'camps', rule: board, sources: ['page-2', 'spieletest'], count: YURTS_IN_CAMP, rest: inCamps },
    { id: 'supply', rule: board, sources: ['page-2', 'keirat'], count: NEUTRAL_YURTS - inCamps, rest: 0 },
    { id: 'rulers', rule: board, sources: ['hall9000', 'spieletest'], count: CAMPS, rest: 0 },
    {
      id: 'tiles',
      rule: 'khan/set-up/tiles',
      sources: ['page-2', 'keirat', 'gamepack'],
      count: TILES,
      rest: 0,
    },
    { id: 'yurts', rule: each, sources: ['keirat', 'spieletest'], count: YURTS_PER_PLAYER, rest: 0 },
    {
      id: 'hands',
      rule: each,
      sources: ['hall9000', 'metagames', 'spieletest'],
      count: HAND_SIZE,
      rest: CARDS - players * HAND_SIZE,
    },
    { id: 'high-morale', rule: each, sources: ['page-2'], count: HIGH_MORALE[players], rest: 0 },
    { id: 'great-khan', rule: each, sources: ['page-2'], count: GREAT_KHAN[players], rest: 0 },
    { id: 'divine-support', rule: each, sources: [], count: 0, rest: 0 },
  ];
}
