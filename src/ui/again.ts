/**
 * Does once more what failed because a file did not arrive. A browser may remember a script that it could not get and
 * never ask for it again: then a page loaded anew does, if there is one to be had. What is entered is stored by then, and
 * a link stands in the address until it is open. Source: https://github.com/whatwg/html/issues/6768
 */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const page = await fetch(location.href, { cache: 'no-cache' });
    if (!page.ok) throw error;
    location.reload();
    return new Promise(() => {}); // the page goes
  }
}
