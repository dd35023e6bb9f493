import { describe, expect, test } from 'vitest';
import { splitRuleId, toRuleId } from '../../src/core/trace.ts';

describe('the address of a rule', () => {
  test('has three parts', () => {
    expect(splitRuleId('huang/end/tie')).toEqual({ game: 'huang', chapter: 'end', anchor: 'tie' });
    expect(toRuleId('huang/end/tie')).toBe('huang/end/tie');
  });

  test.each([
    ...['', 'huang', 'huang/end', 'huang/end/tie/most'],
    ...['/end/tie', 'huang//tie', 'huang/end/', '//', 'huang/end/tie/'],
  ])('is not %j', (text) => {
    expect(() => splitRuleId(text)).toThrow('No address of a rule');
  });
});
