import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const main = fileURLToPath(new URL('../../src/referee/main.ts', import.meta.url));

/** Runs the command on `input` and gives back its answers; fails when it does not end well. */
function refereeOn(
  input: string | Buffer,
  ...options: readonly string[]
): readonly { ok: boolean; error?: object; id?: unknown }[] {
  const run = spawnSync(process.execPath, [...options, main], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  expect(run.status, run.stderr).toBe(0);
  if (run.stdout === '') return [];
  expect(run.stdout.endsWith('\n')).toBe(true);
  return run.stdout
    .slice(0, -1)
    .split('\n')
    .map((line) => JSON.parse(line));
}

const score = (id: unknown, name = 'Ada') =>
  JSON.stringify({
    id,
    game: 'huang',
    ask: 'score',
    players: [{ name, red: 1 }, { name: 'Ben' }],
  });

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
      message: 'At least 2 expected.',
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

  test('answers the lines before and after one that makes Yamen itself fail', () => {
    // What reads a name is broken for one name, as a fault of ours might.
    const broken = `const { trim } = String.prototype;
      String.prototype.trim = function () { if (this == 'Boom') throw new Error('broken'); return trim.call(this); };`;
    const lines = [score(1), score({ a: 2 }, 'Boom'), score(3), score(4, 'Boom'), score(5)].join('\n');
    const answers = refereeOn(lines, `--import=data:text/javascript,${encodeURIComponent(broken)}`);
    expect(answers.map(({ ok, id }) => [ok, id])).toEqual([
      [true, 1],
      [false, { a: 2 }],
      [true, 3],
      [false, 4],
      [true, 5],
    ]);
    expect(answers[1]).toEqual({
      id: { a: 2 },
      ok: false,
      error: {
        code: 'internal',
        path: '',
        message: 'Sorry, Yamen has a bug and couldn’t answer.',
      },
      trace: [],
      rulings: [],
    });
  });

  test('answers a hand of eight tiles, and the lines around it', () => {
    const hand = { game: 'huang', ask: 'states' };
    const position = {
      players: ['rat', 'goat'],
      hands: { rat: { yellow: 4, red: 4 } },
    };
    const answers = refereeOn(`${score(1)}\n${JSON.stringify({ ...hand, position })}\n${score(3)}\n`);
    expect(answers).toMatchObject([
      { ok: true },
      {
        error: {
          code: 'too-many',
          path: '/position/hands/rat',
          message: 'At most 7 allowed.',
        },
      },
      { ok: true },
    ]);
  });

  test('answers bytes that are no text, zeros and lines with nothing in them', () => {
    const lines = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0x0a, 0x00, 0x0a, 0x20, 0x0a]),
      Buffer.from(score(4)),
    ]);
    expect(refereeOn(lines)).toMatchObject([
      { error: { code: 'not-json' } },
      { error: { code: 'not-json' } },
      { error: { code: 'not-json' } },
      { ok: true, id: 4 },
    ]);
  });

  test('ends well when its reader has seen enough, as `head` has', async () => {
    const child = spawn(process.execPath, [main], {
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    const closed = once(child, 'close');
    child.stdin.on('error', () => undefined); // it may end before it has read all
    child.stdin.end(Array.from({ length: 20_000 }, (_, i) => `${score(i)}\n`).join(''));
    child.stderr.resume();
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await closed).toEqual([0, null]);
  });
});
