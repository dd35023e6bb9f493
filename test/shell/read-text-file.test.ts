import { expect, test, vi } from 'vitest';
import { readTextFile } from '../../src/shell/opening/read-text-file.ts';

test.each([
  ['a link', 'https://rules.example/open/#1AbC\n', { ok: true, value: 'https://rules.example/open/#1AbC\n' }],
  ['nothing', '', { ok: false, error: 'empty' }],
  ['spaces alone', ' \n\t', { ok: false, error: 'empty' }],
  ['200,000 bytes', 'a'.repeat(200_000), { ok: true, value: 'a'.repeat(200_000) }],
  ['one byte more', 'a'.repeat(200_001), { ok: false, error: 'too-large' }],
  ['fewer characters of more bytes', 'ż'.repeat(100_001), { ok: false, error: 'too-large' }],
])('a file with %s', async (_, content, expected) => {
  expect(await readTextFile(new Blob([content]))).toEqual(expected);
});

test('a file that is gone', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const file = new Blob(['a']);
  vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  expect(await readTextFile(file)).toEqual({ ok: false, error: 'not-read' });
  expect(warn).toHaveBeenCalledOnce();
});
