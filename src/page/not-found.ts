// The page for addresses that do not exist: one of a rule leads to the nearest rules. Without a network it also stands
// for each page that is not stored, of which it cannot know more, and says that. It speaks the address's language.
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
