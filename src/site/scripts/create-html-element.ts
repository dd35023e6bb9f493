/** Creates an element with a text and properties. */
export function createHtmlElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  text = '',
  properties: Partial<HTMLElementTagNameMap[K]> = {},
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.append(text);
  return Object.assign(element, properties);
}
