import { checkUntrusted } from '../core/case.ts';
import type { CaseHandler } from '../core/case-handler.ts';
import { isObject, MAX_TEXT_LENGTH } from '../core/check.ts';
import { createReporter, type Problem, type Problems } from '../core/problem.ts';
import type { Result } from '../core/result.ts';
import type { Case } from '../referee/referee.ts';
import type { Setup } from './huang/rules/setup/setup.ts';

type CaseHandlers = Readonly<Record<string, CaseHandler<Case, unknown>>>;

/** The case handlers of each game, loaded lazily for that game only. */
const GAMES: Readonly<Record<string, () => Promise<CaseHandlers>>> = {
  huang: async () => (await import('./huang/referee/handlers.ts')).HUANG_HANDLERS,
  'chu-han': async () => (await import('./chu-han/referee/handlers.ts')).CHU_HAN_HANDLERS,
  khan: async () => (await import('./khan/referee/handlers.ts')).KHAN_HANDLERS,
};

type CheckedCase = Result<Case, Problems>;

/**
 * Checks a shared case as the referee does, and also that no name is too long for a page. Returns the case,
 * or all problems.
 */
export async function checkSharedCase(value: unknown): Promise<CheckedCase> {
  const [game, name] = [getOwnString(value, 'game'), getOwnString(value, 'ask')];
  const handlers = Object.hasOwn(GAMES, game) ? await GAMES[game]?.() : undefined;
  const handler = handlers && Object.hasOwn(handlers, name) ? handlers[name] : undefined;
  // If the game or the question is unknown, the referee returns a problem that lists the known ones.
  const checked = handler
    ? checkUntrusted(handler.check, value)
    : (await import('../referee/referee.ts')).checkCase(value);
  return checked.ok ? checkNames(checked.value) : checked;
}

/** Checks that no player name is longer than a page stores: two truncated names could become equal. */
function checkNames(refereeCase: Case): CheckedCase {
  const names =
    refereeCase.game === 'huang' && refereeCase.ask === 'score'
      ? refereeCase.players.map(({ name }) => name)
      : [];
  const problems: Problem[] = [];
  const report = createReporter(problems, '');
  for (const [i, name] of names.entries())
    if (name.length > MAX_TEXT_LENGTH)
      report({ code: 'too-long', most: MAX_TEXT_LENGTH }, 'players', i, 'name');
  const [first, ...others] = problems;
  return first ? { ok: false, error: [first, ...others] } : { ok: true, value: refereeCase };
}

/** Returns a string property of a value; empty if it is missing or not a string. */
export function getOwnString(value: unknown, key: string): string {
  const own = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof own === 'string' ? own : '';
}

/**
 * Returns the position of an invalid case about the board if all problems are in the position: well-formed,
 * but not at rest. Users can then view and correct it.
 */
export async function findInvalidPosition(value: unknown, problems: Problems): Promise<Setup | undefined> {
  const isOfPosition = problems.every(({ path }) => path.startsWith('/position/'));
  if (getOwnString(value, 'game') !== 'huang' || !isOfPosition || !isObject(value)) return undefined;
  return (await import('./huang/referee/handlers.ts')).recoverSetup(value);
}
