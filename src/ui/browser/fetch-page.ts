/** Fetches and parses another page of the site. @throws {Error} if it cannot be loaded */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  // Parses only <main>: styles in the head of that page would violate the content security policy of this
  // one.
  const main = /<main[\s\S]*<\/main>/.exec(await response.text());
  if (!main) throw new Error(`No <main> on ${address}`);
  return new DOMParser().parseFromString(main[0], 'text/html');
}
