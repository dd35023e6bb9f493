import type { Result } from '../engine/result.ts';
import type { Ask } from '../referee/ask.ts';
import { checkWhole } from '../referee/case.ts';
import { isObject } from '../referee/check.ts';
import type { Problem } from '../referee/problem.ts';
import type { Case } from '../referee/referee.ts';

type Asks = Readonly<Record<string, Ask<Case, unknown>>>;

/** The asks of each game, fetched for a case of that game alone. */
const GAMES: Readonly<Record<string, () => Promise<Asks>>> = {
  huang: async () => (await import('../referee/huang/asks.ts')).HUANG_ASKS,
  'chu-han': async () => (await import('../referee/chu-han/asks.ts')).CHU_HAN_ASKS,
  khan: async () => (await import('../referee/khan/asks.ts')).KHAN_ASKS,
};

/** The case that somebody passed on, checked as the referee checks it, or all that keeps it from being one. */
export async function checkShared(value: unknown): Promise<Result<Case, readonly [Problem, ...Problem[]]>> {
  const [game, name] = [ownText(value, 'game'), ownText(value, 'ask')];
  const asks = Object.hasOwn(GAMES, game) ? await GAMES[game]?.() : undefined;
  const ask = asks && Object.hasOwn(asks, name) ? asks[name] : undefined;
  if (ask) return checkWhole(ask.check, value);
  // It names no game or nothing that is asked of one: the referee says which there are.
  return (await import('../referee/referee.ts')).checkCase(value);
}

function ownText(value: unknown, key: string): string {
  const own = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof own === 'string' ? own : '';
}
