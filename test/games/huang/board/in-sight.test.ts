import { describe, expect, test } from 'vitest';
import { getCommitmentQuestions } from '../../../../src/games/huang/board/play/question-answers.ts';
import { findOpenConflicts } from '../../../../src/games/huang/board/state/open-conflicts.ts';
import { computeAnswer } from '../../../../src/games/huang/conflict/compute-answer.ts';
import { findEnteredConflict } from '../../../../src/games/huang/conflict/entered-conflict.ts';
import {
  freshConflict,
  getCommitmentLimit,
  getTileLimit,
  type HuangConflict,
  withActingDynasty,
  withAdjacentTiles,
  withDefender,
  withRevoltColour,
  withRevoltCommitment,
  withSideTiles,
  withThirdSide,
  withToggledLeader,
  withWarCommitment,
} from '../../../../src/games/huang/conflict/state.ts';
import type { HuangActCase } from '../../../../src/games/huang/referee/act.ts';
import {
  countCommitted,
  findCommittedSide,
  findOwnSide,
  type TileSplit,
} from '../../../../src/games/huang/referee/chance-inputs.ts';
import { HUANG_CHANCES_HANDLER } from '../../../../src/games/huang/referee/chances.ts';
import { createChancesCase } from '../../../../src/games/huang/referee/create-chances-case.ts';
import { judgeAction } from '../../../../src/games/huang/referee/judge-action.ts';
import { countKnownTiles } from '../../../../src/games/huang/referee/known-tiles.ts';
import type { OpenConflict } from '../../../../src/games/huang/referee/open-conflict.ts';
import type { Commitment } from '../../../../src/games/huang/rules/actions/action.ts';
import type { TileHand } from '../../../../src/games/huang/rules/setup/position.ts';
import { toSetup } from '../../../../src/games/huang/rules/setup/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../../../../src/games/huang/rules/vocabulary.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { findActCase } from '../../../support/act-cases.ts';
import { tries } from '../../../support/campaign.ts';
import { chance, oneOf } from '../../../support/chance.ts';
import { randomHuangChances } from '../../../support/chances-cases.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';

// Whoever at a table asks how likely a win is, the same tiles are in sight, what the asker has committed among them; only
// what is behind the asker's own screen is known to the asker alone. The tiles are counted a second time here.

type Random = () => number;

/** What a table shows: how many tiles, and how many of the colour that can be committed. */
interface Shown {
  readonly tiles: number;
  readonly matching: number;
}

/** What the page says to one who asks. */
interface Said extends Shown {
  readonly own: number;
  readonly seen: number;
  readonly least: number;
}

/** The counts for one who asks, and who told so much of the own hand and of what else is in sight. */
function saidTo(
  contest: OpenConflict,
  setup: object,
  by: Dynasty,
  hand: TileSplit,
  seen: TileSplit,
): Said | undefined {
  const told = { hand, seen, held: {}, allies: {} };
  const side = findCommittedSide(contest, by) ?? findOwnSide(contest, by) ?? 0;
  const answer = HUANG_CHANCES_HANDLER.answer(
    createChancesCase(contest, setup as never, { by, side }, told, {}),
  );
  if (!answer.ok || !answer.legal || !('chances' in answer)) return undefined;
  const { unseen } = answer;
  return {
    ...unseen,
    ...countKnownTiles(contest, by, told, unseen.tiles),
    least: countCommitted(contest, by),
  };
}

/** Some pair behind a screen of so many tiles. */
function anyPair(random: Random, most: number): TileSplit {
  const matching = wholeUpTo(random, Math.max(most, 0));
  return { matching, others: wholeUpTo(random, Math.max(most - matching, 0)) };
}

