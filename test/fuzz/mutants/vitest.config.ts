// Runs unit tests with one file changed, those most likely to notice first, until one does.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vitest/config';
import type { Reporter, TestCase, TestModule, TestSequencer, TestSpecification } from 'vitest/node';

const { file, text, tests }: { file: string; text: string; tests: readonly string[] } = JSON.parse(
  readFileSync(process.env['YAMEN_MUTANT'] ?? '', 'utf8'),
);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const changed = fileURLToPath(file);
const placeOf = ({ moduleId }: TestSpecification) => tests.indexOf(moduleId.slice(root.length));

class InOrder implements TestSequencer {
  shard = (files: TestSpecification[]) => files;
  sort = (files: TestSpecification[]) => [...files].sort((a, b) => placeOf(a) - placeOf(b));
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').slice(0, 200);
const sayErrors = (errors: readonly { message: string }[]) => {
  for (const { message } of errors) console.log(`! ${inOneLine(message)}`);
};

/** Says which file is being run, for who waits to know that it does not run for ever, what fails, and whether all passed. */
const teller: Reporter = {
  onTestModuleQueued: ({ moduleId }: TestModule) => console.log(`> ${moduleId.slice(root.length)}`),
  onTestCaseResult: (test: TestCase) => sayErrors(test.result().errors ?? []),
  onTestModuleEnd: (module: TestModule) => sayErrors(module.errors()),
  onTestRunEnd: (_, errors, reason) => {
    sayErrors(errors);
    console.log(`= ${errors.length > 0 ? 'failed' : reason}`);
  },
};

const isChanged = (id: string) => id.split('?')[0] === changed;

/** Puts the changed text in place of the file, and keeps it out of what Vitest remembers from run to run. */
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
    isolate: false,
    maxWorkers: 1,
    reporters: [teller],
    sequence: { sequencer: InOrder },
  },
});
