import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../../src/referee/main.ts', import.meta.url));

/** Runs the command on `input` and gives back its answers; fails when it does not end well. */
function refereeOn(input: string): readonly { ok: boolean; error?: object; id?: unknown }[] {
  const run = spawnSync(process.execPath, [main], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  expect(run.status, run.stderr).toBe(0);
  if (run.stdout === '') return [];
  expect(run.stdout.endsWith('\n')).toBe(true);
  return run.stdout
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
}

const score = (id: unknown, name = 'Ada') =>
  JSON.stringify({ id, game: 'huang', ask: 'score', players: [{ name, red: 1 }, { name: 'Ben' }] });

describe('the command', () => {
  test('answers each line in order, and goes on after bad ones', () => {
    const answers = refereeOn(`${score(1)}\nnonsense\n\n${score(2)}\r\n[]\n${score(3)}`);
    expect(answers.map(({ ok, id }) => [ok, id])).toEqual([
      [true, 1],
      [false, undefined],
      [false, undefined],
      [true, 2],
      [false, undefined],
      [true, 3],
    ]);
  });

  test('says in a sentence what is wrong, with code and path', () => {
    const [answer] = refereeOn('{"game":"huang","ask":"score","players":[{"name":"Ada"}]}\n');
    expect(answer?.error).toMatchObject({
      code: 'too-few',
      path: '/players',
      message: 'At least 2 belong here.',
    });
  });

  test('answers nothing to nothing', () => {
    expect(refereeOn('')).toEqual([]);
  });

  test('splits at line feeds alone, not at the separators that JSON allows inside text', () => {
    const name = 'A\u2028B\u2029C';
    expect(refereeOn(`${score(1, name)}\n${score(2)}\n`)).toMatchObject([
      { winner: name },
      { winner: 'Ada' },
    ]);
  });

  test('takes a byte order mark at the beginning for none', () => {
    expect(refereeOn(`\uFEFF${score(1)}\n`)).toMatchObject([{ ok: true, id: 1 }]);
  });

  test('answers 20,000 lines and one of 16 MB', () => {
    const long = score('x'.repeat(2 ** 24));
    const answers = refereeOn(`${Array.from({ length: 20_000 }, (_, i) => score(i)).join('\n')}\n${long}\n`);
    expect(answers).toHaveLength(20_001);
    expect(answers.every((one, i) => one.ok && (i === 20_000 || one.id === i))).toBe(true);
  });
});
