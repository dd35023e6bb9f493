import { describe, expect, test } from 'vitest';
import type { ChuHanChancesCase } from '../../../../src/games/chu-han/referee/chances.ts';
import { listLegalPlays } from '../../../../src/games/chu-han/rules/battle/list-legal-plays.ts';
import { playBattle } from '../../../../src/games/chu-han/rules/battle/play-battle.ts';
import { answer, checkCase } from '../../../../src/referee/referee.ts';
import { readRulebook } from '../../../../src/rulebook/files.ts';
import { tries } from '../../../support/campaign.ts';
import { compareChuHanChances } from '../../../support/chances-agreement.ts';
import { randomChuHanChances } from '../../../support/chances-cases.ts';
import { cards } from '../../../support/chu-han-notation.ts';
import { expectAgreement } from '../../../support/expect-agreement.ts';
import { randomFrom } from '../../../support/random.ts';

/** Each kind of outcome that the questions must contain to prove anything, and how many of 3000 at least. */
const LEAST: Readonly<Record<string, number>> = {
  error: 200,
  'beaten or not': 500,
  'no reinforcement': 400,
  'joker alone': 20,
};

test('3000 questions get the answers of the second implementation, which deals the hand in every way', () => {
  const random = randomFrom(20261122);
  expectAgreement(3000, () => randomChuHanChances(random), compareChuHanChances, LEAST);
});

const ask = (more: object) => answer({ game: 'chu-han', ask: 'chances', ...more });

describe('by hand', () => {
  test('of nine cards unseen five are in the other hand, Lü Zhi perhaps among them', () => {
    const all =
      'xiong-xin ji-bu yu-ji peng-yue zhongli-mo xiahou-ying xiao-he ying-bu han-xin liu-bang xiang-yu';
    const plain = '1 1 1 1 1 1 1 1 1 2 2 2 2 2 2 2 2 4 4 4 4 5 5 5 5';
    const asked = { mine: cards('5'), troop: cards('5'), held: 5, seen: cards(`${all} ${plain}`) };
    // Unseen: Lü Zhi, two 4s, three 7s, two 8s, one 9. Six of the nine beat a 5; five cards hold none with 0 in C(9,5).
    expect(ask(asked)).toMatchObject({
      unseen: 9,
      rank: 5,
      size: 1,
      beaten: '1/1',
      holds: { 'lu-zhi': '5/9' },
    });
    // Two cards hold none with C(3,2) = 3 of 36, four of them with none: C(3,4) = 0.
    expect(ask({ ...asked, held: 2 })).toMatchObject({
      beaten: '11/12',
      reinforced: '1/1',
      holds: { 'lu-zhi': '2/9' },
    });
  });

  test('the joker fills a troop up, but is nothing by itself', () => {
    const known = (row: string) => ({ held: cards(row).length, known: cards(row) });
    const pair = { mine: cards('4 4'), troop: cards('4 4') };
    expect(ask({ ...pair, ...known('5 xiong-xin') })).toMatchObject({ beaten: '1/1' });
    expect(ask({ ...pair, ...known('5 7') })).toMatchObject({ beaten: '0/1' });
    const alone = { mine: cards('1'), troop: cards('1') };
    expect(ask({ ...alone, ...known('xiong-xin') })).toMatchObject({
      beaten: '0/1',
      holds: { 'xiong-xin': '1/1' },
    });
    const joker = { mine: cards('xiong-xin'), troop: cards('xiong-xin') };
    expect(ask({ ...joker, ...known('1') })).toMatchObject({ rank: 0, size: 1, beaten: '1/1' });
  });

  test('nothing beats the Emperor, nor nine 1s with the joker', () => {
    expect(ask({ mine: cards('9'), troop: cards('9'), held: 15 })).toMatchObject({
      beaten: '0/1',
      reinforced: '0/1',
    });
    const row = cards('1 1 1 1 1 1 1 1 1 xiong-xin');
    expect(ask({ mine: row, troop: row, held: 15 })).toMatchObject({ size: 10, beaten: '0/1' });
  });
});

test('a hand that is known beats a troop just where the battle lets it defend without an ability', () => {
  const random = randomFrom(4);
  let beaten = 0;
  for (let i = 0; i < tries(600); i++) {
    const checked = checkCase(randomChuHanChances(random));
    if (!checked.ok) continue;
    const { mine, troop, known } = checked.value as ChuHanChancesCase;
    const [card] = known;
    if (card === undefined || mine.length === troop.length) continue;
    const given = ask({ mine, troop, known, held: known.length });
    const deal = {
      ...{
        scores: { han: 0, chu: 0 },
        opener: 'han' as const,
        hands: { han: mine, chu: known },
        deck: [],
        discard: [],
      },
      ...{ taken: { han: 0, chu: 0 }, doubled: false, faceUp: [], event: null },
    } as const;
    const { battle } = playBattle(deal, [{ by: 'han', open: troop }]);
    const defends = listLegalPlays(battle).some((play) => 'defend' in play && play.ability.length === 0);
    expect(given, JSON.stringify(checked.value)).toMatchObject({ beaten: defends ? '1/1' : '0/1' });
    if (defends) beaten++;
  }
  expect(beaten).toBeGreaterThan(tries(20));
});

test('the steps of an answer name rules that there are', () => {
  const ids = new Set(readRulebook().rules.map(({ id }) => id));
  const random = randomFrom(5);
  const cited = Array.from({ length: 100 }, () => answer(randomChuHanChances(random))).flatMap(
    ({ trace }) => trace,
  );
  expect(cited.length).toBeGreaterThan(200);
  expect(cited.filter(({ rule }) => !ids.has(rule))).toEqual([]);
});
