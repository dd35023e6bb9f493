import { describe, expect, test } from 'vitest';
import { checkUntrusted } from '../../../../src/core/case.ts';
import { MAX_TEXT_LENGTH } from '../../../../src/core/check.ts';
import { unwrap } from '../../../../src/core/result.ts';
import { HUANG_SCORE_HANDLER as SCORE_ASK } from '../../../../src/games/huang/referee/score.ts';
import { COLOURS, DYNASTIES } from '../../../../src/games/huang/rules/vocabulary.ts';
import {
  HUANG_GAMES_SAVE,
  HUANG_SCORE_SAVE,
  type HuangGame,
} from '../../../../src/games/huang/saves/score.ts';
import { computeAnswer } from '../../../../src/games/huang/score/AnswerPanel.tsx';
import { fromCase } from '../../../../src/games/huang/score/from-case.ts';
import {
  caseOf,
  createHuangSeat,
  freshGame,
  isBegun,
  listBoxExcesses,
  toSheet,
} from '../../../../src/games/huang/score/state.ts';
import { tool } from '../../../../src/games/huang/score/tool.tsx';
import { parseSave } from '../../../../src/saves/save.ts';
import { freshSettings } from '../../../../src/saves/settings.ts';
import { makeLink, parseLink } from '../../../../src/share/link.ts';
import {
  createPlainArchive,
  moveToFront,
  removeEntry,
  renameEntry,
  restoreEntry,
} from '../../../../src/shell/archive.ts';
import { applyKey, type KeypadKey, parseEntry } from '../../../../src/shell/score-sheet/points.ts';
import {
  countEmptyCells,
  findFirstEmptyCell,
  isComplete,
  isOnSheet,
  offsetCell,
} from '../../../../src/shell/score-sheet/sheet.ts';
import { withEntry, withSeatChoice, withSeatCount, withSeatName } from '../../../../src/shell/seats.ts';
import {
  pushStep,
  redoStep,
  type UndoHistory,
  undoStep,
} from '../../../../src/shell/session/undo-history.ts';
import { sortBySimilarity } from '../../../../src/site/scripts/redirects/sort-by-similarity.ts';
import { readFixture } from '../../../support/read-fixture.ts';

describe('an entry', () => {
  test.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['0', 0],
    ['007', 7],
    ['10+5+3', 18],
    ['10+', 10],
    [' 10 + 5 ', 15],
    ['1000', 1000],
    ['1001', 'too-many'],
    ['999+2', 'too-many'],
    ['9'.repeat(400), 'too-many'],
    ['+5', 'not-a-sum'],
    ['5++5', 'not-a-sum'],
    ['-5', 'not-a-sum'],
    ['1.5', 'not-a-sum'],
    ['1e3', 'not-a-sum'],
    ['٣', 'not-a-sum'],
    ['x', 'not-a-sum'],
  ])('%j is %s', (text, meaning) => {
    const entry = parseEntry(text);
    const read = {
      empty: () => 'empty',
      points: () => entry.kind === 'points' && entry.value,
      wrong: () => entry.kind === 'wrong' && entry.why,
    };
    expect(read[entry.kind]()).toBe(meaning);
  });

  /** What stands in the field after these keys; the field has just been reached with `text` in it. */
  const typed = (text: string, ...keys: KeypadKey[]) =>
    keys.reduce((now, key, i) => applyKey(now, key, i === 0), text);

  test.each<[string, KeypadKey[], string]>([
    ['', ['1', '0', '+', '5'], '10+5'],
    ['12', ['7'], '7'], // a digit begins anew in a field just reached
    ['12', ['+', '7'], '12+7'],
    ['12', ['backspace'], ''],
    ['12', ['+', 'backspace', 'backspace'], '1'],
    ['', ['+'], ''],
    ['10', ['+', '+', '3'], '10+3'],
    ['10+5', ['up'], '16'],
    ['', ['up'], '1'],
    ['', ['down'], '0'],
    ['3', ['down', 'down'], '1'],
    ['1000', ['up'], '1000'],
  ])('%j and then %j gives %j', (text, keys, after) => expect(typed(text, ...keys)).toBe(after));

  test('has an end', () => {
    let text = '';
    for (let i = 0; i < 100; i++) text = applyKey(text, '1', false);
    expect(text.length).toBeLessThan(60);
  });
});

/** A game with an id: the shell gives one to each that is begun. */
const named = (id: string, before?: HuangGame): HuangGame => ({ ...freshGame(before), id, begun: 'then' });

