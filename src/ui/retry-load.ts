/**
 * Retries work that failed because a file did not load. Some browsers remember a failed module and never
 * request it again; then the page is reloaded, if it can be fetched. Input is saved by then, and a link stays
 * in the address until it is open. Source: https://github.com/whatwg/html/issues/6768
 */
export async function retryLoad<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const page = await fetch(location.href, { cache: 'no-cache' });
    if (!page.ok) throw error;
    location.reload();
    return new Promise(() => {}); // the page is being reloaded
  }
}
