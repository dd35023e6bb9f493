// @ts-check
// Astro allows each page all inline scripts and styles of the site by their hashes. A hash is 44 letters that no
// compression makes shorter, so a page keeps those alone of what stands in it: some 500 bytes less each, and a policy as
// strict as it can be.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const INLINE = /<(script|style)(?![^>]* src=)[^>]*>([\s\S]*?)<\/\1>/g;
const HASH = / 'sha256-[^']+'/g;

/** @param {string} text */
const hashOf = (text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page whose policy allows the inline scripts and styles that stand in it, and no others.
 * @param {string} html
 * @throws {Error} if something stands in it that its policy never allowed
 */
export function narrowed(html) {
  const inline = [...html.matchAll(INLINE)].flatMap(([, , text]) => (text ? [text] : []));
  const needed = new Set(inline.map(hashOf));
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/.exec(html)?.[0];
  if (!policy) throw new Error(`hosting: a page has no policy: ${html.slice(0, 200)}`);
  const allowed = new Set(policy.match(HASH));
  const refused = inline.find((text) => !allowed.has(hashOf(text)));
  if (refused !== undefined) throw new Error(`hosting: no policy allows ${refused.slice(0, 200)}`);
  return html.replace(
    policy,
    policy.replace(HASH, (hash) => (needed.has(hash) ? hash : '')),
  );
}

/** Narrows the policy of every page that was built. @returns {import('astro').AstroIntegration} */
export default function policy() {
  return {
    name: 'yamen-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
          if (path.endsWith('.html')) {
            const file = join(dist, path);
            writeFileSync(file, narrowed(readFileSync(file, 'utf8')));
          }
      },
    },
  };
}
