// Runs unit tests with one file replaced, those most likely to fail first, until one fails.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import type { Reporter, TestModule, TestSequencer, TestSpecification } from 'vitest/node';

interface Given {
  readonly file: string;
  readonly text: string;
  readonly tests: readonly string[];
  readonly isolate: boolean;
}
const { file, text, tests, isolate }: Given = JSON.parse(
  readFileSync(process.env['YAMEN_MUTANT'] ?? '', 'utf8'),
);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const changed = fileURLToPath(file);
const placeOf = ({ moduleId }: TestSpecification) => tests.indexOf(moduleId.slice(root.length));

class InOrder implements TestSequencer {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => [...files].sort((a, b) => placeOf(a) - placeOf(b));
}

const fileOf = ({ moduleId }: TestModule) => moduleId.slice(root.length);
const sayErrors = (of: string, errors: readonly { message: string }[]) => {
  for (const { message } of errors) console.log(`! ${of}: ${message.replace(/\s+/g, ' ').slice(0, 200)}`);
};

/**
 * Prints the running test file, so that run.ts can detect endless loops, failures, and whether all passed.
 */
const teller: Reporter = {
  onTestModuleStart: (module) => console.log(`> ${fileOf(module)}`),
  onTestCaseResult: (test) => sayErrors(fileOf(test.module), test.result().errors ?? []),
  onTestModuleEnd: (module) => sayErrors(fileOf(module), module.errors()),
  onTestRunEnd: (_, errors, reason) => {
    sayErrors('outside of tests', errors);
    console.log(`= ${errors.length > 0 ? 'failed' : reason}`);
  },
};

const isChanged = (id: string) => id.split('?')[0] === changed;

/** Replaces the file's text, and keeps it out of Vitest's cache. */
const exchange: Plugin = {
  name: 'exchange',
  enforce: 'pre',
  load: (id) => (isChanged(id) ? text : null),
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (isChanged(id) ? false : undefined)),
};

export default defineConfig({
  root,
  plugins: [exchange],
  test: {
    include: [...tests],
    testTimeout: 300_000,
    bail: 1,
    isolate,
    maxWorkers: 1,
    reporters: [teller],
    sequence: { sequencer: InOrder },
  },
});
