/**
 * What another page of ours says.
 * @throws {Error} if it cannot be had
 */
export async function fetchPage(address: string): Promise<Document> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  // Only what lies in <main>: styles of the page's head would breach this page's policy.
  const main = /<main[\s\S]*<\/main>/.exec(await response.text());
  if (!main) throw new Error(`Nothing stands on ${address}`);
  return new DOMParser().parseFromString(main[0], 'text/html');
}
