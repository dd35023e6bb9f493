// Puts the changed text in place of a file, for node itself: for what the unit tests run as a command.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { file, text } = JSON.parse(readFileSync(process.env['YAMEN_MUTANT'] ?? '', 'utf8'));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return url === file ? { ...loaded, source: text } : loaded;
  },
});
