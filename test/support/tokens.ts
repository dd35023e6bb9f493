import { readFileSync } from 'node:fs';

const SOURCE = new URL('../../src/site/styles/tokens.css', import.meta.url);

/** Reads the constant tokens of `tokens.css` (its first block), by name without the dashes. */
export function readTokens(): ReadonlyMap<string, string> {
  const block = /:root\s*\{[\s\S]*?\}/.exec(readFileSync(SOURCE, 'utf8'));
  if (!block) throw new Error('tokens.css begins with no :root');
  const declared = block[0].matchAll(/--([\w-]+):\s*([^;]+);/g);
  return new Map([...declared].map(([, name = '', value = '']) => [name, value]));
}
