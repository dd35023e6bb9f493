import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: { include: ['test/**/*.test.ts'], exclude: ['test/e2e/**'], allowOnly: false, testTimeout: 300_000 },
});
