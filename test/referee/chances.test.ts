import { describe, expect, test } from 'vitest';
import { answer } from '../../src/referee/referee.ts';
import { faultsIn } from '../support/faults-in.ts';

const position = {
  board: { rows: ['.......', '.......'] },
  players: ['tiger', 'rabbit', 'rat'],
  turn: 'rabbit',
  tiles: { '0,0': 'yellow', '2,0': 'red', '4,0': 'red', '6,0': 'yellow' },
  leaders: { '1,0': 'tiger:blue', '5,0': 'rat:blue' },
  hands: { tiger: { red: 3 } },
};
const war = {
  ...{ game: 'huang', ask: 'chances', position, viewer: 'tiger', side: '0,0' },
  action: { type: 'place-tile', colour: 'white', at: '3,0' },
};
const { side: _, ...sideless } = war;
const revolt = { ...sideless, action: { type: 'position-leader', colour: 'blue', to: '0,1' } };
const peace = { ...war, action: { type: 'place-tile', colour: 'white', at: '6,1' } };
const refused = { ...war, action: { type: 'place-tile', colour: 'white', at: '2,0' } };

describe('Huang', () => {
  test.each<[string, object, readonly string[]]>([
    ['nobody who asks', { ...war, viewer: undefined }, ['unknown-value /viewer']],
    [
      'a stranger who asks',
      { ...war, viewer: 'goat' },
      ['not-in-play /viewer', 'missing /position/hands/goat'],
    ],
    ['an unknown hand that asks', { ...war, viewer: 'rat' }, ['missing /position/hands/rat']],
    ['an unknown hand that asks in peace', { ...peace, viewer: 'rat' }, ['missing /position/hands/rat']],
    ['no side in a war', sideless, ['missing /side']],
    ['a side that is null', { ...war, side: null }, ['not-a-space /side']],
    ['an ally of its own', { ...war, allies: { tiger: '0,0' } }, ['unknown-key /allies/tiger']],
    ['a stranger as ally', { ...war, allies: { goat: null } }, ['not-in-play /allies/goat']],
    ['a dog as ally', { ...war, allies: { dog: null } }, ['unknown-key /allies/dog']],
    ['a known hand that is held', { ...war, held: { tiger: 6 } }, ['unknown-key /held/tiger']],
    ['a stranger’s hand', { ...war, held: { goat: 6 } }, ['not-in-play /held/goat']],
    ['a hand of eight', { ...war, held: { rat: 8 } }, ['out-of-range /held/rat']],
    ['half a tile', { ...war, seen: { red: 0.5 } }, ['not-a-whole-number /seen/red']],
    ['a colour that there is not', { ...war, seen: { purple: 1 } }, ['unknown-key /seen/purple']],
    ['too much seen', { ...war, seen: { white: 12 } }, ['too-many /seen']], // one of twelve lies on the board
    [
      'more held than unseen',
      { ...war, seen: { yellow: 40, red: 31, blue: 24, green: 24, white: 0 } }, // 11 white ones are left, and two hands hold six each
      ['too-many /held'],
    ],
    [
      'too much in a decision',
      { ...war, decisions: { commitments: {} } },
      ['not-a-list /decisions/commitments'],
    ],
    ['a side in a revolt', { ...revolt, side: '0,0' }, ['unknown-key /side']],
    ['an ally in a revolt', { ...revolt, allies: { rat: null } }, ['unknown-key /allies/rat']],
  ])('%s', (_name, asked, faults) => {
    expect(faultsIn(asked)).toEqual(faults);
  });

  test.each<[string, object, object]>([
    [
      'in peace nothing of the conflict counts',
      { ...peace, seen: { white: 1000 }, allies: { rat: '50,50' } },
      { legal: true, result: 'peace' },
    ],
    ['a space of no state', { ...war, side: '3,1' }, { legal: false, reason: 'no-such-state' }],
    ['an ally of no state', { ...war, allies: { rat: '50,50' } }, { legal: false, reason: 'no-such-state' }],
    [
      'a gift that act refuses',
      { ...war, decisions: { commitments: [{ by: 'rat', to: '0,0', tiles: 8 }] } },
      { legal: false, reason: 'too-many-committed' },
    ],
    [
      'the viewer’s own gift is not looked at',
      { ...war, decisions: { commitments: [{ by: 'tiger', to: '9,9', tiles: 99, leader: true }] } },
      { legal: true, result: 'war' },
    ],
  ])('%s', (_name, asked, expected) => {
    expect(answer(asked)).toMatchObject({
      ok: true,
      ...expected,
    });
  });

  test('what the rules forbid is refused as `act` does, before what a war needs', () => {
    const { side: __, ...bare } = { ...refused, seen: { white: 1000 } };
    expect(answer(bare)).toMatchObject({ legal: false, reason: 'occupied' });
  });

  test('points on which the answer turns are named', () => {
    expect(answer(war)).toMatchObject({ rulings: ['support-split'] }); // leaders help together with tiles
    expect(answer(peace)).toMatchObject({ rulings: [] });
  });

  test.each<[string, object]>([
    ['more tiles seen than the box has', { side: '3,0', seen: { white: 12 } }], // one of twelve has just been laid
    ['more held than unseen', { side: '3,0', seen: { yellow: 39, red: 33, blue: 24, green: 24, white: 11 } }], // 4 are left for two hands of 6
    ['no side', {}],
  ])('what a case lacks under another choice alone is no fault: %s', (_name, more) => {
    // The state of 2,2 has no leader in the conflict over blue: whether anyone may commit to it is an open point.
    const asked = {
      ...sideless,
      position: {
        board: { rows: ['........', '........', '........'] },
        ...{ players: ['tiger', 'rabbit', 'rat'], turn: 'rabbit', hands: { tiger: { red: 3 } } },
        tiles: { '3,0': 'yellow', '4,1': 'yellow', '2,2': 'yellow' },
        leaders: { '2,0': 'tiger:blue', '5,1': 'rat:blue', '1,2': 'rabbit:green' },
      },
      action: { type: 'place-tile', colour: 'white', at: '3,1' },
      decisions: { commitments: [{ by: 'rat', to: '2,2', tiles: 1, leader: false }] },
      ...more,
    };
    expect(answer(asked)).toMatchObject({
      legal: false,
      reason: 'state-does-not-fight',
      rulings: ['bystander-states'],
    });
  });
});

