import { describe, expect, test } from 'vitest';
import { borderOf, layoutOf, stepFrom } from '../../src/drawings/huang/layout.ts';
import { NOTHING_DECIDED } from '../../src/engine/huang/action.ts';
import { WARRING_STATES } from '../../src/engine/huang/board.ts';
import { freshSetup } from '../../src/engine/huang/fresh-setup.ts';
import { placeOf } from '../../src/explain/huang/place.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { NOTHING_SCORED } from '../../src/saves/huang-board.ts';
import { committed, steppedBack } from '../../src/tools/huang-board/answers.ts';
import { questionsIn } from '../../src/tools/huang-board/judge.ts';
import { tableFrom } from '../../src/tools/huang-board/opened.ts';
import { sceneOf } from '../../src/tools/huang-board/scene.ts';
import { readSetup, writeSetup } from '../../src/tools/huang-board/setup.ts';
import {
  applied,
  askStates,
  caseOf,
  freshTable,
  houseOf,
  isBegun,
  withAction,
} from '../../src/tools/huang-board/table.ts';
import { aim, takenBack } from '../../src/tools/huang-board/tools.ts';
import { randomBoardCase } from '../support/board-cases.ts';
import { randomFrom } from '../support/random.ts';

const setupOf = (text: string) => readSetup(text);

describe('a fresh board', () => {
  test('what is told of a fresh board unasked is what the referee says of it', () => {
    const house = { edition: 'en', rulings: {} } as const;
    const hand = {
      tool: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
      chosen: [],
      isBefore: true,
    } as const;
    // 60 capitals, a yellow tile on each: the box holds 42.
    const large = freshSetup({
      board: { rows: Array.from({ length: 3 }, () => 'C'.repeat(20)) },
      players: ['rat', 'goat'],
      turn: 'rat',
    });
    const tables = [
      freshTable('', ''),
      freshTable('', '', {
        ...freshTable('', ''),
        position: writeSetup(
          freshSetup({ board: 'warring-states', players: ['tiger', 'goat', 'rat'], turn: 'goat' }),
        ),
      }),
      { ...freshTable('', ''), position: writeSetup(large) },
    ];
    const told = tables.map((table) => sceneOf(table, house, readSetup(table.position), hand, null));
    expect(told.map((scene) => scene.kind === 'work' && scene.told)).toEqual(
      tables.map((table) => askStates(table, house)),
    );
    expect(told.map((scene) => scene.kind === 'work' && scene.told.ok)).toEqual([true, true, false]);
  });
});

describe('what is played', () => {
  const setup = setupOf('~~~/~~~ *rat,goat / - -');
  const never = () => false;

  test('a farmer chain grows tap by tap and ends where it must', () => {
    const play = { type: 'tile', colour: 'blue' } as const;
    expect(aim(setup, play, '0,0', [], never)).toEqual({ kind: 'chosen', spaces: ['0,0'] });
    expect(aim(setup, play, '0,0', ['0,0'], never)).toEqual({ kind: 'chosen', spaces: [] });
    expect(aim(setup, play, '1,0', ['0,0'], (space) => space === '1,0')).toEqual({
      kind: 'whole',
      action: { type: 'place-tile', colour: 'blue', at: ['0,0', '1,0'] },
    });
  });

  test('a pagoda is moved from the one that stands where none is left', () => {
    const white = setupOf('...../..... *rat,goat ww1ww/w2w pagoda@0,0+1,0+0,1 -');
    expect(aim(white, { type: 'pagoda', leader: false }, '4,0', [], never)).toEqual({
      kind: 'whole',
      action: {
        type: 'establish-pagoda',
        colour: 'white',
        at: ['3,0', '4,0', '3,1'],
        leader: false,
        from: ['0,0', '1,0', '0,1'],
      },
    });
  });

  test('what lies there is taken back and played again, a leader by its own player', () => {
    const lying = setupOf('.... *rat,goat ryGr - -');
    expect(takenBack(lying, '0,0')).toMatchObject({
      setup: { tiles: { '1,0': 'yellow' } },
      action: { type: 'place-tile', colour: 'red', at: ['0,0'] },
    });
    expect(takenBack(lying, '2,0')).toMatchObject({
      setup: { turn: 'goat', leaders: {} },
      action: { type: 'position-leader', colour: 'red', to: '2,0' },
    });
    expect(takenBack(lying, '3,0')).toBeNull();
  });
});

