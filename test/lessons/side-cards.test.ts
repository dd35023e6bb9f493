import { describe, expect, test } from 'vitest';
import { listSideCards } from '../../src/games/chu-han/lessons/side-cards.ts';
import { toGame } from '../../src/games/tools.ts';
import { readRulebook } from '../../src/rulebook/files.ts';
import { computeLessons } from '../../src/rulebook/lessons/compute-lessons.ts';

const { courses, exercises } = readRulebook();
const files = new Map(exercises.map(({ id, data }) => [id, data]));
const battles = courses
  .filter(({ id }) => id === 'chu-han')
  .flatMap(({ id, data }) => computeLessons(toGame(id), data, files))
  .flatMap((lesson) => lesson.exercises)
  .map(({ exercise }) => exercise);

/** Both sides before the decision of an exercise of Chu Han. */
function heldIn(name: string) {
  const exercise = battles.find(({ id }) => id.endsWith(name));
  if (!exercise) throw new Error(`No exercise ${name}`);
  return listSideCards(exercise);
}

describe('before a decision in Chu Han', () => {
  // Print: the person that stops a power and the one that is stopped go to the discard pile.
  test('a stopped person and Lü Zhi lie on the discard pile', () =>
    expect(heldIn('reactions/second')).toEqual([
      { side: 'han', score: 4, hand: ['liu-bang', '4', '7'], laid: [], discarded: ['han-xin'] },
      { side: 'chu', score: 7, hand: ['1'], laid: ['9'], discarded: ['lu-zhi'] },
    ]));

  test('both lie on the table while Xiao He may still answer', () =>
    expect(heldIn('reactions/too-late')).toEqual([
      { side: 'han', score: 4, hand: ['5'], laid: ['zhongli-mo', 'xiao-he', 'peng-yue'], discarded: [] },
      { side: 'chu', score: 7, hand: ['8'], laid: ['yu-ji', 'xiahou-ying', 'lu-zhi'], discarded: [] },
    ]));

  test('what Lü Zhi is only about to answer lies on the table', () =>
    expect(heldIn('reactions/effect').map(({ laid }) => laid)).toEqual([['2', '2', '2', '2', '2', '2'], []]));

  // A pass ends the trick: its cards go to the discard pile, and only the 4 that Chu leads next is on the table.
  test('the cards of an earlier trick lie on the discard pile', () =>
    expect(heldIn('end/doubled')).toEqual([
      { side: 'han', score: 4, hand: ['5'], laid: [], discarded: ['xiang-yu'] },
      { side: 'chu', score: 7, hand: ['4', '7', '8'], laid: ['4'], discarded: ['7'] },
    ]));
});
