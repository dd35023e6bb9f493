// @ts-check
// Sizes, spaces, radii and the colours of the games never change while a page is open. So they are written into the
// rules that name them: a page is sent no properties for them, and no names.
import { readFileSync } from 'node:fs';

const SOURCE = new URL('../styles/tokens.css', import.meta.url);
const DECLARATION = /--(?<name>[\w-]+):\s*(?<value>[^;]+);/g;

/** The tokens of the first block of `tokens.css`, by name, without the dashes. */
export function readTokens() {
  const block = /:root\s*\{[\s\S]*?\}/.exec(readFileSync(SOURCE, 'utf8'));
  if (!block) throw new Error('tokens: tokens.css begins with no :root');
  /** @type {Map<string, string>} */
  const tokens = new Map();
  for (const { groups } of block[0].matchAll(DECLARATION))
    if (groups?.['name'] && groups['value']) tokens.set(groups['name'], groups['value']);
  return tokens;
}

/** @returns {import('vite').CSSOptions['postcss'] & object} */
export function writtenIn() {
  const tokens = readTokens();
  return {
    plugins: [
      {
        postcssPlugin: 'tokens',
        Declaration(declaration) {
          if (declaration.prop.startsWith('--') && tokens.has(declaration.prop.slice(2)))
            declaration.remove();
          else
            declaration.value = declaration.value.replace(
              /var\(--([\w-]+)\)/g,
              (whole, name) => tokens.get(name) ?? whole,
            );
        },
      },
    ],
  };
}
