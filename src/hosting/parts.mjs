// @ts-check
// A page of all components in every state, to be looked at while one works on them; nothing of it ships.

/** Adds `/dev/parts/` to `astro dev`. @returns {import('astro').AstroIntegration} */
export default function parts() {
  return {
    name: 'yamen-parts',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command === 'dev') injectRoute({ pattern: '/dev/parts', entrypoint: './src/dev/parts.astro' });
      },
    },
  };
}
