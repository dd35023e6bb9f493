import type { ClientDirective } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:wake'?: boolean;
  }
}

/** As `client:load`, but what the scripts do as they arrive and the first drawing are two tasks: a tap may come between. */
const wake: ClientDirective = async (load) => {
  const hydrate = await load();
  await new Promise((goOn) => setTimeout(goOn));
  await hydrate();
};
export default wake;
