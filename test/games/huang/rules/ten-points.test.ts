import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { readSetup } from '../../../support/act-cases.ts';

// What the engine must get right, point by point, on boards small enough to be settled by looking at them. Positions
// are written as src/games/huang/rules/setup/notation.ts says: a board of one row is a line, in which each space touches the next;
// in two rows, space c of the lower one touches spaces c and c + 1 of the upper one.

/** The answer to an action on a written position. */
function ask(position: string, action: object, decisions: object = {}, rulings: object = {}) {
  return answer({ game: 'huang', ask: 'act', position: readSetup(position), action, decisions, rulings });
}

const lay = (colour: string, at: string | readonly string[]) => ({ type: 'place-tile', colour, at });
const lead = (colour: string, to: string | null) => ({ type: 'position-leader', colour, to });
const refusal = (reason: string) => ({ ok: true, legal: false, reason });

/** The ids of the states of an answer's position. */
function statesAfter(answered: object): readonly string[] {
  const { position } = answered as { readonly position: object };
  const told = answer({ game: 'huang', ask: 'states', position });
  return told.ok && 'states' in told ? told.states.map(({ id }) => id) : [];
}

describe('1: uniting states whose leaders share a colour is war', () => {
  const shared = '..... *rat,goat Rry1yGr - -';
  const strangers = '..... *rat,goat Ryy1yGb - -';

  test('the tile brings no point and takes nothing from the market', () => {
    // Nothing on either side, so the acting player names the winner: one point for the leader who leaves, none for green.
    expect(ask(shared, lay('green', '2,0'), { tieWinner: '0,0' })).toMatchObject({
      result: 'war',
      points: { rat: { red: 1 } },
      removed: { leaders: { '4,0': 'goat:red' } },
    });
    expect(ask(shared, lay('green', '2,0'), { tieWinner: '0,0', market: 'red' })).toMatchObject(
      refusal('market-not-available'),
    );
  });

  test('the tile builds nothing, even where it makes a triangle', () => {
    const pagoda = { at: ['1,0', '2,0', '1,1'] };
    const war = '...../..... *rat,goat Rry1yGr/1y - -';
    expect(ask(war, lay('yellow', '2,0'), { tieWinner: '0,0', pagoda })).toMatchObject(
      refusal('no-triangle'),
    );
  });

  test('where no colour is shared, the tile scores in the merged state, may buy and build', () => {
    expect(ask(strangers, lay('green', '2,0'), { market: 'red' })).toMatchObject({
      result: 'peace',
      points: { rat: { green: 1 } },
    });
    const pagoda = { at: ['1,0', '2,0', '1,1'] };
    const peace = '...../..... *rat,goat Ryy1yGb/1y - -';
    expect(ask(peace, lay('yellow', '2,0'), { pagoda })).toMatchObject({
      result: 'peace',
      points: { rat: { yellow: 1 } },
      position: { pagodas: [{ colour: 'yellow', at: pagoda.at }] },
    });
  });

  test('of twelve white tiles the market has none when all lie on the board or in a hand that is known', () => {
    const withHand = (hand: string) => `............ *rat,goat Ryy1yGb1wwwww - goat=${hand}`;
    const wish = { market: 'white' };
    expect(ask(withHand('6w'), lay('green', '2,0'), wish)).toMatchObject({ result: 'peace' });
    expect(ask(withHand('7w'), lay('green', '2,0'), wish)).toMatchObject(refusal('market-not-available'));
  });

  test('a chain of farmers ends where it starts a war', () => {
    const river = '..~../.~~.. *rat,goat Rry1yGr - -';
    expect(ask(river, lay('blue', ['2,0', '1,1']))).toMatchObject(refusal('chain-ended'));
    expect(ask(river, lay('blue', ['2,1', '2,0']), { tieWinner: '3,0' })).toMatchObject({
      result: 'war',
      points: { goat: { red: 1 } },
    });
  });
});

