// @ts-check
import { fileURLToPath } from 'node:url';
import { satteri } from '@astrojs/markdown-satteri';
import preact from '@astrojs/preact';
import { defineConfig } from 'astro/config';
import chunks from './src/build/chunks.mjs';
import galleryRoute from './src/build/gallery-route.mjs';
import hosting from './src/build/integration.mjs';
import licences from './src/build/licences.mjs';
import pages from './src/build/pages.mjs';
import preload from './src/build/preload.mjs';
import { readReceiver } from './src/build/receiver.mjs';
import toolRoutes from './src/build/tool-routes.mjs';
import texts from './src/i18n/integration.mjs';
import { FALLBACK_LOCALE, LOCALES } from './src/i18n/locale.ts';
import offline from './src/offline/integration.mjs';
import { ruleLinks } from './src/rulebook/rule-links.mjs';

/**
 * Adds `client:deferred`, which hydrates a tool as soon as its scripts are loaded, in a task of its own.
 * @type {import('astro').AstroIntegration}
 */
const deferredHydration = {
  name: 'yamen-deferred-hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      const entrypoint = fileURLToPath(new URL('./src/build/deferred-directive.ts', import.meta.url));
      addClientDirective({ name: 'deferred', entrypoint });
    },
  },
};

export default defineConfig({
  // Search engines want whole addresses; without one the pages name none.
  ...(process.env['SITE'] && { site: process.env['SITE'] }),
  base: process.env['BASE_PATH'] ?? '/',
  trailingSlash: 'always',
  output: 'static',
  // All CSS goes inline, by hash: the first paint takes one round trip less, and scripts start as much earlier.
  build: { format: 'directory', inlineStylesheets: 'always' },
  i18n: {
    locales: [...LOCALES],
    defaultLocale: FALLBACK_LOCALE,
    routing: { prefixDefaultLocale: true, redirectToDefaultLocale: false },
  },
  integrations: [
    preact(),
    deferredHydration,
    texts(),
    licences(),
    pages(),
    galleryRoute(),
    offline(),
    toolRoutes(),
    hosting(),
  ],
  vite: {
    plugins: [chunks(), preload()],
    define: { 'import.meta.env.RECEIVER': JSON.stringify(readReceiver(process.env)) },
  },
  devToolbar: { enabled: false },
  markdown: {
    syntaxHighlight: false,
    processor: satteri({
      hastPlugins: [ruleLinks],
      features: { headingAttributes: true, smartPunctuation: false },
    }),
  },
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
      ],
    },
  },
});
