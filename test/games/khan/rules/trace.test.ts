import { describe, expect, test } from 'vitest';
import { answer } from '../../../../src/referee/referee.ts';
import { randomKhanCase } from '../../../support/khan-cases.ts';
import { randomFrom } from '../../../support/random.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Sound made-up cases with their answers. */
function answered(count: number, seed: number): readonly { asked: Fields; given: Fields; trace: Fields[] }[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => randomKhanCase(random) as Fields).flatMap((asked) => {
    const given = answer(asked) as unknown as Fields;
    return given['ok'] ? [{ asked, given, trace: given['trace'] as Fields[] }] : [];
  });
}

/** A driven ruler's outcome, told from the steps alone. */
function retoldDrive(asked: Fields, trace: readonly Fields[]): Fields {
  const find = (step: string) => trace.find((one) => one['step'] === step);
  const moved = find('ruler-moved');
  const laid = find('yurt-laid');
  const emptied = find('camp-emptied');
  const before = Number(asked['camp'] ?? 5);
  return {
    to: moved?.['to'] ?? null,
    direction: moved?.['direction'] ?? null,
    yurt: laid?.['at'] ?? null,
    camp: Number(laid?.['camp'] ?? before) - Number(emptied?.['yurts'] ?? 0),
    supply: Number(emptied?.['yurts'] ?? 0) - (laid?.['from'] === 'supply' ? 1 : 0),
    leaves: find('ruler-left') !== undefined,
  };
}

describe('the trace', () => {
  test('of a driven ruler holds everything: the outcome is rebuilt from it alone', () => {
    const cases = answered(3000, 35).filter(({ asked }) => asked['ask'] === 'drive-out');
    expect(cases.length).toBeGreaterThan(500);
    for (const { asked, given, trace } of cases)
      expect(given, JSON.stringify(asked)).toMatchObject(retoldDrive(asked, trace));
  });

  test('of a driven ruler names a space as free once, at the end of the search', () => {
    for (const { asked, given, trace } of answered(3000, 36)) {
      if (asked['ask'] !== 'drive-out') continue;
      const looks = trace.filter(({ step }) => step === 'space-tried');
      const free = looks.filter(({ found }) => found === 'free');
      expect(free).toEqual(given['to'] === null ? [] : [looks.at(-1)]);
    }
  });

  test('of a conquest ends in its owners or in the refusal, after the counts that decide it', () => {
    let conquered = 0;
    for (const { asked, given, trace } of answered(3000, 37)) {
      if (asked['ask'] !== 'conquer') continue;
      const stepsOf = (step: string) => trace.filter((one) => one['step'] === step);
      const owners = stepsOf('owner').map(({ player }) => player);
      if (!given['legal']) {
        expect(owners).toEqual([]);
        expect(trace.at(-1)).toMatchObject({ step: 'refused', reason: given['reason'] });
        continue;
      }
      conquered++;
      expect(owners).toEqual(given['owners']);
      const counts = stepsOf('counted').map(({ player, yurts }) => [player, Number(yurts)] as const);
      const most = Math.max(...counts.map(([, yurts]) => yurts));
      expect(counts.filter(([, yurts]) => yurts === most).map(([player]) => player)).toEqual(owners);
      expect(stepsOf('majority')).toMatchObject([{ players: owners, yurts: most }]);
      const covered = [...stepsOf('counted'), ...stepsOf('neutral-passed-over')];
      const river = stepsOf('river-spanned').flatMap(({ at }) => at as string[]);
      const sum = covered.reduce((all, { yurts }) => all + Number(yurts), river.length);
      expect(sum).toBe((asked['covers'] as string[]).length);
    }
    expect(conquered).toBeGreaterThan(200);
  });
});

test('nothing that is asked is changed, and equal questions get equal answers', () => {
  for (const { asked, given } of answered(600, 38))
    expect(answer(deepFrozen(structuredClone(asked)))).toEqual(given);
});

function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) deepFrozen(inner);
    Object.freeze(value);
  }
  return value;
}
