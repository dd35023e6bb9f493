import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:deferred'?: boolean;
  }
}

/**
 * Like `client:load`, but evaluating the scripts and the first render are separate tasks, so that a tap can
 * be handled in between.
 */
const deferred: ClientDirective = async (load) => {
  const hydrate = await load();
  await new Promise((resolve) => setTimeout(resolve));
  await hydrate();
};
export default deferred;
