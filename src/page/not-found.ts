// Script of the 404 page. For the address of a rule it offers the nearest rules. Offline, it is also shown
// for pages that are not stored; it cannot tell whether they exist, and says so. Its language is that of the
// address.
import { LOCALES } from '../i18n/locale.ts';
import { elementAt, elementsAt, rootHere } from '../ui/element.ts';
import { setPageLanguage } from './page-language.ts';

const path = location.pathname.slice(rootHere().length);
const chapter = /^\w+\/([\w-]+)\/rules\/([\w-]+)\/?$/.exec(path);
const locale = LOCALES.find((one) => path.startsWith(`${one}/`));
if (locale) {
  setPageLanguage(locale);
  for (const one of elementsAt('section', HTMLElement)) one.hidden = one.lang !== locale;
}

function leadOn(): void {
  if (chapter) location.replace(`${rootHere()}r/#${chapter[1]}/${chapter[2]}/${location.hash.slice(1)}`);
}

function sayNotStored(): void {
  elementAt('h1', HTMLElement).textContent = 'Offline';
  for (const one of elementsAt('section > div', HTMLElement)) one.hidden = !one.hidden;
}

fetch(location.href).then(leadOn, sayNotStored);
