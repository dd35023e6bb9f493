import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: boolean;
  }
}

/**
 * Like `client:load`, but evaluating the scripts and the first render are separate tasks, so that a tap can
 * be handled in between.
 */
const wake: ClientDirective = async (load) => {
  const hydrate = await load();
  await new Promise((goOn) => setTimeout(goOn));
  await hydrate();
};
export default wake;
