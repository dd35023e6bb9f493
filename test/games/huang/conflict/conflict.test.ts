import { describe, expect, test } from 'vitest';
import { computeAnswer, explainStrengths } from '../../../../src/games/huang/conflict/compute-answer.ts';
import { findEnteredConflict } from '../../../../src/games/huang/conflict/entered-conflict.ts';
import { isPending, isSettled, omitCommitmentOrder } from '../../../../src/games/huang/conflict/pending.ts';
import { withToggledPlayer } from '../../../../src/games/huang/conflict/players-adapter.ts';
import { explainAnswer, toVerdictCard } from '../../../../src/games/huang/conflict/secondary.tsx';
import {
  CONFLICT_CODEC,
  findReplacedLeader,
  freshConflict,
  getCommitmentLimit,
  getRevoltSides,
  getTileLimit,
  getWarCommitment,
  type HuangConflict,
  isBegun,
  listEmptySides,
  listUnassigned,
  withActingDynasty,
  withAdjacentTiles,
  withDefender,
  withNoCommitments,
  withoutThirdSide,
  withRevoltColour,
  withRevoltCommitment,
  withSideTiles,
  withThirdSide,
  withTieWinner,
  withToggledLeader,
  withWarCommitment,
} from '../../../../src/games/huang/conflict/state.ts';
import type { ConflictTypes } from '../../../../src/games/huang/conflict/types.ts';
import { explainBoardSteps } from '../../../../src/games/huang/explain/board.ts';
import { explainLoserShortfall } from '../../../../src/games/huang/explain/loser-shortfalls.ts';
import { explainOutcome } from '../../../../src/games/huang/explain/outcome.ts';
import { getLeader } from '../../../../src/games/huang/rules/leader.ts';
import { TILES_IN_BOX } from '../../../../src/games/huang/rules/setup/box.ts';
import { COLOURS, DYNASTIES } from '../../../../src/games/huang/rules/vocabulary.ts';
import { HUANG_CONFLICT_SAVE } from '../../../../src/games/huang/saves/conflict.ts';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { parseSave } from '../../../../src/saves/save.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import type { ToolSettings } from '../../../../src/shell/tool-types.ts';
import { tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { randomFrom, wholeUpTo } from '../../../support/random.ts';

const HOUSE_RULES: ToolSettings<ConflictTypes> = freshSettings('en');
const t = createTranslator(
  'en',
  readTexts('en', 'huang', 'tool', 'huang-pieces', 'huang-steps', 'huang-conflict', 'huang-conflict-more'),
);

/** The war of the printed rulebooks by its numbers: 2 + 2 + 1 = 5 against 4 + 3 = 7. */
function printedWar(): HuangConflict {
  let war = withSideTiles(freshConflict(), 0, 2);
  for (const leader of ['tiger:red', 'tiger:yellow'] as const) war = withToggledLeader(war, 0, leader);
  for (const leader of ['rat:red', 'goat:yellow', 'rat:green'] as const)
    war = withToggledLeader(war, 1, leader);
  war = withWarCommitment(withSideTiles(war, 1, 4), 'tiger', {
    tiles: 2,
    leader: false,
    to: 0,
  });
  war = withWarCommitment(war, 'goat', { tiles: 0, leader: true, to: 0 });
  return withActingDynasty(withWarCommitment(war, 'rat', { tiles: 3, leader: false, to: 1 }), 'rat');
}

function answerTo(state: HuangConflict, houseRules = HOUSE_RULES) {
  const answered = computeAnswer(state, houseRules);
  if (!answered) throw new Error(`Something is missing: ${JSON.stringify(state)}`);
  return answered;
}

/** Any conflict that can be entered. */
function randomConflict(random: () => number): HuangConflict {
  const upTo = (most: number) => wholeUpTo(random, most);
  const any = <T>(from: readonly T[]) => from[upTo(from.length - 1)] as T;
  let one = random() < 0.5 ? freshConflict() : withToggledPlayer(freshConflict(), 'dragon');
  if (random() < 0.5) one = withThirdSide(one);
  for (const side of one.war.sides.keys()) {
    one = withSideTiles(one, side, upTo(Math.min(getTileLimit(one, side), any([4, 36]))));
    for (let i = 1 + upTo(8); i > 0; i--)
      one = withToggledLeader(one, side, getLeader(any(one.players), any(COLOURS)).name);
  }
  for (const player of one.players)
    if (random() < 0.6)
      one = withWarCommitment(one, player, {
        tiles: upTo(getCommitmentLimit(one, player)),
        leader: random() < 0.5,
        to: upTo(one.war.sides.length - 1),
      });
  one = withTieWinner(withActingDynasty(one, any(one.players)), upTo(2));
  one = withDefender(withRevoltColour(one, any(COLOURS)), any(one.players));
  one = withAdjacentTiles(withAdjacentTiles(one, 'attacker', 1 + upTo(5)), 'defender', 1 + upTo(5));
  const gift = () => ({ tiles: upTo(7), leader: random() < 0.5 });
  one = withRevoltCommitment(withRevoltCommitment(one, 'attacker', gift()), 'defender', gift());
  return { ...one, kind: any(['war', 'revolt']) };
}

describe('a war by its numbers', () => {
  test('ends as the printed one', () => {
    const { answer, names } = answerTo(printedWar());
    expect(answer).toMatchObject({
      result: 'war',
      points: { rat: { red: 1 }, goat: { yellow: 1 } },
      conflict: { states: [{ strength: 5 }, { strength: 7 }], losses: 5 },
    });
    expect(explainOutcome(answer, names, t)).toEqual([
      'The Rat and the Goat win the war, 7–5.',
      'The Rat scores 1 red point.',
      'The Goat scores 1 yellow point.',
      'Removed: the Tiger’s Soldier leader, the Tiger’s Governor leader and 4 red tiles.',
    ]);
    expect(explainStrengths(computeAnswer(printedWar(), HOUSE_RULES), t)).toEqual([
      {
        strength: 5,
        text: 'State 1 (Tiger): 2 red tiles + 2 committed + 1 Soldier leader = 5.',
      },
      {
        strength: 7,
        text: 'State 2 (Rat, Goat): 4 red tiles + 3 committed = 7.',
      },
    ]);
  });

  test('of three states has the bystander stay out, or fight where the table says so', () => {
    // By hand: the Rabbit's blue leader meets nobody's. Its nine red tiles would beat 7 and 5, for no point at all.
    const three = withSideTiles(withToggledLeader(withThirdSide(printedWar()), 2, 'rabbit:blue'), 2, 9);
    const { answer } = answerTo(three);
    expect(answer).toMatchObject({
      rulings: ['bystander-states'],
      conflict: {
        states: [{ strength: 5 }, { strength: 7 }, { fights: false }],
      },
    });
    const fought = answerTo(three, {
      ...HOUSE_RULES,
      rulings: {
        ...HOUSE_RULES.rulings,
        huang: { 'bystander-states': 'fight' },
      },
    });
    expect(fought.answer).toMatchObject({
      points: {},
      conflict: { losses: 7 },
    });
    expect(explainOutcome(fought.answer, fought.names, t)[0]).toBe('The Rabbit wins the war, 9–7–5.');
  });

  test('that is tied asks the player who placed the tile, and takes the answer', () => {
    const tied = withWarCommitment(printedWar(), 'rat', {
      tiles: 1,
      leader: false,
      to: 1,
    });
    expect(answerTo(tied).answer).toMatchObject({
      needs: { decision: 'tieWinner', by: 'rat' },
    });
    expect(answerTo(withTieWinner(tied, 0)).answer).toMatchObject({
      points: { tiger: { red: 1, yellow: 1 } },
    });
    expect(answerTo(withTieWinner(tied, 2)).answer).toHaveProperty('needs'); // no such state any more
  });

  test('says nothing of the order in which the players commit: nobody was asked where they sit', () => {
    const { answer, names } = answerTo(printedWar());
    const texts = explainBoardSteps(omitCommitmentOrder(answer).trace, names, t).map(({ text }) => text);
    expect(texts.join(' ')).not.toMatch(/order|\b[A-Z]\d/);
  });
});

test('a revolt is won by the defender when it is tied', () => {
  // By hand: 1 beside + 2 committed = 3 beside the other + 0. The Governor leader would decide it.
  const said = withDefender(withActingDynasty(withRevoltColour(freshConflict(), 'red'), 'tiger'), 'rabbit');
  const revolt = {
    ...withAdjacentTiles(said, 'defender', 3),
    kind: 'revolt',
  } as const;
  const tied = withRevoltCommitment(revolt, 'attacker', { tiles: 2 });
  expect(answerTo(tied).answer).toMatchObject({
    points: { rabbit: { red: 1 } },
  });
  expect(answerTo(withRevoltCommitment(tied, 'attacker', { leader: true })).answer).toMatchObject({
    points: { tiger: { red: 1 } },
    conflict: { attacker: { strength: 4 }, defender: { strength: 3 } },
  });
  // A Governor leader who attacks is on the board and supports nobody.
  const yellow = withRevoltColour(withRevoltCommitment(tied, 'attacker', { leader: true }), 'yellow');
  expect(answerTo(yellow).answer).toMatchObject({
    points: { rabbit: { yellow: 1 } },
  });
});

describe('anything that can be entered', () => {
  test('has room on the made-up board, and the strengths are the sums of what was entered', () => {
    const random = randomFrom(31);
    let wars = 0;
    for (let i = 0; i < tries(2000); i++) {
      const conflict = randomConflict(random);
      expect(
        parseSave(HUANG_CONFLICT_SAVE, {
          version: 5,
          now: CONFLICT_CODEC.encode(conflict),
          past: [],
          future: [],
        }).state,
      ).toBe('sound');
      if (listEmptySides(conflict).length > 0 || (conflict.kind === 'revolt' && !getRevoltSides(conflict)))
        continue;
      const answered = answerTo(conflict);
      const { answer, names } = answered;
      // All that the rules can have against it is support for a state that does not fight.
      expect('reason' in answer ? answer.reason : 'none').toMatch(/^none$|^state-does-not-fight$/);
      const texts = [...explainOutcome(answer, names, t), ...explainStrengths(answered, t)];
      expect(JSON.stringify(texts)).not.toMatch(/undefined|NaN|\{\{/);
      if (conflict.kind === 'revolt' || !('conflict' in answer)) continue;
      wars++;
      const { war } = conflict;
      const strengths = war.sides.map(({ tiles }, side) => {
        const onBoard = war.sides.flatMap(({ leaders }) => leaders);
        const given = DYNASTIES.map((one) => [one, war.commitments[one]] as const).filter(
          ([, { to }]) => to === side,
        );
        const support = given.filter(([one, { leader }]) => leader && !onBoard.includes(`${one}:red`));
        return given.reduce((sum, [, gift]) => sum + gift.tiles, tiles) + support.length;
      });
      if (!answer.conflict || !('states' in answer.conflict)) throw new Error(JSON.stringify(answer));
      const { states } = answer.conflict;
      expect(states.map(({ strength }) => strength)).toEqual(strengths);
    }
    expect(wars).toBeGreaterThan(tries(300));
  });

  test('keeps a leader in one place, and a colour to one leader a state', () => {
    let war = withToggledLeader(withToggledLeader(freshConflict(), 0, 'rat:red'), 1, 'rat:red');
    expect(war.war.sides.map(({ leaders }) => leaders)).toEqual([[], ['rat:red']]);
    war = withToggledLeader(war, 1, 'goat:red');
    expect(war.war.sides[1]?.leaders).toEqual(['goat:red']);
    expect(withToggledLeader(war, 1, 'goat:red').war.sides[1]?.leaders).toEqual([]);
  });

  test('has a player help the own state, until another is named; nobody is helped by who has none, or several', () => {
    const give = { tiles: 2, leader: false, to: null };
    let war = withToggledLeader(withToggledLeader(freshConflict(), 0, 'rat:red'), 1, 'goat:red');
    for (const player of ['rat', 'goat', 'tiger'] as const) war = withWarCommitment(war, player, give);
    expect(DYNASTIES.map((player) => getWarCommitment(war, player).to)).toEqual([null, null, 0, 1, null]);
    expect(listUnassigned(war)).toEqual(['tiger']);
    expect(explainStrengths(computeAnswer(war, HOUSE_RULES), t).map(({ strength }) => strength)).toEqual([
      2, 2,
    ]);
    const both = withToggledLeader(war, 1, 'rat:blue');
    expect(listUnassigned(both)).toEqual(['tiger', 'rat']);
    expect(getWarCommitment(withWarCommitment(both, 'rat', { ...give, to: 1 }), 'rat').to).toBe(1);
  });

  test('never goes beyond the box', () => {
    const full = withSideTiles(withSideTiles(freshConflict(), 0, 20), 1, 14);
    expect(getTileLimit(full, 0)).toBe(22); // 36 - 14
    expect(getCommitmentLimit(full, 'rat')).toBe(2); // 36 - 34
    expect(
      getCommitmentLimit(withWarCommitment(full, 'goat', { tiles: 2, leader: false, to: 0 }), 'rat'),
    ).toBe(0);
    expect(TILES_IN_BOX.red).toBe(36);
  });

  test('takes six tiles from a hand, and five from the player who has placed one', () => {
    const war = withActingDynasty(printedWar(), 'rat');
    expect((['tiger', 'rabbit', 'rat', 'goat'] as const).map((one) => getCommitmentLimit(war, one))).toEqual([
      6, 6, 5, 6,
    ]);
    const findEntered = (state: HuangConflict) => {
      const answer = computeAnswer(state, HOUSE_RULES);
      return answer && findEnteredConflict(answer, state);
    };
    const mostOf = (state: HuangConflict) =>
      findEntered(state)?.committers.map(({ by, mostTiles }) => `${by} ${mostTiles}`);
    // The Tiger has committed two, the Rat three.
    expect(mostOf(war)).toEqual(['goat 6', 'tiger 4', 'rabbit 6', 'rat 2']);
    expect(mostOf({ ...war, acting: null })).toEqual(['rabbit 6', 'rat 3', 'goat 6', 'tiger 4']);
  });

  test('leaves with the player or the state that it belongs to', () => {
    const gone = withToggledPlayer(printedWar(), 'rat');
    expect(gone.war.sides[1]?.leaders).toEqual(['goat:yellow']);
    expect(gone.war.commitments.rat.tiles).toBe(0);
    expect(gone.players).toEqual(['tiger', 'rabbit', 'goat']);
    expect([gone.acting, gone.revolt.defender]).not.toContain('rat');
    expect(withToggledPlayer(gone, 'rat').players).toEqual(['tiger', 'rabbit', 'rat', 'goat']); // in their order again
    const third = withWarCommitment(withThirdSide(printedWar()), 'rat', {
      tiles: 1,
      leader: false,
      to: 2,
    });
    expect(withoutThirdSide(third).war.commitments.rat).toEqual({
      tiles: 0,
      leader: false,
      to: null,
    });
    const two = withToggledPlayer(withToggledPlayer(freshConflict(), 'goat'), 'rat');
    expect(withToggledPlayer(two, 'tiger')).toBe(two); // two stay
  });

  test('has begun with the first number or leader', () => {
    expect(isBegun(freshConflict())).toBe(false);
    expect(isBegun(withToggledPlayer(freshConflict(), 'dragon'))).toBe(false);
    expect(isBegun(withSideTiles(freshConflict(), 0, 1))).toBe(true);
  });
});

describe('what nobody has said', () => {
  test('is not made up: a revolt asks for its leaders, a tied war for who placed the tile', () => {
    const revolt = { ...freshConflict(), kind: 'revolt' } as const;
    expect(computeAnswer(revolt, HOUSE_RULES)).toBeUndefined();
    expect(
      computeAnswer(withActingDynasty(withRevoltColour(revolt, 'blue'), 'rat'), HOUSE_RULES),
    ).toBeUndefined();
    expect(freshConflict(printedWar()).acting).toBeNull();
  });

  test('is so again when the player who was named leaves the table', () => {
    const gone = withToggledPlayer(withDefender(withActingDynasty(freshConflict(), 'rat'), 'goat'), 'goat');
    expect([gone.acting, gone.revolt.defender]).toEqual(['rat', null]);
  });
});

describe('an edit that changes nothing', () => {
  test.each<[string, (war: HuangConflict) => HuangConflict]>([
    ['as many tiles again', (war) => withSideTiles(war, 0, 2)],
    ['the same gift', (war) => withWarCommitment(war, 'tiger', { tiles: 2, leader: false, to: 0 })],
    ['the same player', (war) => withActingDynasty(war, 'rat')],
    ['as many tiles beside a leader', (war) => withAdjacentTiles(war, 'attacker', 1)],
    ['no gift in a revolt', (war) => withRevoltCommitment(war, 'defender', { tiles: 0 })],
  ])('is no step: %s', (_, edit) => {
    const war = printedWar();
    expect(edit(war)).toBe(war);
  });
});

test('which leader another one replaces can be said before it happens', () => {
  const war = printedWar();
  expect(findReplacedLeader(war, 1, 'dragon:red')).toBe('rat:red');
  expect(findReplacedLeader(war, 1, 'rat:red')).toBeUndefined();
});

test('a save of the first version opens, with who was preset there', () => {
  const { acting, revolt, war, outlook, ...rest } = CONFLICT_CODEC.encode(freshConflict());
  const { hasNobodyCommitted: _, ...oldWar } = war;
  const { hasNobodyCommitted: __, ...oldRevolt } = {
    ...revolt,
    colour: 'red',
    defender: 'rabbit',
  };
  const now = { ...rest, acting: 'tiger', war: oldWar, revolt: oldRevolt };
  expect([acting, revolt.colour]).toEqual([null, null]);
  const nobody = { hasNobodyCommitted: false };
  const read = {
    ...now,
    war: { ...oldWar, ...nobody },
    revolt: { ...oldRevolt, ...nobody },
    outlook,
  };
  expect(parseSave(HUANG_CONFLICT_SAVE, { version: 1, now, past: [now] })).toEqual({
    state: 'sound',
    value: { version: 5, now: read, past: [read], future: [] },
  });
});

describe('an outcome before the players have committed', () => {
  /** The Rabbit's and the Rat's state with four red tiles against the Tiger's with two. */
  function openWar(): HuangConflict {
    const war = withToggledLeader(withToggledLeader(freshConflict(), 0, 'tiger:red'), 1, 'rat:red');
    return withSideTiles(withSideTiles(withToggledLeader(war, 1, 'rabbit:blue'), 0, 2), 1, 4);
  }
  const openRevolt = (): HuangConflict => ({
    ...withDefender(withActingDynasty(withRevoltColour(freshConflict(), 'red'), 'tiger'), 'rabbit'),
    kind: 'revolt',
  });
  const ask = (state: HuangConflict) => {
    const answer = answerTo(state);
    return {
      answer,
      isOpen: isPending(state, answer),
      told: toVerdictCard(answer, state, t),
      state,
    };
  };
  const none = { tiles: 0, leader: false, to: null };
  const two = { tiles: 2, leader: false, to: 0 };

  test('is told as things stand, without what is to be done', () => {
    const { told, answer, state } = ask(openWar());
    expect(told).toMatchObject({
      tone: 'open',
      tag: 'As things stand',
      head: 'The Rabbit and the Rat win the war, 4–2.',
      strengths: {
        colour: 'red',
        sides: [
          { name: 'Tiger', onBoard: 2, committed: 0, isAhead: false },
          { name: 'Rabbit, Rat', onBoard: 4, committed: 0, isAhead: true },
        ],
      },
      lines: [],
    });
    const { text, steps } = explainAnswer(answer, state, t);
    expect(text).toContain('As things stand: The Rabbit and the Rat win');
    expect(steps.length).toBeGreaterThan(0);
    expect(`${text} ${JSON.stringify(steps)}`).not.toMatch(
      /scores|leaves the board|gives up|State 2[^.]* wins the war\./,
    );
  });

  test('is final once somebody commits, or all say that nobody does, and open again when that is taken back', () => {
    const given = withWarCommitment(openWar(), 'tiger', two);
    expect(ask(given)).toMatchObject({ isOpen: false });
    expect(ask(withWarCommitment(given, 'tiger', none))).toMatchObject({
      isOpen: true,
    });
    const nobody = withNoCommitments(openWar());
    expect(ask(nobody)).toMatchObject({
      isOpen: false,
      told: {
        tone: 'yes',
        head: 'The Rabbit and the Rat win the war, 4–2.',
      },
    });
    expect(withNoCommitments(nobody)).toBe(nobody); // no step
    expect(ask(withWarCommitment(withWarCommitment(nobody, 'rat', two), 'rat', none))).toMatchObject({
      isOpen: true,
    });
    const again = parseSave(HUANG_CONFLICT_SAVE, {
      version: 5,
      now: CONFLICT_CODEC.encode(nobody),
      past: [],
      future: [],
    });
    expect(again).toMatchObject({ state: 'sound', value: { now: CONFLICT_CODEC.encode(nobody) } });
  });

  test('of a revolt is one likewise, and each of the two conflicts has its own word on it', () => {
    const tied = ask(openRevolt());
    expect(tied).toMatchObject({
      isOpen: true,
      told: {
        tag: 'As things stand',
        head: 'The Rabbit wins the revolt as defender, 1–1.',
      },
    });
    const nobody = withNoCommitments(openRevolt());
    expect(ask(nobody)).toMatchObject({ isOpen: false, told: { tone: 'yes' } });
    expect(ask(withRevoltCommitment(openRevolt(), 'attacker', { tiles: 1 }))).toMatchObject({
      isOpen: false,
    });
    expect(nobody.war.hasNobodyCommitted).toBe(false);
  });

  test('stays open while somebody gives without saying to whom', () => {
    const aim = { tiles: 1, leader: false, to: null };
    const given = withWarCommitment(withWarCommitment(openWar(), 'tiger', two), 'goat', aim);
    expect(ask(given)).toMatchObject({ isOpen: true, told: { tone: 'open' } });
    expect(ask(withWarCommitment(given, 'goat', { ...aim, to: 1 }))).toMatchObject({ isOpen: false });
  });

  test('asks nobody to decide a tie, and no side lacks anything once one was decided', () => {
    const level = withActingDynasty(withSideTiles(openWar(), 0, 4), 'goat'); // 4 : 4
    expect(ask(level).told?.head).toBe('State 1 (Tiger) and State 2 (Rabbit, Rat) are tied.');
    const asked = withNoCommitments(level);
    expect(ask(asked)).toMatchObject({ isOpen: false, told: undefined });
    const decided = withTieWinner(asked, 1);
    const { told, answer } = ask(decided);
    expect(told?.head).toBe('The Rabbit and the Rat win the war, 4–4.');
    expect(isSettled(decided, answer)).toBe(true); // so that the page tells what was lacked: nothing
    expect(explainLoserShortfall(answer, t)).toEqual([]);
    const { text } = explainAnswer(answer, decided, t);
    expect(`${text} ${told?.lines.join(' ')}`).not.toMatch(/is tied|needs|short of/);
  });

  test('says of a war that nobody commits to what its loser lacked', () => {
    // 2 and 3 more are 5, one above 4.
    const nobody = withNoCommitments(openWar());
    const { answer } = ask(nobody);
    expect(isSettled(nobody, answer)).toBe(true);
    expect(explainLoserShortfall(answer, t)).toEqual([
      'State 1 (Tiger) was 3 tiles short of winning, 2 short of a tie.',
    ]);
  });
});
