/** The address of the search page with a query; half a character, which no address can hold, becomes a sign for it. */
export function addressOf(page: string, query: string): string {
  return query ? `${page}?${new URLSearchParams({ q: query })}`.replaceAll('+', '%20') : page;
}
