import { createHtmlElement } from './create-html-element.ts';

/**
 * Adds a stylesheet to the page and waits until it is loaded, so that the layout does not shift. Continues if
 * it fails to load.
 */
export function addStyles(href: string): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => resolve();
    document.head.append(
      createHtmlElement('link', '', { rel: 'stylesheet', href, onload: proceed, onerror: proceed }),
    );
  });
}