describe('2: who gets the point for a tile', () => {
  test('the like-coloured leader of the state, whoever owns it', () => {
    expect(ask('.... rat,*goat RryRy - -', lay('red', '3,0'))).toMatchObject({ points: { rat: { red: 1 } } });
  });

  test('else the Governor leader, in the colour of the tile', () => {
    expect(ask('... rat,*goat Ryy - -', lay('red', '2,0'))).toMatchObject({ points: { rat: { red: 1 } } });
    expect(ask('... *rat,goat Rry - -', lay('green', '2,0'))).toMatchObject({ points: {} });
  });

  test('tiles without a leader are no state: joining them scores nothing and starts nothing', () => {
    expect(ask('... *rat,goat y1y - -', lay('yellow', '1,0'))).toMatchObject({ result: 'peace', points: {} });
    expect(ask('.... *rat,goat Rry1r - -', lay('red', '2,0'))).toMatchObject({ points: { rat: { red: 1 } } });
  });
});

describe('3: a war is one comparison of whole states', () => {
  const even = '....... *rat,tiger,goat rRry1yTrr - -';

  test('red tiles, committed ones and Soldier leaders in reserve; the unifying tile fights for nobody', () => {
    const commitments = [{ by: 'goat', to: '1,0', tiles: 1, leader: true }];
    // Left: one red tile, one committed, one leader. Right: one red tile. Between them a red tile of neither.
    expect(ask(even, lay('red', '3,0'), { commitments })).toMatchObject({
      conflict: {
        states: [
          { id: '0,0', tiles: 1, committed: 1, support: 1, strength: 3 },
          { id: '4,0', tiles: 1, committed: 0, support: 0, strength: 1 },
        ],
        winner: '0,0',
        losses: 1,
      },
    });
  });

  test('commitments go clockwise from the left of the acting player, who is last', () => {
    const { trace } = ask(even, lay('red', '3,0'));
    expect(trace).toContainEqual(
      expect.objectContaining({ step: 'commitment-order', players: ['tiger', 'goat', 'rat'] }),
    );
  });

  test('a leader on the board supports nobody, and each player supports one state', () => {
    const lent = { by: 'tiger', to: '4,0', leader: true };
    expect(ask(even, lay('red', '3,0'), { commitments: [lent] })).toMatchObject(
      refusal('leader-not-in-reserve'),
    );
    const both = ['0,0', '4,0'].map((to) => ({ by: 'goat', to, tiles: 1 }));
    expect(ask(even, lay('red', '3,0'), { commitments: both })).toMatchObject({
      ok: false,
      error: { code: 'twice', path: '/decisions/commitments/1/by' },
    });
  });

  test('nobody gives what is not behind the screen', () => {
    const known = '....... *rat,tiger,goat rRry1yTrr - goat=1r';
    const commitments = [{ by: 'goat', to: '0,0', tiles: 2 }];
    expect(ask(known, lay('red', '3,0'), { commitments })).toMatchObject(refusal('too-many-committed'));
  });
});