describe('asked by numbers', () => {
  test('by the Tiger, who has committed two, and by the Rat, who placed the tile, as much is in sight', () => {
    let war = withToggledLeader(withSideTiles(freshConflict(), 0, 2), 0, 'tiger:red');
    war = withToggledLeader(withSideTiles(war, 1, 4), 1, 'rat:red');
    war = withActingDynasty(withWarCommitment(war, 'tiger', { tiles: 2, leader: false, to: 0 }), 'rat');
    const answer = computeAnswer(war, freshSettings('en'));
    const contest = answer && findEnteredConflict(answer, war);
    const question = answer?.input;
    if (!contest || !question) throw new Error('No war');
    const nothing = { matching: 0, others: 0 };
    const six = { matching: 0, others: 6 };
    // Two and four red tiles, two yellow ones under the leaders, the tile that was placed, the two committed: 11, 8 of
    // them red. Behind the Tiger's screen are four of six; behind the Rat's five.
    expect(saidTo(contest, question.setup, 'tiger', six, nothing)).toEqual({
      ...{ tiles: 123, matching: 28 },
      ...{ own: 4, seen: 11, least: 2 },
    });
    expect(saidTo(contest, question.setup, 'rat', six, nothing)).toEqual({
      ...{ tiles: 122, matching: 28 },
      ...{ own: 5, seen: 11, least: 0 },
    });
  });

  test('of any conflict, by any player', () => {
    const random = randomFrom(20261126);
    const asked = { war: 0, revolt: 0, committed: 0 };
    for (let i = 0; i < tries(400); i++) {
      const state = randomConflict(random);
      const answer = computeAnswer(state, freshSettings('en'));
      const contest = answer && findEnteredConflict(answer, state);
      const question = answer?.input;
      if (!contest || !question || state.acting === null) continue; // the page asks first who placed the tile
      const shown = shownOf(state);
      const seen = { matching: wholeUpTo(random, 2), others: wholeUpTo(random, 9) };
      const { defender } = state.revolt;
      const players = state.kind === 'war' ? state.players : [state.acting, defender];
      for (const by of players) {
        if (by === null) continue;
        const committed = committedBy(state, by);
        const most = 6 - committed - (state.kind === 'war' && by === state.acting ? 1 : 0);
        const behind = anyPair(random, most);
        const hand = { matching: behind.matching + committed, others: behind.others };
        const box = state.kind === 'war' ? 36 : 42;
        const left = box - shown.matching - seen.matching - behind.matching;
        if (left < 0) continue; // more than the box has
        const own = behind.matching + behind.others;
        const said = saidTo(contest, question.setup, by, hand, seen);
        expect(said, JSON.stringify({ state, by, hand, seen })).toEqual({
          tiles: 138 - shown.tiles - seen.matching - seen.others - own,
          matching: left,
          own,
          seen: shown.tiles + seen.matching + seen.others,
          least: committed,
        });
        asked[state.kind]++;
        if (committed > 0) asked.committed++;
      }
    }
    for (const count of Object.values(asked)) expect(count).toBeGreaterThan(tries(100));
  });
});

/** What is in sight by the numbers that were entered. */
function shownOf({ kind, players, acting, war, revolt }: HuangConflict): Shown {
  if (kind === 'revolt') {
    const { beside, commitments } = revolt;
    const yellow =
      beside.attacker + beside.defender + commitments.attacker.tiles + commitments.defender.tiles;
    return { tiles: yellow, matching: yellow };
  }
  const state = { kind, players, acting, war, revolt } as HuangConflict;
  const lying = war.sides.reduce((sum, { tiles }) => sum + tiles, 0);
  const beneath = war.sides.reduce((sum, { leaders }) => sum + leaders.length, 0);
  const red = lying + players.reduce((sum, by) => sum + committedBy(state, by), 0);
  return { tiles: red + beneath + 1, matching: red };
}

/** What a player has committed: in a war nothing while it is open to which state. */
function committedBy({ kind, acting, war, revolt }: HuangConflict, by: Dynasty): number {
  if (kind === 'revolt') return revolt.commitments[by === acting ? 'attacker' : 'defender'].tiles;
  const { tiles, to } = war.commitments[by];
  const own = war.sides.filter(({ leaders }) => leaders.some((leader) => leader.startsWith(`${by}:`)));
  return to !== null || own.length === 1 ? tiles : 0;
}

function randomConflict(random: Random): HuangConflict {
  const upTo = (most: number) => wholeUpTo(random, most);
  const any = <T>(from: readonly T[]): T => {
    const one = oneOf(random, from);
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  };
  let one = chance(random, 0.3) ? withThirdSide(freshConflict()) : freshConflict();
  one = withActingDynasty(one, any(one.players));
  for (const side of one.war.sides.keys()) {
    one = withSideTiles(one, side, upTo(Math.min(getTileLimit(one, side), 8)));
    for (let i = 1 + upTo(3); i > 0; i--) {
      const leader = `${any(one.players)}:${any(COLOURS)}` as const;
      one = withToggledLeader(one, side, leader);
    }
  }
  for (const player of one.players) {
    const to = chance(random, 0.7) ? upTo(one.war.sides.length - 1) : null;
    const tiles = chance(random, 0.6) ? upTo(Math.min(getCommitmentLimit(one, player), 5)) : 0;
    one = withWarCommitment(one, player, { tiles, leader: chance(random, 0.2), to });
  }
  one = withDefender(withRevoltColour(one, any(COLOURS)), any(one.players));
  one = withAdjacentTiles(withAdjacentTiles(one, 'attacker', 1 + upTo(5)), 'defender', 1 + upTo(5));
  for (const role of ['attacker', 'defender'] as const)
    one = withRevoltCommitment(one, role, { tiles: upTo(6), leader: chance(random, 0.3) });
  return { ...one, kind: any(['war', 'revolt'] as const) };
}

