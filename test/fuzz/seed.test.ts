import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CAMPAIGNS } from './campaigns.ts';
import { seedOf } from './seed.ts';

test('the seed of a day is its date, in UTC', () => {
  expect(seedOf(new Date('2026-11-26T00:00:00Z'))).toBe(20261126);
  expect(seedOf(new Date('2027-01-01T01:30:00+02:00'))).toBe(20261231);
});

const readSource = (name: string) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');

/** Always the same tools: there is nothing to draw. */
const WITHOUT_SEED = ['new-tools'];

test.each(CAMPAIGNS.filter((name) => !WITHOUT_SEED.includes(name)))(
  'the campaign %s begins from the seed of the day and says so',
  (name) => {
    const own = readSource(name);
    const source = own.includes('startCampaign(') ? own + readSource('start-campaign') : own;
    expect(source).toContain('= SEED_OF_TODAY');
    expect(source).not.toContain('Date.now() %');
    expect(source).toMatch(/console\.log\(\s*`[^`]*from seed \$\{\w+\}/);
  },
);
