/**
 * Runs work once more that failed because a file did not load. If it fails again, reloads the page, or throws
 * if the page cannot be fetched. Reloading is needed because some browsers remember a failed module and never
 * request it again. Input is saved by then, and a link stays in the address until it is open. Source:
 * https://github.com/whatwg/html/issues/6768
 */
export async function retryOrReload<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const page = await fetch(location.href, { cache: 'no-cache' });
    if (!page.ok) throw error;
    location.reload();
    return new Promise(() => {}); // the page is being reloaded
  }
}