const withPlayers = (game: HuangGame, count: number): HuangGame =>
  withSeatCount(game, count, 'dynasty', DYNASTIES, createHuangSeat);

describe('a session', () => {
  const first = withSeatName(named('a'), 0, 'Ada');
  const entered = withEntry(first, 0, 'red', '5');
  const begun: UndoHistory<HuangGame> = { now: first, past: [], future: [] };
  const history = pushStep(begun, entered);
  const archive = createPlainArchive(HUANG_GAMES_SAVE);

  test('goes back and forth through its changes', () => {
    expect(undoStep(history).now).toBe(first);
    expect(redoStep(undoStep(history))).toEqual(history);
    expect(undoStep(undoStep(history)).now).toBe(first); // there is nothing before it
    expect(redoStep(history)).toBe(history);
  });

  test('remembers fifty changes', () => {
    const long = Array.from({ length: 80 }, (_, i) => String(i)).reduce(
      (now, text) => pushStep(now, withEntry(now.now, 0, 'red', text)),
      history,
    );
    expect(long.past).toHaveLength(50);
  });

  test('makes no step of an edit that changes nothing', () => {
    for (const same of [
      withEntry(entered, 0, 'red', '5'),
      withSeatName(entered, 0, 'Ada'),
      withSeatChoice(entered, 2, 'dynasty', 'rat'),
      withPlayers(entered, 4),
    ])
      expect(same).toBe(entered);
  });

  test('sets a game aside with the edition it was scored by', () => {
    expect(tool.takeSnapshot?.(entered, freshSettings('de'))).toEqual({ ...entered, edition: 'de' });
    const polish: HuangGame = { ...entered, edition: 'pl' };
    expect(tool.takeSnapshot?.(polish, freshSettings('de'))).toBe(polish);
    expect(tool.isBegun(first)).toBe(false); // a name alone is not worth keeping
  });

  test('brings a deleted game back to its place, whatever was kept since', () => {
    const three = ['x', 'y', 'z'].map((id) => ({ ...entered, id }));
    const since = moveToFront(archive, removeEntry(archive, three, 'y'), entered);
    const back = restoreEntry(since, three[1] ?? entered, 1);
    expect(back.map((one) => one.id)).toEqual(['a', 'y', 'x', 'z']);
    expect(renameEntry(archive, back, 'y', 'Friday')[1]?.title).toBe('Friday');
  });

  test('holds nothing that could not be loaded again, whatever was typed or opened', () => {
    const long = 'x'.repeat(5000);
    const longest = 'y'.repeat(MAX_TEXT_LENGTH); // a link with a longer name is refused
    const opened = opens({ players: [{ name: longest, red: 1 }, { name: 'B' }] });
    const typed = withEntry(withSeatName(opened, 1, long), 0, 'red', long);
    const { now, past, future } = undoStep(pushStep(pushStep(begun, typed), freshGame(typed)));
    expect(parseSave(HUANG_SCORE_SAVE, { version: 2, now, past, future }).state).toBe('sound');
    expect(parseSave(HUANG_GAMES_SAVE, archive.toSave([typed])).state).toBe('sound');
  });
});

/** The state that a final scoring opens as, as from a link. */
const opens = (asked: object) =>
  fromCase(unwrap(checkUntrusted(SCORE_ASK.check, { game: 'huang', ask: 'score', ...asked })));

test('loads what was stored before undone changes were kept', () => {
  const { version: _, ...old } = readFixture('huang-score.v1');
  expect(parseSave(HUANG_SCORE_SAVE, readFixture('huang-score.v1'))).toEqual({
    state: 'sound',
    value: { ...old, version: 2, future: [] },
  });
});

