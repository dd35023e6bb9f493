// @ts-check
// Adds the page of each tool: `page.astro` in its folder, at the path of its manifest. Astro hydrates only
// islands that a page imports by name, and gives a page the styles of all that it imports, so each tool needs
// a page of its own.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAMES_FOLDER = fileURLToPath(new URL('../games/', import.meta.url));

/**
 * Astro integration that adds a route for the `page.astro` of each tool.
 * @returns {import('astro').AstroIntegration}
 */
export default function toolRoutes() {
  return {
    name: 'yamen-tool-routes',
    hooks: {
      'astro:config:setup': async ({ injectRoute }) => {
        const files = readdirSync(GAMES_FOLDER, { recursive: true, encoding: 'utf8' });
        for (const file of files.filter((one) => one.endsWith('/page.astro'))) {
          const manifest = await import(join(GAMES_FOLDER, dirname(file), 'manifest.ts'));
          const pattern = `/[locale]/${manifest.default.page.replace(/\/$/, '')}`;
          injectRoute({ pattern, entrypoint: join('src/games', file) });
        }
      },
    },
  };
}