describe('asked on the board', () => {
  test('of any conflict, by any player', () => {
    const random = randomFrom(20261127);
    const asked = { war: 0, revolt: 0, committed: 0, known: 0, unknown: 0 };
    for (let i = 0; i < tries(320); i++) {
      const act = randomAct(random);
      if (!act) continue;
      const { position, action, decisions, rulings } = act;
      const setup = toSetup(position);
      const judged = judgeAction(position, action, decisions, rulings);
      for (const question of getCommitmentQuestions(judged.questions)) {
        const { by, colour } = question;
        const gift = decisions.commitments.find((one) => one.by === by) ?? nothingBy(by);
        const found = findOpenConflicts(judged, question, gift);
        if (!found) continue;
        const contest = found.open;
        const { turn, hands, palace } = position;
        const placed = action.type === 'place-tile' ? action.at.length : 0;
        const laidBy = (player: Dynasty) => (player === turn ? placed : 0);
        const committed = decisions.commitments.find((one) => one.by === by)?.tiles ?? 0;
        const shown = shownOn(act, colour);
        const known = hands?.[by];
        const behind = anyPair(random, (palace ? 7 : 6) - laidBy(by) - committed);
        const hand = { matching: behind.matching + committed, others: behind.others };
        const told = known ? { matching: 0, others: 0 } : behind;
        const left = (colour === 'red' ? 36 : 42) - shown.matching - told.matching;
        const own = known ? sizeOf(known) - laidBy(by) - committed : behind.matching + behind.others;
        if (left < 0) continue;
        const unseen = 138 - shown.tiles - told.matching - told.others;
        const said = saidTo(contest, setup, by, hand, { matching: 0, others: 0 });
        expect(said, JSON.stringify({ act, by, hand })).toEqual({
          ...{ tiles: unseen, matching: left },
          ...{ own, seen: 138 - unseen - own, least: committed },
        });
        asked[contest.kind]++;
        asked[known ? 'known' : 'unknown']++;
        if (committed > 0) asked.committed++;
      }
    }
    for (const count of Object.values(asked)) expect(count).toBeGreaterThan(tries(12));
  });
});

const nothingBy = (by: Dynasty): Commitment => ({ by, to: null, tiles: 0, leader: false });

/** An action on a random board that starts a conflict, with some hands known and with what was committed. */
function randomAct(random: Random): HuangActCase | undefined {
  const { viewer: _, side: __, allies: ___, held: ____, seen: _____, ...asked } = randomHuangChances(random);
  const hands = Object.entries(asked.position.hands ?? {}).filter(() => chance(random, 0.4));
  const position = { ...asked.position, hands: Object.fromEntries(hands) };
  return findActCase({ ...asked, ask: 'act', position, rulings: {} });
}

/** What everybody may know of a board: what lies there or was committed, and the hands that are known. */
function shownOn({ position, action, decisions }: HuangActCase, colour: Colour): Shown {
  const setup = toSetup(position);
  const { turn, hands = {} } = setup;
  const placed = action.type === 'place-tile' ? action.at.map(() => action.colour) : [];
  const lying = [...Object.values(setup.tiles), ...placed];
  const committed = decisions.commitments.reduce((sum, { by, tiles }) => sum + (hands[by] ? 0 : tiles), 0);
  const inHands = Object.values(hands);
  const fromKnown = hands[turn] ? placed : [];
  return {
    tiles: lying.length + committed + inHands.reduce((sum, hand) => sum + sizeOf(hand), 0) - fromKnown.length,
    matching:
      lying.filter((one) => one === colour).length +
      committed +
      inHands.reduce((sum, hand) => sum + hand[colour], 0) -
      fromKnown.filter((one) => one === colour).length,
  };
}

const sizeOf = (hand: TileHand) => COLOURS.reduce((sum, colour) => sum + hand[colour], 0);
