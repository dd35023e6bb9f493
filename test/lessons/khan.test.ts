import { describe, expect, test } from 'vitest';
import * as judging from '../../src/games/khan/lessons/answer-module.tsx';
import { CONQUEST_EVALUATOR, DRIVE_OUT_EVALUATOR } from '../../src/games/khan/lessons/evaluators.ts';
import { formatKhanOption } from '../../src/games/khan/lessons/KhanPicture.tsx';
import { listOptionSpaces, toKhanLessonBoard } from '../../src/games/khan/lessons/lesson-board.ts';
import { makeOwnersKey, parseOwnersKey } from '../../src/games/khan/lessons/owners-key.ts';
import { toGridPoint } from '../../src/games/khan/rules/grid.ts';
import { fillLocales } from '../../src/i18n/fallback.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import type { Exercise } from '../../src/lessons/exercise.ts';
import { freshLesson, withChoice } from '../../src/lessons/tool/state.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { computeLessons } from '../../src/rulebook/lessons/compute-lessons.ts';
import { computeExercise } from '../../src/rulebook/lessons/exercise.ts';
import type { ExerciseData } from '../../src/rulebook/schemas.ts';
import { readTexts } from '../support/content.ts';

const { courses, exercises } = readRulebook();
const files = new Map(exercises.map(({ id, data }) => [id, data]));
const worked = courses
  .filter(({ id }) => id === 'khan')
  .flatMap(({ data }) => computeLessons('khan', data, files).flatMap((lesson) => lesson.exercises));

const saying = (locale: (typeof LOCALES)[number]) =>
  createTranslator(
    locale,
    readTexts(locale, 'khan', 'khan-rulers', 'khan-board', 'lessons', 'lessons-more', 'rulings', 'tool'),
  );

/** Red and blue alike under a tile that is red’s: by hand, both own it. */
const SHARED = {
  game: 'khan',
  ask: 'conquer',
  by: 'red',
  tile: 'conquest',
  covers: ['0,0', '1,0'],
  yurts: { '0,0': 'red', '1,0': 'blue' },
};

describe('what is asked of the referee', () => {
  test('whose a tile is: those who share it, by one name, among them each alone', () => {
    const answer = CONQUEST_EVALUATOR.answerCase(SHARED);
    if (!answer) throw new Error('No answer');
    const { winners, sides, isLawful } = CONQUEST_EVALUATOR.getFacts(answer, SHARED);
    expect(winners).toEqual(['blue+red']);
    expect(sides).toEqual(['blue', 'red', 'blue+red']);
    expect(isLawful).toBe(true);
  });

  test('a tile that a rule forbids is nobody’s, and names the rule', () => {
    const over = { ...SHARED, by: 'green' };
    const answer = CONQUEST_EVALUATOR.answerCase(over);
    if (!answer) throw new Error('No answer');
    const { winners, isLawful, forbiddenBy } = CONQUEST_EVALUATOR.getFacts(answer, over);
    expect([winners, isLawful, forbiddenBy]).toEqual([[], false, 'khan/conquest/own-yurt']);
  });

  test('where a ruler goes, and whether it leaves: with the camp’s last yurt it does', () => {
    // By hand: north of B2 is A2. The card takes the last yurt from the camp.
    const asked = { game: 'khan', ask: 'drive-out', size: [3, 3], ruler: '1,1', direction: 'N', camp: 1 };
    const answer = DRIVE_OUT_EVALUATOR.answerCase(asked);
    if (!answer) throw new Error('No answer');
    const { result, removed } = DRIVE_OUT_EVALUATOR.getFacts(answer, asked);
    expect([result, removed]).toEqual(['1,0', ['1,1']]);
  });
});

test('owners by the name of a choice, and a choice that is none of theirs', () => {
  expect(parseOwnersKey(makeOwnersKey(['blue', 'red']))).toEqual(['blue', 'red']);
  expect(parseOwnersKey('red')).toEqual(['red']);
  expect(parseOwnersKey('tie')).toEqual([]);
});

