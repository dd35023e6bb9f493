// A shared case without a language goes on to its tool, unread by any server; where it names none, that is explained. What
// another app shared with Yamen and holds no link is shown, to be mended.
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

/** Says that something has not arrived, and offers to ask for it again; the link stays in the address. */
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
if (!placeOf('open/', location.hash)) openNow(); // else the script in the page itself has gone on
