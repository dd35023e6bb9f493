// @ts-check
import { fileURLToPath } from 'node:url';

// `client:wake`: a tool wakes as soon as its scripts are there, in a task of its own.

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