describe('4: what a war takes and gives', () => {
  // Three states round 3,1: Rat and Goat with a red and a green leader and one red tile each, Tiger with two red tiles.
  const three = '......../......../........ *rat,goat,tiger RryRgr/4rryTr/GryGgr - -';

  test('all conflicting leaders of all losers leave; for a colour that only they share nobody scores', () => {
    expect(ask(three, lay('white', '3,1'), { discard: ['5,1'] })).toMatchObject({
      result: 'war',
      // Two red leaders leave, so two points; the green ones leave and bring nothing.
      points: { tiger: { red: 2 } },
      removed: {
        leaders: { '0,0': 'rat:red', '2,0': 'rat:green', '-1,2': 'goat:red', '1,2': 'goat:green' },
        // Each loser's only red tile, and one that the winner owes for the highest losing strength, 1.
        tiles: { '3,0': 'red', '2,2': 'red', '5,1': 'red' },
      },
      conflict: { winner: '4,1', losses: 1 },
    });
  });

  test('the winner first gives up what was committed to it', () => {
    const commitments = [{ by: 'tiger', to: '4,1', tiles: 1 }];
    const answered = ask(three, lay('white', '3,1'), { commitments });
    expect(answered).toMatchObject({
      result: 'war',
      removed: { tiles: { '3,0': 'red', '2,2': 'red' } },
      conflict: { winner: '4,1', losses: 1 },
    });
    expect(answered).not.toHaveProperty('removed.tiles.4,1');
  });

  test('of red tiles that the winner may keep the acting player chooses', () => {
    expect(ask(three, lay('white', '3,1'))).toMatchObject({
      needs: { decision: 'discard', by: 'rat', options: ['4,1', '5,1'], count: 1 },
    });
    expect(ask(three, lay('white', '3,1'), { discard: ['4,1', '5,1'] })).toMatchObject(
      refusal('wrong-discard'),
    );
  });

  test('a winner short of red tiles gives up all that it has', () => {
    // 1 against 1: the Goat's Soldier leader helps the left, which has no red tile to pay with.
    const decisions = { commitments: [{ by: 'goat', to: '0,0', leader: true }], tieWinner: '0,0' };
    expect(ask('...... *rat,tiger,goat Rry1yTrr - -', lay('green', '2,0'), decisions)).toMatchObject({
      points: { rat: { red: 1 } },
      removed: { leaders: { '4,0': 'tiger:red' }, tiles: { '5,0': 'red' } },
      conflict: { winner: '0,0', losses: 1 },
      rulings: ['winner-short'],
    });
  });

  describe('of a tie that is left open, a discard is refused only where it fits no winner', () => {
    // One red tile on either side, 0,0 and 6,0. Whoever wins owes the other's strength, 1, and so its only red tile.
    const even = '....... *rat,tiger,goat rRry1yTrr - -';
    const tie = { needs: { decision: 'tieWinner', by: 'rat', options: ['0,0', '4,0'] } };

    test.each([
      ['the red tile of the first', ['0,0'], tie],
      ['the red tile of the second', ['6,0'], tie],
      ['the red tiles of both, one too many for either', ['0,0', '6,0'], refusal('wrong-discard')],
      ['none, one too few for either', [], refusal('wrong-discard')],
      ['the unifying tile, which is in neither', ['3,0'], refusal('wrong-discard')],
    ])('%s', (_, discard, expected) => {
      expect(ask(even, lay('red', '3,0'), { discard })).toMatchObject(expected);
    });

    test('once the winner is named it must be that one’s', () => {
      const named = (tieWinner: string) => ask(even, lay('red', '3,0'), { tieWinner, discard: ['6,0'] });
      expect(named('4,0')).toMatchObject({
        result: 'war',
        removed: { tiles: { '0,0': 'red', '6,0': 'red' } },
      });
      expect(named('0,0')).toMatchObject(refusal('wrong-discard'));
    });
  });

  test('a united state without a shared colour stays out, unless the table lets it fight', () => {
    const bystander = '......../......../........ *rat,goat,tiger Rrygr/4rryTr/GbyGwr - -';
    const abstains = ask(bystander, lay('white', '3,1'), { discard: ['4,1'] });
    expect(abstains).toMatchObject({
      conflict: { states: [{ fights: true }, { fights: true }, { fights: false }] },
      rulings: ['bystander-states'],
    });
    expect(abstains).not.toHaveProperty('removed.tiles.2,2');
    // With a tile and a leader more the left has 3 against 2. Points that an answer used and those that it turned on stand
    // in one order.
    const commitments = [{ by: 'goat', to: '0,0', tiles: 1, leader: true }];
    expect(ask(bystander, lay('white', '3,1'), { commitments })).toMatchObject({
      conflict: { winner: '0,0' },
      rulings: ['bystander-states', 'support-split'],
    });
    const fights = { 'bystander-states': 'fight' };
    expect(ask(bystander, lay('white', '3,1'), { discard: ['4,1'] }, fights)).toMatchObject({
      removed: { tiles: { '2,2': 'red' } },
    });
  });
});

