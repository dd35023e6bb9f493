import { GAME_IDS } from '../../../games/tool-manifest.ts';

/** Makes the URL of the search page with a query. A lone surrogate, which cannot be encoded, is replaced. */
export function makeSearchUrl(page: string, query: string, game?: string): string {
  const parameters = new URLSearchParams({ ...(query && { q: query }), ...(game && { in: game }) });
  return parameters.size > 0 ? `${page}?${parameters}`.replaceAll('+', '%20') : page;
}

/** Finds the game of a page, given by its path after the site's root; undefined if it belongs to none. */
export function findPageGame(path: string): string | undefined {
  return GAME_IDS.find((game) => path.split('/')[1] === game);
}
