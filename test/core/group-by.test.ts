import { expect, test } from 'vitest';
import { groupBy } from '../../src/core/group-by.ts';

test('items with equal keys are a group, and groups and items keep their order', () => {
  const groups = groupBy(['pear', 'fig', 'plum', 'date', 'kiwi'], (word) => word[0]);
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['f', ['fig']],
    ['d', ['date']],
    ['k', ['kiwi']],
  ]);
});

test('no items are no groups', () => expect(groupBy([], String).size).toBe(0));
