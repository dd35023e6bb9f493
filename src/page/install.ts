// How to install Yamen: one quiet line at the foot of a page, on the second visit, until it has been seen once.
import { loadTexts } from '../i18n/lazy-texts.ts';
import type { Translator } from '../i18n/translator.ts';
import { elementAt, localeHere } from '../ui/element.ts';
import { choiceOf, keepChoice } from './choices.ts';
import { offered } from './install-offer.ts';

/** What comes so long after the first visit is a second one: another evening, not past midnight of the same. */
const EVENING = 8 * 3_600_000;
const TOLD = 'told';

/** Remembers the first visit and tells of installing on the second; never where Yamen already runs as an app. */
export function tellOfInstalling(): void {
  const first = choiceOf('install');
  if (isApp()) keepChoice('install', TOLD);
  else if (first === null) keepChoice('install', String(Date.now()));
  else if (Date.now() - Number(first) > EVENING) show().catch(console.warn);
}

/** Browsers on iPhones say it in their own way. */
const isApp = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

async function show(): Promise<void> {
  const foot = elementAt('.foot', HTMLElement);
  const about = foot.querySelector('a');
  if (!about) return; // a page without a language
  const t = await loadTexts(localeHere(), 'install');
  const line = lineWith(t, about);
  foot.append(line);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    keepChoice('install', TOLD);
    observer.disconnect();
  }).observe(line);
  const offer = await offered;
  const install = buttonWith(t('install-do'), () => {
    offer.prompt().catch(console.warn);
    putAway(line, about);
  });
  elementAt('a', HTMLAnchorElement, line).replaceWith(install);
}

/** The line: that Yamen can be installed, where it stands how, and a button that puts it away. */
function lineWith(t: Translator<'install'>, about: HTMLAnchorElement): HTMLElement {
  const line = Object.assign(document.createElement('div'), { id: 'installing' });
  const row = Object.assign(document.createElement('div'), { className: 'row' });
  const how = Object.assign(document.createElement('a'), {
    href: `${about.pathname}#install`,
    textContent: t('install-how'),
  });
  row.append(
    how,
    buttonWith(t('install-close'), () => putAway(line, about)),
  );
  line.append(t('install-line'), row);
  return line;
}

function buttonWith(text: string, tapped: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: text });
  button.onclick = tapped;
  return button;
}

/** The focus goes on to the link beside it, which leads to the same words. */
function putAway(line: HTMLElement, about: HTMLElement): void {
  keepChoice('install', TOLD);
  line.remove();
  about.focus();
}