describe('who leads', () => {
  /** Two to five players; of each, as many points as are given, colour by colour. */
  const played = (...points: readonly (readonly number[])[]): HuangGame =>
    points.reduce(
      (all, own, seat) =>
        own.reduce((game, value, i) => withEntry(game, seat, COLOURS[i] ?? 'white', String(value)), all),
      withPlayers(freshGame(), points.length),
    );
  const soFarOf = (game: HuangGame) => computeAnswer(game, freshSettings('de')).soFar;

  test('is not said after the first of four players', () => {
    expect(soFarOf(played([9, 4, 7, 4, 5], [], [], []))).toBeNull();
  });

  test('is said of those alone of whom all is entered', () => {
    // The Rat's fields lack one, which would count as 0: a lead over that would say nothing.
    const soFar = soFarOf(played([9, 4, 7, 4, 5], [8, 5, 6, 7, 0], [9, 9, 9, 9], []));
    expect(soFar?.ranking.map(({ name, rank }) => [name, rank])).toEqual([
      ['tiger', 1], // 9 4 7 4 and 5 white: 6 at least
      ['rabbit', 2], // 5 at least
    ]);
  });

  test('is who has won once all is entered', () => {
    const { answer, soFar } = computeAnswer(played([9, 4, 7, 4, 5], [8, 5, 6, 7, 0]), freshSettings('de'));
    expect(soFar).toEqual(answer);
  });

  test('is said although two players have one name', () => {
    const [one, other] = [played([1, 1, 1, 1, 1], [2, 2, 2, 2, 2]), 'Ada'];
    const soFar = soFarOf(withSeatName(withSeatName(one, 0, other), 1, other));
    expect(soFar?.ranking.map(({ name, rank }) => [name, rank])).toEqual([
      ['Ada (2)', 1],
      ['Ada', 2],
    ]);
  });
});