describe('Chu Han', () => {
  const troop = {
    game: 'chu-han',
    ask: 'chances',
    mine: ['1', '1', '9', 'xiong-xin'],
    troop: ['1', '1'],
    held: 3,
  };
  test.each<[string, object, readonly string[]]>([
    ['no hand', { ...troop, mine: undefined }, ['not-a-list /mine']],
    ['no troop', { ...troop, troop: [] }, ['not-a-troop /troop']],
    ['a troop of two ranks', { ...troop, troop: ['1', '9'] }, ['not-a-troop /troop']],
    ['a troop that is not in hand', { ...troop, troop: ['1', '1', '1'] }, ['not-a-troop /troop']],
    ['an empty hand across', { ...troop, held: 0 }, ['out-of-range /held']],
    ['28 cards', { ...troop, held: 28 }, ['out-of-range /held']],
    ['a second Emperor', { ...troop, seen: ['9'] }, ['too-many /seen']],
    ['a second Emperor in the other hand', { ...troop, known: ['9'] }, ['too-many /seen']],
    ['more known than held', { ...troop, held: 1, known: ['2', '2'] }, ['too-many /known']],
    [
      'more held than unseen',
      { ...troop, held: 27, seen: [...'2222222244444455555777'.split(''), '88'.charAt(0)] },
      ['too-many /held'], // 46 less 4 and 23 leaves 19
    ],
    ['a card that there is not', { ...troop, seen: ['3'] }, ['unknown-value /seen/0']],
    ['a key of a battle', { ...troop, plays: [] }, ['unknown-key /plays']],
  ])('%s', (_name, asked, faults) => {
    expect(faultsIn(asked)).toEqual(faults);
  });

  test('the joker may be among the troop', () => {
    expect(answer({ ...troop, troop: ['9', 'xiong-xin'] })).toMatchObject({ rank: 9, size: 2 });
  });
});
