// @ts-check
import { fileURLToPath } from 'node:url';

// Registers `client:wake`: hydrates a tool as soon as its scripts are loaded, in a task of its own.

/** @returns {import('astro').AstroIntegration} */
export default function wake() {
  return {
    name: 'yamen-wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'wake',
          entrypoint: fileURLToPath(new URL('./wake-directive.ts', import.meta.url)),
        });
      },
    },
  };
}
