// Elements that our pages provide for their scripts. A missing one is a bug of ours and throws.
import { type Locale, toLocale } from '../../i18n/locale.ts';

type ElementClass<E extends Element> = new () => E;

/**
 * Returns the first descendant of `within` that matches `selector`.
 * @throws {Error} if there is none, or if it is of another type
 */
export function queryElement<E extends Element>(
  selector: string,
  kind: ElementClass<E>,
  within: ParentNode = document,
): E {
  return checkKind(within.querySelector(selector), kind, selector);
}

/**
 * Returns all descendants of `within` that match `selector`, possibly none.
 * @throws {Error} if one is of another type
 */
export function queryElements<E extends Element>(
  selector: string,
  kind: ElementClass<E>,
  within: ParentNode = document,
): readonly E[] {
  return [...within.querySelectorAll(selector)].map((one) => checkKind(one, kind, selector));
}

function checkKind<E extends Element>(found: Element | null, kind: ElementClass<E>, selector: string): E {
  if (found instanceof kind) return found;
  throw new Error(`This page has no ${kind.name} at ${selector}`);
}

/** Returns the value of a `data-…` attribute. @throws {Error} if it is missing */
export function readDataAttribute({ dataset, id }: HTMLElement, name: string): string {
  const text = dataset[name];
  if (text === undefined) throw new Error(`#${id} says nothing of ${name}`);
  return text;
}

/** Returns the root path of the site, with a slash at both ends. */
export const getSiteRoot = () => readDataAttribute(document.body, 'root');

/** Returns the language of the page. */
export const getPageLocale = (): Locale => toLocale(document.documentElement.lang);