describe('a table', () => {
  const position = '....... *rat,tiger,goat rRry1yTrr - -';
  const table = { ...freshTable('a', '', undefined), position };
  const house = houseOf(table, null, 'de');
  const war = withAction(table, { type: 'place-tile', colour: 'green', at: ['3,0'] });

  test('asks its questions in turn; back and forth keeps the answers, another answer forgets the later ones', () => {
    const [tiger, goat, rat] = questionsIn(war, house);
    if (tiger?.asks !== 'commitment' || !goat || !rat) throw new Error('Three players are asked');
    const given = { by: 'tiger', to: '4,0', tiles: 1, leader: false } as const;
    const one = committed(war, tiger, given);
    expect(one.dispute).toMatchObject({ asked: 1, decisions: { commitments: [given] } });
    expect(committed(steppedBack(one), tiger, given)).toEqual(one);
    const tied = {
      ...one,
      dispute: { ...one.dispute, decisions: { ...one.dispute?.decisions, tieWinner: '0,0' } },
    };
    const other = committed(steppedBack(tied as typeof one), tiger, { ...given, tiles: 2 });
    expect(other.dispute?.decisions.tieWinner).toBeNull();
    expect(committed(war, tiger, { ...given, tiles: 0 }).dispute?.decisions).toEqual(NOTHING_DECIDED);
    expect(steppedBack(war).dispute).toBeNull();
  });

  test('asks a case of the referee that is sound and as short as can be', () => {
    expect(caseOf(war, house)).toEqual({
      game: 'huang',
      ask: 'act',
      edition: 'de',
      position: {
        board: { rows: ['.......'] },
        players: ['rat', 'tiger', 'goat'],
        turn: 'rat',
        tiles: { '0,0': 'red', '2,0': 'yellow', '4,0': 'yellow', '6,0': 'red' },
        leaders: { '1,0': 'rat:red', '5,0': 'tiger:red' },
      },
      action: { type: 'place-tile', colour: 'green', at: '3,0' },
      decisions: {},
    });
  });

  test('opened from a case asks the same question again', () => {
    const random = randomFrom(62);
    let opened = 0;
    for (let i = 0; i < 500; i++) {
      const checked = checkCase(randomBoardCase(random));
      if (!checked.ok || checked.value.game !== 'huang' || checked.value.ask !== 'act') continue;
      opened++;
      const from = tableFrom(checked.value, freshTable('b', ''));
      const again = checkCase(caseOf(from, houseOf(from, null, 'en')));
      if (!again.ok) throw new Error(JSON.stringify(again.error));
      expect({ ...again.value, position: null }).toEqual({ ...checked.value, position: null });
    }
    expect(opened).toBeGreaterThan(300);
  });

  test('is worth keeping once more than the set-up lies there', () => {
    expect(isBegun(freshTable('c', ''))).toBe(false);
    expect(isBegun(table)).toBe(true);
  });

  test('counts actions and points where a game is followed', () => {
    const followed = { ...table, tally: NOTHING_SCORED };
    const next = applied(followed, readSetup(position), { rat: { red: 2 } }, false);
    expect(next.tally).toMatchObject({ actions: 1, points: { rat: { red: 2, blue: 0 } } });
    const over = applied(next, readSetup(position), { rat: { red: 1 } }, true);
    expect(over.tally).toMatchObject({ actions: 0, points: { rat: { red: 3 } } });
    expect(applied(table, readSetup(position), {}, false).tally).toBeNull();
  });
});

describe('the drawing', () => {
  const layout = layoutOf(WARRING_STATES);

  test('has every space of the front board, and a border once round each group', () => {
    expect(layout.spots).toHaveLength(203);
    const [first, second] = layout.spots;
    if (!first || !second) throw new Error('No spaces');
    // One space has six edges; two that touch have ten on the outside.
    expect(borderOf([first]).match(/M/g)).toHaveLength(6);
    expect(borderOf([first, second]).match(/M/g)).toHaveLength(10);
  });

  test('is walked with arrow keys, straight down and straight up alike', () => {
    const walk = (from: string, ways: readonly ('left' | 'right' | 'up' | 'down')[]) => {
      let at = from;
      let lean: 'left' | 'right' = 'left';
      for (const way of ways) {
        at = stepFrom(layout, at, way, lean);
        lean = lean === 'left' ? 'right' : 'left';
      }
      return placeOf(at);
    };
    // E8, down to the odd row below on the left, F7, then on the right of that, G8, and so on: straight.
    expect(walk('5,4', ['down', 'down', 'down', 'down'])).toBe('I8');
    expect(walk('5,4', ['up', 'up', 'up', 'up'])).toBe('A8');
    expect(walk('5,4', ['left', 'right'])).toBe('E8');
    expect(walk('0,0', ['left'])).toBe('A1');
  });
});
