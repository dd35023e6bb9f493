import type { Setup } from '../engine/huang/setup.ts';
import type { Result } from '../engine/result.ts';
import type { Ask } from '../referee/ask.ts';
import { checkWhole } from '../referee/case.ts';
import { isObject, LONGEST_TEXT } from '../referee/check.ts';
import { type Problem, type Problems, sayInto } from '../referee/problem.ts';
import type { Case } from '../referee/referee.ts';

type Asks = Readonly<Record<string, Ask<Case, unknown>>>;

/** The asks of each game, fetched for a case of that game alone. */
const GAMES: Readonly<Record<string, () => Promise<Asks>>> = {
  huang: async () => (await import('../referee/huang/asks.ts')).HUANG_ASKS,
  'chu-han': async () => (await import('../referee/chu-han/asks.ts')).CHU_HAN_ASKS,
  khan: async () => (await import('../referee/khan/asks.ts')).KHAN_ASKS,
};

type Checked = Result<Case, Problems>;

/**
 * The case that somebody passed on, checked as the referee checks it and for names that are too long for a page, or
 * all that keeps it from being one.
 */
export async function checkShared(value: unknown): Promise<Checked> {
  const [game, name] = [ownText(value, 'game'), ownText(value, 'ask')];
  const asks = Object.hasOwn(GAMES, game) ? await GAMES[game]?.() : undefined;
  const ask = asks && Object.hasOwn(asks, name) ? asks[name] : undefined;
  // Where it names no game or nothing that is asked of one, the referee says which there are.
  const checked = ask
    ? checkWhole(ask.check, value)
    : (await import('../referee/referee.ts')).checkCase(value);
  return checked.ok ? checkNames(checked.value) : checked;
}

/** No name longer than a page keeps: two that were cut could become one. */
function checkNames(asked: Case): Checked {
  const names = asked.game === 'huang' && asked.ask === 'score' ? asked.players.map(({ name }) => name) : [];
  const problems: Problem[] = [];
  const say = sayInto(problems, '');
  for (const [i, name] of names.entries())
    if (name.length > LONGEST_TEXT) say({ code: 'too-long', most: LONGEST_TEXT }, 'players', i, 'name');
  const [first, ...others] = problems;
  return first ? { ok: false, error: [first, ...others] } : { ok: true, value: asked };
}

/** What a value says under a key of its own; empty where that is no text. */
export function ownText(value: unknown, key: string): string {
  const own = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof own === 'string' ? own : '';
}

/**
 * The position of a case about the board, where nothing but the position keeps it from being one: well written, and not at
 * rest. People can look at it and mend it.
 */
export async function unsoundIn(value: unknown, problems: Problems): Promise<Setup | undefined> {
  const isOfPosition = problems.every(({ path }) => path.startsWith('/position/'));
  if (ownText(value, 'game') !== 'huang' || !isOfPosition || !isObject(value)) return undefined;
  return (await import('../referee/huang/asks.ts')).setupIn(value);
}
