// What our pages hold for their scripts. What is not there is a mistake of ours, and throws.
import { type Locale, localeNamed } from '../i18n/locale.ts';

type Kind<E extends Element> = new () => E;

/** The first element of `within` that `selector` names, of the kind that is given. */
export function elementAt<E extends Element>(
  selector: string,
  kind: Kind<E>,
  within: ParentNode = document,
): E {
  return ofKind(within.querySelector(selector), kind, selector);
}

/** All elements of `within` that `selector` names, each of the kind that is given; there may be none. */
export function elementsAt<E extends Element>(
  selector: string,
  kind: Kind<E>,
  within: ParentNode = document,
): readonly E[] {
  return [...within.querySelectorAll(selector)].map((one) => ofKind(one, kind, selector));
}

function ofKind<E extends Element>(found: Element | null, kind: Kind<E>, selector: string): E {
  if (found instanceof kind) return found;
  throw new Error(`This page has no ${kind.name} at ${selector}`);
}

/** What the page says in an attribute `data-…` of an element. */
export function dataOf({ dataset, id }: HTMLElement, name: string): string {
  const text = dataset[name];
  if (text === undefined) throw new Error(`#${id} says nothing of ${name}`);
  return text;
}

/** The site's root as a path with a slash at both ends. */
export const rootHere = () => dataOf(document.body, 'root');

/** The language of the page. */
export const localeHere = (): Locale => localeNamed(document.documentElement.lang);
