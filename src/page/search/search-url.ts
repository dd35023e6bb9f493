import { GAME_IDS } from '../../search/game.ts';

/** The URL of the search page with a query. A lone surrogate, which cannot be encoded, is replaced. */
export function makeSearchUrl(page: string, query: string, game?: string): string {
  const said = new URLSearchParams({ ...(query && { q: query }), ...(game && { in: game }) });
  return said.size > 0 ? `${page}?${said}`.replaceAll('+', '%20') : page;
}

/** The game of a page, given by its path after the site's root; undefined if it belongs to none. */
export function findPageGame(path: string): string | undefined {
  return GAME_IDS.find((game) => path.split('/')[1] === game);
}
