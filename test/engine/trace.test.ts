import { describe, expect, test } from 'vitest';
import { ruleIdOf, rulePartsOf } from '../../src/engine/trace.ts';

describe('the address of a rule', () => {
  test('has three parts', () => {
    expect(rulePartsOf('huang/end/tie')).toEqual({ game: 'huang', chapter: 'end', anchor: 'tie' });
    expect(ruleIdOf('huang/end/tie')).toBe('huang/end/tie');
  });

  test.each([
    ...['', 'huang', 'huang/end', 'huang/end/tie/most'],
    ...['/end/tie', 'huang//tie', 'huang/end/', '//', 'huang/end/tie/'],
  ])('is not %j', (text) => {
    expect(() => rulePartsOf(text)).toThrow('No address of a rule');
  });
});
