// Redirects a shared case without a language to its tool; no server reads the case. Explains links that name
// none. Shows text without a link that another app has shared, so that the user can correct it.
import { explainLinkFault } from '../explain/link.ts';
import { pathOf } from '../i18n/paths.ts';
import { makeTranslator, type Texts } from '../i18n/translator.ts';
import { placeOf } from '../offline/lead-on.ts';
import { sharedText, TOO_LONG } from '../offline/shared.ts';
import { toolIn } from '../share/link.ts';
import { again } from '../ui/again.ts';
import { dataOf, elementAt } from '../ui/element.ts';
import { setPageLanguage } from './page-language.ts';
import { readersLocale } from './reader.ts';

const locale = readersLocale();
const section = elementAt(`[data-open="${locale}"]`, HTMLElement);
const texts: Texts<'link' | 'errors'> = JSON.parse(dataOf(section, 'texts'));
const t = makeTranslator<'link' | 'errors'>(locale, texts);
const said = elementAt('[role=status]', HTMLElement, section);

async function open(): Promise<void> {
  const link = location.hash.slice(1);
  if (link === TOO_LONG || sharedText(link) !== undefined) {
    const { showShared } = await import('./shared-text.ts');
    await showShared(said, locale, sharedText(link));
    return;
  }
  const tool = await toolIn(link);
  if (tool.ok) location.replace(`${pathOf(locale, tool.value)}#${link}`);
  else said.textContent = explainLinkFault(link, tool.error, t);
}

/** Shows that a file failed to load, with a retry button; the link stays in the address. */
function fail(error: unknown): void {
  console.warn(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('try-again');
  button.onclick = () => {
    said.textContent = t('link-opening');
    again(open).catch(fail);
  };
  said.replaceChildren(t('link-failed'), ' ', button);
}

const openNow = () => void open().catch(fail);
setPageLanguage(locale);
section.hidden = false;
addEventListener('hashchange', openNow);
if (!placeOf('open/', location.hash)) openNow(); // otherwise the inline script has already redirected
