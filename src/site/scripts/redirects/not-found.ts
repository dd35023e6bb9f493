// Script of the 404 page. If the `#` of the address was percent-encoded in transit, it redirects. For the
// address of a rule it offers the nearest rules. Offline, it is also shown for pages that are not stored; the
// page then explains that they may exist. Its language is that of the address.
import { LOCALES } from '../../../i18n/locale.ts';
import { getSiteRoot, queryElement, queryElements } from '../../../ui/browser/query-element.ts';
import { setPageLanguage } from './page-language.ts';

const path = location.pathname.slice(getSiteRoot().length);
const chapter = /^\w+\/([\w-]+)\/rules\/([\w-]+)\/?$/.exec(path);
const locale = LOCALES.find((one) => path.startsWith(`${one}/`));
if (locale) {
  setPageLanguage(locale);
  for (const one of queryElements('section', HTMLElement)) one.hidden = one.lang !== locale;
}

/** Redirects from the address of a rule to the page that finds the nearest rules. */
function redirectToRule(): void {
  if (chapter) location.replace(`${getSiteRoot()}r/#${chapter[1]}/${chapter[2]}/${location.hash.slice(1)}`);
}

/** Shows the text for offline use. */
function showNotStored(): void {
  queryElement('h1', HTMLElement).textContent = 'Offline';
  for (const one of queryElements('section > div', HTMLElement)) one.hidden = !one.hidden;
}

const [page, fragment] = path.split(/%(?:25)*23(.*)/s);
// With the origin, because a path may begin with two slashes.
if (fragment) location.replace(`${location.origin}${getSiteRoot()}${page}#${fragment}`);
else fetch(location.href).then(redirectToRule, showNotStored);