describe('5: what no longer stands leaves', () => {
  const riot = (at: string) => ({ type: 'riot', at });

  test('a state falls apart', () => {
    expect(statesAfter(ask('..... *rat,goat RryryGg - -', riot('2,0')))).toEqual(['0,0', '3,0']);
  });

  test('a leader whose last Governor tile goes by riot returns to its player', () => {
    expect(ask('..... *rat,goat RryryGg - -', riot('1,0'))).toMatchObject({
      removed: { leaders: { '0,0': 'rat:red' }, tiles: { '1,0': 'yellow' } },
    });
  });

  test('buildings that lose a tile go with it', () => {
    const palace = '.... *rat,goat yyyy palace@0,0+1,0+2,0+3,0 -';
    expect(ask(palace, riot('3,0'))).toMatchObject({
      removed: { palace: ['0,0', '1,0', '2,0', '3,0'] },
      position: { palace: null },
    });
    expect(ask('.... *rat,goat yyyy granary@1,0;granary@2,0 -', riot('2,0'))).toMatchObject({
      removed: { granaries: ['2,0'] },
      position: { granaries: ['1,0'] },
    });
    const pagoda = '.../... *rat,goat rr/r pagoda@0,0+1,0+0,1 -';
    expect(ask(pagoda, riot('0,1'))).toMatchObject({
      removed: { pagodas: [{ colour: 'red', at: ['0,0', '1,0', '0,1'] }] },
      position: { pagodas: [] },
    });
  });
});

describe('6: a leader unites states only where no conflict results', () => {
  test('in peace it may', () => {
    const answered = ask('..... *rat,goat Rry1yGb - -', lead('green', '2,0'));
    expect(answered).toMatchObject({ result: 'peace', points: {} });
    expect(statesAfter(answered)).toEqual(['0,0']);
  });

  test('neither two like-coloured leaders may meet, nor the entering one its like', () => {
    const refused = refusal('unites-into-conflict');
    expect(ask('..... *rat,goat Rry1yGr - -', lead('green', '2,0'))).toMatchObject(refused);
    expect(ask('..... *tiger,rat,goat Rry1yGb - -', lead('red', '2,0'))).toMatchObject(refused);
  });

  test('a leader that is moved is gone before anything is looked at', () => {
    // Beyond the empty space 2 lies the Goat's state; the Rat's own is none once its only leader is lifted.
    expect(ask('..... *rat,goat yRr1yGr - -', lead('red', '2,0'), {})).toMatchObject({ result: 'revolt' });
    // Lifted out of its own state, which still stands: it may stand at another place of it.
    expect(ask('..... *rat,goat GyyRry - -', lead('red', '4,0'))).toMatchObject({ result: 'peace' });
    expect(ask('..... *rat,goat GyyRry - -', lead('red', '2,0'))).toMatchObject(refusal('same-space'));
    expect(ask('..... *rat,goat GyyRry - -', lead('red', null))).toMatchObject({
      result: 'done',
      removed: {},
    });
  });
});

describe('7: a revolt is settled by Governors', () => {
  // One yellow tile between the two leaders counts for both.
  const between = '... *goat,tiger,rat Rry - -';
  const enter = lead('red', '2,0');

  test('the defender wins a tie, and a point', () => {
    expect(ask(between, enter)).toMatchObject({
      result: 'revolt',
      points: { rat: { red: 1 } },
      removed: { leaders: { '2,0': 'goat:red' } },
      conflict: { colour: 'red', attacker: { strength: 1 }, defender: { strength: 1 }, winner: 'rat' },
    });
  });

  test.each([
    ['a tile more wins', [{ by: 'goat', tiles: 1 }], 'goat', 2, 1],
    ['the Governor leader in reserve counts one', [{ by: 'goat', leader: true }], 'goat', 2, 1],
    [
      'the defender answers',
      [
        { by: 'goat', tiles: 1 },
        { by: 'rat', leader: true },
      ],
      'rat',
      2,
      2,
    ],
  ])('%s', (_, commitments, winner, attacker, defender) => {
    expect(ask(between, enter, { commitments })).toMatchObject({
      points: { [winner]: { red: 1 } },
      conflict: { attacker: { strength: attacker }, defender: { strength: defender }, winner },
    });
  });

  test('nobody else may give', () => {
    expect(ask(between, enter, { commitments: [{ by: 'tiger', tiles: 1 }] })).toMatchObject(
      refusal('state-does-not-fight'),
    );
  });
});

