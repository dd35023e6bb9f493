// The installation hint: one line at the bottom of a page, from the second visit on, until it has been seen
// once.
import { loadTranslator } from '../../i18n/lazy-texts.ts';
import type { Translator } from '../../i18n/translator.ts';
import { getPageLocale, queryElement } from '../../ui/browser/query-element.ts';
import { createHtmlElement } from './create-html-element.ts';
import { installPrompt } from './install-prompt.ts';
import { getLocalItem, setLocalItem } from './local-storage.ts';

/**
 * A visit counts as the second one this many milliseconds after the first, so that one evening across
 * midnight is one visit.
 */
const VISIT_GAP = 8 * 3_600_000;
/** The stored value once the hint was shown. */
const SHOWN = 'told';

/**
 * Stores the time of the first visit, and shows the hint on the second; never if Yamen runs as an installed
 * app.
 */
export function showInstallHint(): void {
  const first = getLocalItem('install');
  if (isInstalled()) setLocalItem('install', SHOWN);
  else if (first === null) setLocalItem('install', String(Date.now()));
  else if (Date.now() - Number(first) > VISIT_GAP) show().catch(console.warn);
}

/** Whether Yamen runs as an installed app. Safari on iPhones reports it in a property of its own. */
const isInstalled = () =>
  matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true;

async function show(): Promise<void> {
  const foot = queryElement('.foot', HTMLElement);
  const about = foot.querySelector('a');
  if (!about) return; // a page without a language
  const t = await loadTranslator(getPageLocale(), 'install');
  const line = makeHint(t, about);
  foot.append(line);
  new IntersectionObserver((entries, observer) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    setLocalItem('install', SHOWN);
    observer.disconnect();
  }).observe(line);
  const event = await installPrompt;
  const install = makeButton(t('install-do'), () => {
    event.prompt().catch(console.warn);
    dismiss(line, about);
  });
  queryElement('a', HTMLAnchorElement, line).replaceWith(install);
}

/** The hint: that Yamen can be installed, a link to how, and a button to dismiss it. */
function makeHint(t: Translator<'install'>, about: HTMLAnchorElement): HTMLElement {
  const line = createHtmlElement('div', t('install-line'), { id: 'installing' });
  const row = createHtmlElement('div', '', { className: 'row' });
  row.append(
    createHtmlElement('a', t('install-how'), { href: `${about.pathname}#install` }),
    makeButton(t('install-close'), () => dismiss(line, about)),
  );
  line.append(row);
  return line;
}

const makeButton = (text: string, onclick: () => void) =>
  createHtmlElement('button', text, { type: 'button', onclick });

/** Removes the hint and moves the focus to the link that leads to the same information. */
function dismiss(line: HTMLElement, about: HTMLElement): void {
  setLocalItem('install', SHOWN);
  line.remove();
  about.focus();
}