describe('the board of a case', () => {
  const exercise: Exercise = {
    id: 'khan/one/two',
    hash: '01234567',
    ask: 'place',
    case: { ...SHARED, river: ['1,1'], rulers: ['2,2'], protects: [{ by: 'blue', spaces: ['1,0'] }] },
    put: ['covers'],
    among: [
      ['0,0', '1,0'],
      ['3,0', '3,1'],
    ],
    accept: { lawful: true },
    of: null,
  };

  test('is as large as what lies on it and can be chosen', () => {
    const { size, yurts, river, rulers, guards } = toKhanLessonBoard(exercise);
    expect(size).toEqual([4, 3]);
    expect(Object.keys(yurts)).toEqual(['0,0', '1,0']);
    expect([river, rulers, [...guards]]).toEqual([['1,1'], ['2,2'], [['1,0', 'blue']]]);
  });

  test('shows rulers among which one is chosen as rulers, not as what is in the way, and no direction then', () => {
    const asked = {
      game: 'khan',
      ask: 'drive-out',
      size: [3, 2],
      direction: 'N',
      taken: ['0,0', '1,0', '2,0'],
    };
    const lie = toKhanLessonBoard({ ...exercise, case: asked, put: ['ruler'], among: ['0,0', '2,0'] });
    expect(lie.rulers).toEqual(['0,0', '2,0']);
    expect([lie.yurts, lie.taken]).toEqual([{}, ['1,0']]);
    expect([lie.size, lie.direction]).toEqual([[3, 2], null]);
  });
});

test('a lesson may not have the same board twice', () => {
  const text = fillLocales({ en: 'Whose?', de: 'Wem?', pl: 'Czyj?' });
  const data: ExerciseData = {
    rules: ['khan/conquest/owners'],
    text,
    right: text,
    ask: 'owner',
    case: SHARED,
  };
  expect(computeExercise('khan/one/a', data).ok).toBe(true);
  const course = { lessons: [{ id: 'one', title: text, exercises: ['a', 'b'] }] };
  const both = (other: ExerciseData) =>
    new Map([
      ['khan/one/a', data],
      ['khan/one/b', other],
    ]);
  expect(() => computeLessons('khan', course, both(data))).toThrow(
    'has the same position as an earlier exercise of its lesson',
  );
  const yurts = { ...SHARED.yurts, '2,0': 'green' };
  expect(computeLessons('khan', course, both({ ...data, case: { ...SHARED, yurts } }))).toHaveLength(1);
});

describe.each(worked.map((one) => [one.exercise.id, one.exercise] as const))('%s', (_, exercise) => {
  test('draws every choice on its board, no two of them on one space', () => {
    const [width, height] = toKhanLessonBoard(exercise).size;
    const spaces = exercise.among.flatMap(listOptionSpaces);
    expect(new Set(spaces).size).toBe(spaces.length);
    for (const [x, y] of spaces.map(toGridPoint)) expect([x < width, y < height]).toEqual([true, true]);
  });

  test.each(LOCALES)('calls every choice by a name of its own in %s', (locale) => {
    const t = saying(locale);
    const names = exercise.among.map((value) => formatKhanOption(value, t));
    expect(new Set(names).size).toBe(exercise.among.length);
    expect(names).not.toContain('');
  });
});

test('a tile that is refused for some of its spaces marks those alone, and only at the step that says so', () => {
  const t = saying('en');
  const found = worked.find(({ exercise }) => exercise.id === 'khan/conquest/gaps');
  if (!found) throw new Error('No such exercise');
  // By hand: A1 and A3 bear red yurts, A2 is empty.
  const answer = judging.computeAnswer(withChoice(freshLesson(found.exercise), '0,0+1,0+2,0'));
  if (!answer) throw new Error('No answer');
  expect([...answer.getScene(1, t).marks]).toEqual([['1,0', 'wrong']]);
  expect([...answer.getScene(0, t).marks]).toEqual([]);
  expect(answer.getScene(0, t).covers).toEqual(['0,0', '1,0', '2,0']);
});