describe('8: bandits', () => {
  const facing = (strength: number) => `....... *rat,goat Rryr bandits${strength}@4,0+5,0+6,0 -`;

  test('no leader stands beside them, and no tile that joins them to no state', () => {
    expect(ask('..... *rat,goat y bandits1@2,0+3,0+4,0 -', lead('red', '1,0'))).toMatchObject(
      refusal('beside-bandits'),
    );
    expect(ask('..... *rat,goat y bandits1@2,0+3,0+4,0 -', lay('red', '1,0'))).toMatchObject(
      refusal('beside-bandits'),
    );
  });

  test('as strong as the state: beaten for as many red points and red tiles, and the tile does nothing else', () => {
    expect(ask(facing(1), lay('green', '3,0'))).toMatchObject({
      result: 'bandits',
      points: { rat: { red: 1 } },
      removed: { tiles: { '2,0': 'red' }, bandits: [{ at: ['4,0', '5,0', '6,0'], strength: 1 }] },
      position: { bandits: [] },
    });
    expect(ask(facing(1), lay('green', '3,0'), { market: 'red' })).toMatchObject({
      ...refusal('market-not-available'),
      rulings: ['bandits-tile-effects'],
    });
    // A colour that is sold out could not be taken in any case, so nothing turns on the open point.
    const soldOut = `............................ *rat,goat Rryr5${'w'.repeat(12)} bandits1@4,0+5,0+6,0 -`;
    expect(ask(soldOut, lay('green', '3,0'), { market: 'white' })).toMatchObject({
      ...refusal('market-not-available'),
      rulings: [],
    });
  });

  test('stronger than the state: forbidden, and a red tile just placed does not count', () => {
    expect(ask(facing(2), lay('green', '3,0'))).toMatchObject(refusal('bandits-too-strong'));
    expect(ask(facing(2), lay('red', '3,0'))).toMatchObject({
      ...refusal('bandits-too-strong'),
      rulings: ['bandits-count-placed'],
    });
    expect(ask(facing(2), lay('red', '3,0'), {}, { 'bandits-count-placed': 'yes' })).toMatchObject({
      result: 'bandits',
      points: { rat: { red: 2 } },
      removed: { tiles: { '2,0': 'red', '3,0': 'red' } },
    });
    // Of two that count one must go: the choice is offered in the order of the board, whichever lay there first.
    const before = '....... *rat,goat 4ryRr bandits1@0,0+1,0+2,0 -';
    expect(ask(before, lay('red', '3,0'), {}, { 'bandits-count-placed': 'yes' })).toMatchObject({
      needs: { decision: 'discard', by: 'rat', options: ['3,0', '4,0'], count: 1 },
    });
  });

  test('states that the tile unites in peace count together, and groups without a leader too', () => {
    // One red tile in each of two states above and below, or in a group below that has no leader.
    const states = '......./......./....... *rat,goat Rryyr//Gbyyr bandits2@4,1+5,1+6,1 -';
    expect(ask(states, lay('green', '3,1'))).toMatchObject({
      result: 'bandits',
      points: { rat: { red: 2 } },
      removed: { tiles: { '3,0': 'red', '2,2': 'red' } },
    });
    const group = '......./....... *rat,goat Rryr/2r bandits2@4,0+5,0+6,0 -';
    expect(ask(group, lay('green', '3,0'))).toMatchObject({
      result: 'bandits',
      removed: { tiles: { '2,0': 'red', '2,1': 'red' } },
    });
  });

  test('war and bandits at once is what the text does not speak of', () => {
    const both = '......./....... *rat,goat Rryr/3yGr bandits1@4,0+5,0+6,0 -';
    expect(ask(both, lay('green', '3,0'))).toMatchObject(refusal('rulebook-silent'));
  });
});

