import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { PACKED_FRONT_BOARD } from '../../src/games/huang/link/packed-vocabulary.ts';
import { WARRING_STATES } from '../../src/games/huang/rules/board/board.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { seedFrom, tries } from '../support/campaign.ts';
import { randomDispute } from '../support/disputes.ts';
import { randomFrom } from '../support/random.ts';

/** The origin of a site with a long name, and what stands before a link. */
const ADDRESS = `${'https://'.padEnd(40, 'a')}/open/#`.length;
/** Bytes that a QR code of level M holds in byte mode, by version. Source: ISO/IEC 18004, table 7. */
const VERSION_10 = 213;
const VERSION_15 = 412;

const checked = (value: object) => unwrap(checkCase(value));

/** Whether a case names a choice on a point that the packed format was made before. */
function namesLaterPoint({ rulings }: ReturnType<typeof randomBoardCase>): boolean {
  return rulings !== undefined && 'more-than-six' in rulings;
}

/** Expects that a case goes into a link of version 2 and comes out as it was, or of 3 without an edition; gives the link. */
async function expectPacked(asked: object): Promise<string> {
  const link = await makeLink(asked);
  const opened = await parseLink(link);
  const isSame = opened.ok && isDeepStrictEqual(opened.value, checked(asked));
  expect(link[0], JSON.stringify(asked)).toBe('edition' in asked ? '2' : '3');
  expect(isSame, JSON.stringify([asked, opened])).toBe(true);
  return link;
}

describe('a question about the board of Huang', () => {
  test('comes out of its link as it went in, made-up ones', async () => {
    const random = randomFrom(seedFrom(31));
    let sound = 0;
    while (sound < tries(3000)) {
      const asked = randomBoardCase(random);
      if (!checkCase(asked).ok || namesLaterPoint(asked)) continue;
      sound++;
      const link = await expectPacked(asked);
      expect(link).toMatch(/^[23][\w-]+$/);
    }
  });

  test.each([
    ['60 pieces on the front board', 60, false, VERSION_10],
    ['60 pieces on a corrected front board', 60, true, VERSION_10],
    ['a full board', 163, false, VERSION_15],
    ['a full corrected board', 163, true, VERSION_15],
  ])('fits its QR code with all that can be said: %s', async (_, pieces, isCorrected, most) => {
    const random = randomFrom(seedFrom(32));
    for (let i = 0; i < tries(40); i++) {
      const asked = randomDispute(pieces, isCorrected, random);
      const link = await expectPacked(asked);
      expect(ADDRESS + link.length).toBeLessThanOrEqual(most);
      expect(await makeLink(asked)).toBe(link);
    }
  });

  const position = { players: ['rat', 'tiger'], tiles: { '0,0': 'red' } };
  test.each([
    ['nothing but who plays', { ask: 'states', position: { players: ['dragon', 'goat'] } }],
    ['empty hands, which are not the same as none', { ask: 'states', position: { ...position, hands: {} } }],
    ['a hand of nothing', { ask: 'states', position: { ...position, hands: { tiger: {} } } }],
    [
      'a board of one space',
      { ask: 'states', position: { players: ['rat', 'goat'], board: { rows: ['#'] } } },
    ],
    [
      'rows of different lengths',
      { ask: 'states', position: { players: ['rat', 'goat'], board: { rows: ['.'.repeat(60), 'C', '~~'] } } },
    ],
    [
      'the front board drawn, which is not its name',
      { ask: 'states', position: { ...position, board: { rows: WARRING_STATES } } },
    ],
    ['the edition', { ask: 'placements', position, edition: 'de', piece: 'leader', colour: 'white' }],
    [
      'spaces far off the board',
      {
        ask: 'act',
        position,
        action: { type: 'place-tile', colour: 'blue', at: ['-9999,9999', '0,0', '9999,-9999'] },
        decisions: { tieWinner: '77,0', keepGranary: '0,-1', discard: [] },
      },
    ],
    [
      'a leader withdrawn',
      { ask: 'act', position, action: { type: 'position-leader', colour: 'red', to: null } },
    ],
    [
      'six tiles exchanged',
      { ask: 'act', position, action: { type: 'replace', tiles: { red: 2, white: 4 } } },
    ],
    [
      'more tiles than anybody has',
      {
        ask: 'act',
        position,
        action: { type: 'end-turn' },
        decisions: { commitments: [{ by: 'dragon', tiles: 1000, leader: true, to: '3,3' }] },
      },
    ],
  ])('keeps %s', async (_, asked) => {
    await expectPacked({ game: 'huang', ...asked });
  });

  test('on a point that is younger than the format goes into a link of version 1, and comes out as it was', async () => {
    const position = { players: ['rat', 'goat'], hands: { rat: { red: 7 } } };
    const rulings = { 'bystander-states': 'fight', 'more-than-six': 'returned' };
    const asked = { game: 'huang', ask: 'act', position, action: { type: 'end-turn' }, rulings };
    const link = await makeLink(asked);
    expect(link).toMatch(/^[01]/);
    expect(await parseLink(link)).toEqual({ ok: true, value: checked(asked) });
  });

  test('with an id goes into a link of version 1, which can say anything', async () => {
    const asked = { id: ['x', 1], game: 'huang', ask: 'states', position };
    const link = await makeLink(asked);
    expect(link[0]).toBe('1');
    expect(await parseLink(link)).toMatchObject({ ok: true, value: { id: ['x', 1] } });
  });
});

test('links count the spaces of today’s front board', () => {
  // Should the map be corrected one day, this test goes, and FRONT_BOARD stays as it is.
  expect(PACKED_FRONT_BOARD).toEqual(WARRING_STATES);
});
