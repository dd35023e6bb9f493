// @ts-check
// Writes configuration files of common static hosts into the built site. Their content security policy
// combines those of the pages, applies to everything that is served, and adds what a page cannot declare
// itself.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listPages } from './pages.mjs';

/** Headers of every response. @param {string} policy @returns {ReadonlyArray<readonly [string, string]>} */
const listHeaders = (policy) => [
  ['Content-Security-Policy', policy],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  // Our own pages scan QR codes with the camera.
  ['Permissions-Policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Content-Type-Options', 'nosniff'],
];

/** Folders whose file names contain the hash of the content, so that the files never change. */
const HASHED_FOLDERS = ['_astro', '_precache'];
const CACHE_FOREVER = 'public, max-age=31536000, immutable';

/** The longest header line that Cloudflare Pages takes from `_headers`; it drops longer ones. */
const LONGEST_LINE = 2000;

/** Text types that hosts compress. The bundles of the service worker are text/plain. */
const COMPRESSED_TYPES = [
  'text/html',
  'text/css',
  'text/plain',
  'text/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
].join(' ');

/**
 * Merges the policies of all pages into one: the union of what they allow, and that no page may be framed.
 * Inline styles are allowed without their hashes, which would make the header too long with a few more
 * languages; the policy in each page still allows only its own.
 * @param {readonly string[]} pages HTML
 * @throws {Error} if a page has no policy
 */
export function mergePolicies(pages) {
  const directives = Map.groupBy(pages.flatMap(parsePolicy), ([name]) => name);
  const allowed = [...directives].map(([name, group]) => {
    const sources = [...new Set(group.flatMap(([, ...own]) => own))];
    const withoutHashes = sources.filter((source) => !source.startsWith("'sha256-"));
    if (name !== 'style-src' || withoutHashes.length === sources.length) return [name, ...sources];
    return [name, ...withoutHashes, "'unsafe-inline'"];
  });
  return [...allowed, ['frame-ancestors', "'none'"]].map((words) => words.join(' ')).join('; ');
}

/** Parses the policy of a page: each directive as its name and its sources. @param {string} page HTML */
function parsePolicy(page) {
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(page)?.[1];
  if (!policy) throw new Error(`hosting: a page has no policy: ${page.slice(0, 200)}`);
  return policy
    .split(';')
    .map((text) => text.trim().split(/\s+/))
    .filter(([name]) => name);
}

/**
 * Makes `_headers`, for Netlify and Cloudflare Pages.
 * @param {string} policy
 * @param {string} base
 * @throws {Error} if a line is so long that a host would drop it
 */
export function makeHeadersFile(policy, base) {
  /** @param {string} path @param {ReadonlyArray<readonly [string, string]>} headers */
  const block = (path, headers) =>
    [base + path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const file = `${[
    block('*', listHeaders(policy)),
    ...HASHED_FOLDERS.map((folder) => block(`${folder}/*`, [['Cache-Control', CACHE_FOREVER]])),
  ].join('\n\n')}\n`;
  const tooLong = file.split('\n').find((line) => line.length > LONGEST_LINE);
  if (tooLong)
    throw new Error(`hosting: ${tooLong.length} characters, more than ${LONGEST_LINE}: ${tooLong}`);
  return file;
}

/** Makes `.htaccess`, for Apache. @param {string} policy @param {string} base */
export const makeHtaccess = (
  policy,
  base,
) => `# Yamen: headers, caching, compression, and the page for what is not there.
Options -Indexes
ErrorDocument 404 ${base}404.html
AddType text/javascript .js
AddType application/manifest+json .webmanifest
<IfModule mod_headers.c>
${listHeaders(policy)
  .map(([name, value]) => `  Header always set ${name} "${value}"`)
  .join('\n')}
  <If "%{REQUEST_URI} =~ m#/(${HASHED_FOLDERS.join('|')})/#">
    Header set Cache-Control "${CACHE_FOREVER}"
  </If>
  <Else>
    Header set Cache-Control "no-cache"
  </Else>
</IfModule>
<IfModule mod_filter.c>
  <IfModule mod_brotli.c>
    AddOutputFilterByType BROTLI_COMPRESS ${COMPRESSED_TYPES}
  </IfModule>
  <IfModule !mod_brotli.c>
    <IfModule mod_deflate.c>
      AddOutputFilterByType DEFLATE ${COMPRESSED_TYPES}
    </IfModule>
  </IfModule>
</IfModule>
`;

/**
 * Writes both files into a built site.
 * @param {string} dist
 * @param {string} base begins and ends with a slash
 */
function writeHosting(dist, base) {
  const policy = mergePolicies(listPages(dist).map((page) => readFileSync(page, 'utf8')));
  writeFileSync(join(dist, '_headers'), makeHeadersFile(policy, base));
  writeFileSync(join(dist, '.htaccess'), makeHtaccess(policy, base));
}

/** Astro integration that prepares the site for static hosts. @returns {import('astro').AstroIntegration} */
export default function hosting() {
  let base = '/';
  return {
    name: 'yamen-hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.endsWith('/') ? config.base : `${config.base}/`;
      },
      'astro:build:done': ({ dir }) => writeHosting(fileURLToPath(dir), base),
    },
  };
}
