// @ts-check
// A development page with all components in every state; not part of the build. Its address has a language,
// because in development no others are served.

/** Adds `/en/dev/parts/` to `astro dev`. @returns {import('astro').AstroIntegration} */
export default function galleryRoute() {
  return {
    name: 'yamen-parts',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/en/dev/parts', entrypoint: './src/site/dev/parts.astro' });
      },
    },
  };
}
