// @ts-check
// A development page with all components in every state; not part of the build.

/** In development only addresses with a language are served, so this address is redirected to one. */
const ROUTE = '/en/dev/parts';

/** @returns {import('vite').Plugin} */
const rewriteAddress = () => ({
  name: 'yamen-parts',
  configureServer({ middlewares }) {
    middlewares.use((request, _, next) => {
      if (request.url?.startsWith('/dev/parts')) request.url = `${ROUTE}/`;
      next();
    });
  },
});

/** Adds `/dev/parts/` to `astro dev`. @returns {import('astro').AstroIntegration} */
export default function galleryRoute() {
  return {
    name: 'yamen-parts',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: ROUTE, entrypoint: './src/site/dev/parts.astro' });
        updateConfig({ vite: { plugins: [rewriteAddress()] } });
      },
    },
  };
}
