// @ts-check
import { fileURLToPath } from 'node:url';

// Registers `client:deferred`: hydrates a tool as soon as its scripts are loaded, in a task of its own.

/**
 * Astro integration that adds the client directive `client:deferred`.
 * @returns {import('astro').AstroIntegration}
 */
export default function deferredHydration() {
  return {
    name: 'yamen-deferred-hydration',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'deferred',
          entrypoint: fileURLToPath(new URL('./deferred-directive.ts', import.meta.url)),
        });
      },
    },
  };
}
