import { GAMES } from '../../search/game.ts';

/** The address of the search page with a query; half a character, which no address can hold, becomes a sign for it. */
export function addressOf(page: string, query: string, game?: string): string {
  const said = new URLSearchParams({ ...(query && { q: query }), ...(game && { in: game }) });
  return said.size > 0 ? `${page}?${said}`.replaceAll('+', '%20') : page;
}

/** The game to which a page belongs whose path below the site's root is given, if to one. */
export function gameIn(path: string): string | undefined {
  return GAMES.find((game) => path.split('/')[1] === game);
}
