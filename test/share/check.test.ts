import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const CHECK = new URL('../../src/games/check-shared-case.ts', import.meta.url).href;

/** Whether a case is sound, and the files of the referee and the games that were fetched to say so. */
function checkedAlone(asked: object): { readonly ok: boolean; readonly fetched: readonly string[] } {
  const script = `
    import { registerHooks } from 'node:module';
    const urls = [];
    registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
    const { checkSharedCase } = await import(${JSON.stringify(CHECK)});
    const { ok } = await checkSharedCase(${JSON.stringify(asked)});
    console.log(JSON.stringify({ ok, fetched: urls.map((url) => url.replace(/^.*\\/src\\//, '')) }));`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(run.status, run.stderr).toBe(0);
  return JSON.parse(run.stdout);
}

describe('a case that somebody passed on fetches the referee of its game alone', () => {
  const players = [{ name: 'Ada', red: 1 }, { name: 'Ben' }];
  const drive = { size: [5, 4], ruler: '2,2', direction: 'N' };
  const score = { battleWinner: 'han', scores: { han: 9, chu: 9 }, cardsLeft: 3 };
  test.each([
    ['huang', { game: 'huang', ask: 'score', players }],
    ['chu-han', { game: 'chu-han', ask: 'score', ...score }],
    ['khan', { game: 'khan', ask: 'drive-out', ...drive }],
  ])('%s', (game, asked) => {
    const { ok, fetched } = checkedAlone(asked);
    expect(ok).toBe(true);
    const others = ['huang', 'chu-han', 'khan'].filter((one) => one !== game);
    expect(fetched).toContain(`games/${game}/referee/handlers.ts`);
    for (const other of others) expect(fetched).not.toContain(`games/${other}/referee/handlers.ts`);
  });
});
