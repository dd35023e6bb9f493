import type { Locale } from '../i18n/locale.ts';
import { dataOf, elementAt, rootHere } from '../ui/element.ts';

/** The texts of the page's head in one language. */
interface Head {
  readonly skip: string;
  readonly languages: string;
  readonly search: string;
  readonly settings: string;
}

/** Sets the language of a page that contains several, including its head. */
export function setPageLanguage(locale: Locale): void {
  const header = elementAt('header', HTMLElement);
  const heads: Readonly<Record<Locale, Head>> = JSON.parse(dataOf(header, 'heads'));
  const { skip, languages, search, settings } = heads[locale];
  document.documentElement.lang = locale;
  elementAt('.skip', HTMLElement).textContent = skip;
  const button = elementAt('summary', HTMLElement, header);
  button.textContent = locale.toUpperCase();
  button.ariaLabel = `${languages}: ${locale.toUpperCase()}`;
  elementAt('nav', HTMLElement, header).ariaLabel = languages;
  for (const [page, name] of Object.entries({ search, settings })) {
    const link = elementAt(`header > a[href$="/${page}/"]`, HTMLAnchorElement);
    link.href = `${rootHere()}${locale}/${page}/`;
    link.ariaLabel = name;
    if (link.title) link.title = name;
  }
  elementAt(`[data-switch="${locale}"]`, HTMLElement, header).ariaCurrent = 'true';
}
