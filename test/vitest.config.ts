import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Files that put something of their own in place of what the browser gives, or of a module: others must not meet it. */
export const APART = [
  'test/share/link.test.ts',
  'test/games/huang/board/engine-calls.test.ts',
  'test/i18n/fallback.test.ts',
];
const ALL = 'test/**/*.test.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    allowOnly: false,
    // These end only what would hang for ever, on however slow a machine.
    testTimeout: 15 * 60_000,
    hookTimeout: 15 * 60_000,
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: true,
        test: { name: 'together', include: [ALL], exclude: [...APART, 'test/e2e/**'], isolate: false },
      },
      { extends: true, test: { name: 'apart', include: APART } },
    ],
  },
});
