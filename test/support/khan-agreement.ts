import { isDeepStrictEqual } from 'node:util';
import { answer } from '../../src/referee/referee.ts';
import type { Compared } from './compared.ts';
import { naiveKhan } from './naive-khan.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Compares the referee with the second implementation on a case. */
export function compareKhan(asked: unknown): Compared {
  const { trace: _, error: __, ...ours } = answer(asked) as unknown as Fields;
  const naive: Fields = { ...naiveKhan(asked) };
  if (ours['ok'] === false && naive['ok'] === false) return { seen: ['error'] };
  const written: Fields = JSON.parse(JSON.stringify(ours));
  if (isDeepStrictEqual(written, naive)) return { seen: sightsOf(asked as Fields, ours) };
  const short = (value: unknown) => JSON.stringify(value).slice(0, 1500);
  return { difference: `second implementation ${short(naive)}, referee ${short(ours)}`, seen: [] };
}

/** Lists what a case contains, to make sure that the random cases cover everything. */
function sightsOf(asked: Fields, ours: Fields): readonly string[] {
  const rulings = ours['rulings'] as readonly string[];
  return [...rulings, ...sightsOfAsk(asked, ours)];
}

function sightsOfAsk(asked: Fields, ours: Fields): readonly string[] {
  if ('reason' in ours) return [String(ours['reason'])];
  if ('owners' in ours) return [`${asked['tile']} by ${(ours['owners'] as readonly string[]).length}`];
  if ('placements' in ours)
    return (ours['placements'] as readonly unknown[]).length > 0 ? ['placements'] : ['nowhere'];
  if (ours['to'] === null) return [];
  return [
    ours['direction'] === asked['direction'] ? 'straight' : 'turned',
    ...(ours['leaves'] ? ['last-yurt'] : []),
  ];
}