describe('a game', () => {
  const game = named('a');

  test('begins with four players in whose fields nothing stands', () => {
    expect(game.seats.map((seat) => seat.dynasty)).toEqual(['tiger', 'rabbit', 'rat', 'goat']);
    expect(countEmptyCells(toSheet(game))).toBe(20);
    expect(isBegun(game)).toBe(false);
    expect(isBegun(withEntry(game, 3, 'white', '0'))).toBe(true);
  });

  test('asks the referee with names, or dynasties, or the number of the seat', () => {
    const three = withSeatChoice(withSeatName(game, 1, 'Łucja'), 2, 'dynasty', null);
    const asked = caseOf(withEntry(three, 0, 'red', '10+5'), 'de');
    expect(asked.players.map((one) => one.name)).toEqual(['tiger', 'Łucja', '3', 'goat']);
    expect(asked.players[0]).toMatchObject({ red: 15, blue: 0, granaries: 0 });
    expect(asked.edition).toBe('de');
    expect(checkUntrusted(SCORE_ASK.check, asked).ok).toBe(true);
  });

  test('counts granaries only with the Eighteen Kingdoms', () => {
    const entered = withEntry(game, 0, 'granaries', '3');
    expect(caseOf(entered, 'en').players[0]?.granaries).toBe(0);
    expect(caseOf({ ...entered, kingdoms: true }, 'en').players[0]?.granaries).toBe(3);
    expect(countEmptyCells(toSheet({ ...entered, kingdoms: true }))).toBe(23);
  });

  test('keeps its own edition over that of the settings', () => {
    expect(caseOf({ ...game, edition: 'pl' }, 'de').edition).toBe('pl');
  });

  test('leaves the edition to the table where a link names none, and has its own where one does', async () => {
    const asked = { game: 'huang', ask: 'score', players: [{ name: 'Ada' }, { name: 'Ben' }] };
    const opened = async (value: object) => fromCase(unwrap(await parseLink(await makeLink(value))));
    const unnamed = await opened(asked);
    expect(unnamed.edition).toBeNull();
    expect((await opened({ ...asked, edition: 'en' })).edition).toBe('en');
    // What a table passes on names its edition, so that whoever opens it sees the same answer.
    const { refereeCase: shared } = computeAnswer(unnamed, freshSettings('de'));
    expect((await opened(shared)).edition).toBe('de');
  });

  test('comes back from its case with the fields that are still empty, so that nobody has won yet', () => {
    const half = withEntry(withEntry(withPlayers(game, 2), 0, 'blue', '7'), 1, 'red', '0');
    for (const kingdoms of [false, true]) {
      const played = { ...half, kingdoms };
      const again = opens(caseOf(played, 'pl'));
      const shown = played.seats.map(({ entries: { granaries, ...entries } }) => ({
        entries: kingdoms ? { ...entries, granaries } : entries,
      }));
      expect(again).toMatchObject({ kingdoms, seats: shown });
      expect(isComplete(toSheet(again))).toBe(false);
    }
  });

  test('comes back from its case', () => {
    const played = withEntry(withSeatName(withPlayers(game, 2), 0, 'Ada'), 0, 'blue', '7');
    const again = opens(caseOf(played, 'pl'));
    expect(caseOf(again, 'en')).toEqual(caseOf(played, 'pl'));
    expect(again.seats.map(({ name, dynasty }) => [name, dynasty])).toEqual([
      ['Ada', 'tiger'],
      ['', 'rabbit'],
    ]);
  });

  test('takes seats with free dynasties and gives the last ones up', () => {
    const three = withPlayers(withSeatChoice(game, 0, 'dynasty', 'dragon'), 3);
    expect(three.seats.map((seat) => seat.dynasty)).toEqual(['dragon', 'rabbit', 'rat']);
    expect(withPlayers(three, 5).seats.map((seat) => seat.dynasty)).toEqual([
      'dragon',
      'rabbit',
      'rat',
      'tiger',
      'goat',
    ]);
  });

  test('exchanges dynasties when one is taken from another player', () => {
    expect(withSeatChoice(game, 0, 'dynasty', 'goat').seats.map((seat) => seat.dynasty)).toEqual([
      'goat',
      'rabbit',
      'rat',
      'tiger',
    ]);
  });

  test('starts anew with the same players', () => {
    const played = withEntry(withSeatName({ ...game, kingdoms: true }, 0, 'Ada'), 0, 'red', '5');
    const next = named('b', played);
    expect(next).toMatchObject({ id: 'b', kingdoms: true, edition: null });
    expect(next.seats[0]).toMatchObject({ name: 'Ada', dynasty: 'tiger' });
    expect(isBegun(next)).toBe(false);
  });

  test('points out what the box does not hold: 20 ones and 10 fives of a colour, 19 granaries', () => {
    const full = withEntry(withEntry(game, 0, 'red', '40'), 1, 'red', '30');
    expect(listBoxExcesses(full)).toEqual([]);
    expect(listBoxExcesses(withEntry(full, 2, 'red', '1'))).toEqual([{ field: 'red', most: 70, sum: 71 }]);
    expect(listBoxExcesses(withEntry({ ...game, kingdoms: true }, 0, 'granaries', '20'))).toEqual([
      { field: 'granaries', most: 19, sum: 20 },
    ]);
  });

  test('is gone on with at the first empty field', () => {
    expect(findFirstEmptyCell(toSheet(game))).toEqual({ seat: 0, field: 'yellow' });
    expect(findFirstEmptyCell(toSheet(withEntry(game, 0, 'yellow', '5')))).toEqual({ seat: 0, field: 'red' });
    const full = game.seats.reduce(
      (one, _, seat) =>
        ['yellow', 'red', 'blue', 'green', 'white'].reduce(
          (g, field) => withEntry(g, seat, field as 'red', '1'),
          one,
        ),
      game,
    );
    expect(countEmptyCells(toSheet(full))).toBe(0);
    expect(isComplete(toSheet(full))).toBe(true);
    expect(isComplete(toSheet(withEntry(full, 1, 'red', '-7')))).toBe(false);
    expect(findFirstEmptyCell(toSheet(full))).toEqual({ seat: 0, field: 'yellow' });
  });

  test('has no field of a player who left, and no granaries without the Eighteen Kingdoms', () => {
    expect(isOnSheet(toSheet(game), { seat: 3, field: 'red' })).toBe(true);
    expect(isOnSheet(toSheet(withPlayers(game, 3)), { seat: 3, field: 'red' })).toBe(false);
    expect(isOnSheet(toSheet(game), { seat: 0, field: 'granaries' })).toBe(false);
    expect(isOnSheet(toSheet({ ...game, kingdoms: true }), { seat: 0, field: 'granaries' })).toBe(true);
  });

  test('is walked colour by colour, player by player, and round again', () => {
    const first = { seat: 0, field: 'yellow' } as const;
    expect(offsetCell(toSheet(game), first, 1)).toEqual({ seat: 0, field: 'red' });
    expect(offsetCell(toSheet(game), first, 5)).toEqual({ seat: 1, field: 'yellow' });
    expect(offsetCell(toSheet(game), first, 19)).toEqual({ seat: 3, field: 'white' });
    expect(offsetCell(toSheet(game), first, 20)).toEqual(first);
    expect(offsetCell(toSheet(game), first, -1)).toEqual({ seat: 3, field: 'white' });
    expect(offsetCell(toSheet({ ...game, kingdoms: true }), first, -1)).toEqual({
      seat: 3,
      field: 'granaries',
    });
  });
});

test('the rules nearest to an address come first', () => {
  const ids = ['huang/end/white', 'huang/end/tie', 'huang/end/fewest-white'];
  expect(sortBySimilarity(ids, (id) => id, 'huang/end/ties-white')).toEqual([
    'huang/end/white',
    'huang/end/fewest-white',
    'huang/end/tie',
  ]);
  expect(sortBySimilarity(ids, (id) => id, '')).toEqual(ids);
});
