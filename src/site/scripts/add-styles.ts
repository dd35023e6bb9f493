/**
 * Adds a stylesheet to the page and waits until it is loaded, so that the layout does not shift. Continues if
 * it fails to load.
 */
export function addStyles(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