describe('9: the end of a turn', () => {
  const end = { type: 'end-turn' };

  test('a point for each pagoda in the colour of an own leader in its state; the Governor stands in for none', () => {
    expect(ask('..../.... *rat,goat yrr/Rrr pagoda@1,0+2,0+1,1 -', end)).toMatchObject({
      points: { rat: { red: 1 } },
      position: { turn: 'goat' },
    });
    expect(ask('..../.... *rat,goat yrr/Ryr pagoda@1,0+2,0+1,1 -', end)).toMatchObject({ points: {} });
    expect(ask('..../.... rat,*goat yrr/Rrr pagoda@1,0+2,0+1,1 -', end)).toMatchObject({ points: {} });
  });

  test('the own Farmer leader takes all granaries but the one that is kept', () => {
    const three = '.... *rat,goat Rbyyy granary@1,0;granary@2,0;granary@3,0 -';
    expect(ask(three, end, { keepGranary: '2,0' })).toMatchObject({
      granaries: 2,
      removed: { granaries: ['1,0', '3,0'] },
      position: { granaries: ['2,0'] },
    });
    expect(ask(three, end)).toMatchObject({ granaries: 0 });
    expect(ask('.... *rat,goat Rbyyy granary@1,0 -', end, { keepGranary: '1,0' })).toMatchObject(
      refusal('no-granary-choice'),
    );
  });

  test('with the palace in the state of the own Governor leader the hand limit is seven', () => {
    const palace = 'palace@1,0+2,0+3,0+4,0';
    expect(ask(`..... *rat,goat Ryyyyy ${palace} -`, end)).toMatchObject({ handLimit: 7 });
    expect(ask(`..... rat,*goat Ryyyyy ${palace} -`, end)).toMatchObject({ handLimit: 6 });
    expect(ask(`..... *rat,goat Rryyyy ${palace} -`, end)).toMatchObject({ handLimit: 6 });
  });

  test('a seventh tile without the palace stays, or goes back where the table reads it so', () => {
    // The Rat has the palace and seven tiles, the Goat seven without it, the Tiger six. The turn is the Goat's.
    const seven = { red: 7 };
    const hands = 'rat=7r goat=7g tiger=6b';
    const before = `..... rat,*goat,tiger Ryyyyy palace@1,0+2,0+3,0+4,0 ${hands.replaceAll(' ', ';')}`;
    const kept = ask(before, end);
    expect(kept).toMatchObject({
      handLimit: 6,
      rulings: [],
      position: { hands: { rat: seven, goat: { green: 7 }, tiger: { blue: 6 } } },
    });
    // Which tiles the Goat keeps nobody knows: its hand is no longer given. The Rat may hold seven.
    const returned = ask(before, end, {}, { 'more-than-six': 'returned' });
    expect(returned).toMatchObject({ handLimit: 6, rulings: ['more-than-six'], position: { hands: {} } });
    const { hands: left } = (returned as { readonly position: { readonly hands: object } }).position;
    expect(Object.keys(left).sort()).toEqual(['rat', 'tiger']);
  });

  test('a seventh tile with the palace is no open point', () => {
    const before = '..... *rat,goat Ryyyyy palace@1,0+2,0+3,0+4,0 rat=7r';
    for (const choice of ['kept', 'returned'])
      expect(ask(before, end, {}, { 'more-than-six': choice })).toMatchObject({
        rulings: [],
        position: { hands: { rat: { red: 7 } } },
      });
  });
});

