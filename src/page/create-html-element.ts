/** Creates an element with a text. */
export function createHtmlElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  is: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.append(text);
  return Object.assign(element, is);
}
