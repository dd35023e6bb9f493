import type { Locale } from '../../../i18n/locale.ts';
import { getSiteRoot, queryElement, readDataAttribute } from '../../../ui/browser/query-element.ts';

/** The texts of the page's head in one language. */
interface Head {
  readonly skip: string;
  readonly languages: string;
  readonly search: string;
  readonly settings: string;
}

/** Sets the language of a page that contains several, including its head. */
export function setPageLanguage(locale: Locale): void {
  const header = queryElement('header', HTMLElement);
  const heads: Readonly<Record<Locale, Head>> = JSON.parse(readDataAttribute(header, 'heads'));
  const { skip, languages, search, settings } = heads[locale];
  document.documentElement.lang = locale;
  queryElement('.skip', HTMLElement).textContent = skip;
  const button = queryElement('summary', HTMLElement, header);
  button.textContent = locale.toUpperCase();
  button.ariaLabel = `${languages}: ${locale.toUpperCase()}`;
  queryElement('nav', HTMLElement, header).ariaLabel = languages;
  for (const [page, name] of Object.entries({ search, settings })) {
    const link = queryElement(`header > a[href$="/${page}/"]`, HTMLAnchorElement);
    link.href = `${getSiteRoot()}${locale}/${page}/`;
    link.ariaLabel = name;
    if (link.title) link.title = name;
  }
  queryElement(`[data-switch="${locale}"]`, HTMLElement, header).ariaCurrent = 'true';
}
