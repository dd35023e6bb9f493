// Replaces the text of a file in node itself, for scripts that the unit tests run as commands.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const { file, text } = JSON.parse(readFileSync(process.env['YAMEN_MUTANT'] ?? '', 'utf8'));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    return url === file ? { ...loaded, source: text } : loaded;
  },
});