describe('10: pagodas and the palace that are moved', () => {
  // The only white pagoda stands on the left; on the right another triangle of white tiles.
  const white = '...../..... *rat,goat ww1ww/w2w pagoda@0,0+1,0+0,1 -';
  const old = ['0,0', '1,0', '0,1'];
  const fresh = ['3,0', '4,0', '3,1'];
  const establish = (at: readonly string[], from: readonly string[] | null, colour = 'white') => ({
    type: 'establish-pagoda',
    colour,
    at,
    from,
  });

  test('the last pagoda is moved, from where it is said to stand', () => {
    expect(ask(white, establish(fresh, null))).toMatchObject(refusal('no-such-building'));
    const moved = ask(white, establish(fresh, old));
    expect(moved).toMatchObject({ result: 'done', position: { pagodas: [{ colour: 'white', at: fresh }] } });
    expect(moved).toMatchObject({ removed: {} });
    expect(ask(white, establish(old, old))).toMatchObject(refusal('no-triangle'));
  });

  test('with one beside the board none may be moved', () => {
    const green = '...../..... *rat,goat gg1gg/g2g pagoda@0,0+1,0+0,1 -';
    expect(ask(green, establish(fresh, old, 'green'))).toMatchObject(refusal('no-such-building'));
    expect(ask(green, establish(fresh, null, 'green'))).toMatchObject({ result: 'done' });
  });

  test('a granary is a building that bars another', () => {
    const granary = '.../... *rat,goat yy/y granary@1,0 -';
    expect(ask(granary, establish(['0,0', '1,0', '0,1'], null, 'yellow'))).toMatchObject(
      refusal('carries-building'),
    );
  });

  test('any four Governor tiles that hang together bear the palace, and it moves', () => {
    const palace = (at: readonly string[]) => ({ type: 'establish-palace', at });
    const there = ['0,0', '1,0', '2,0', '3,0'];
    const stands = '........ *rat,goat yyyyyyyy palace@0,0+1,0+2,0+3,0 -';
    expect(ask(stands, palace(['4,0', '5,0', '6,0', '7,0']))).toMatchObject({
      position: { palace: ['4,0', '5,0', '6,0', '7,0'] },
    });
    expect(ask(stands, palace(there))).toMatchObject(refusal('not-a-palace-base'));
    expect(ask('..... *rat,goat yy1yy - -', palace(['0,0', '1,0', '3,0', '4,0']))).toMatchObject(
      refusal('not-a-palace-base'),
    );
  });

  test('may a moved building use a tile that it stands on: the table decides', () => {
    const row = '..... *rat,goat yyyyy palace@0,0+1,0+2,0+3,0 -';
    const shifted = { type: 'establish-palace', at: ['1,0', '2,0', '3,0', '4,0'] };
    expect(ask(row, shifted)).toMatchObject({
      ...refusal('carries-building'),
      rulings: ['moved-pagoda-tiles'],
    });
    expect(ask(row, shifted, {}, { 'moved-pagoda-tiles': 'free' })).toMatchObject({ result: 'done' });
    const pagoda = '.../.. *rat,goat www/ww pagoda@0,0+1,0+0,1 -';
    const beside = establish(['1,0', '2,0', '1,1'], old);
    expect(ask(pagoda, beside)).toMatchObject({
      ...refusal('carries-building'),
      rulings: ['moved-pagoda-tiles'],
    });
    expect(ask(pagoda, beside, {}, { 'moved-pagoda-tiles': 'free' })).toMatchObject({ result: 'done' });
  });

  test('moved to the last farmer of a chain, it leaves open whether the chain ends; moved to any other tile, not', () => {
    // Both pagodas of the colour stand; the third triangle lacks its lower corner.
    const pieces = (sign: string) => 'bb1bb1bb/b2b'.replaceAll('b', sign);
    const two = 'pagoda@0,0+1,0+0,1;pagoda@3,0+4,0+3,1';
    const move = { pagoda: { at: ['6,0', '7,0', '6,1'], from: ['0,0', '1,0', '0,1'] } };
    const moved = (sea: string, sign: string, colour: string, at: string | readonly string[]) =>
      ask(`${sea}/${sea} *rat,goat ${pieces(sign)} ${two} -`, lay(colour, at), move);
    expect(moved('~~~~~~~~', 'b', 'blue', ['6,1'])).toMatchObject({
      result: 'peace',
      rulings: ['moved-pagoda-chain'],
    });
    expect(moved('........', 'r', 'red', '6,1')).toMatchObject({ result: 'peace', rulings: [] });
  });

  test('a chain of farmers builds with its last tile alone', () => {
    const river = '~~~/~~~ *rat,goat / - -';
    const pagoda = { at: ['0,0', '1,0', '0,1'] };
    expect(ask(river, lay('blue', ['0,0', '1,0', '0,1']), { pagoda })).toMatchObject({ result: 'peace' });
    expect(ask(river, lay('blue', ['0,0', '1,0', '0,1', '1,1']), { pagoda })).toMatchObject(
      refusal('no-triangle'),
    );
  });
});
