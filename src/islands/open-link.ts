// A shared case without a language: a sound one goes on to its tool, unread by any server; any other is explained. What
// another app shared with Yamen and holds no link is shown, to be mended.
import { explainLinkFault } from '../explain/link.ts';
import { pathOf } from '../i18n/paths.ts';
import { makeTranslator, type Texts } from '../i18n/translator.ts';
import { sharedText, TOO_LONG } from '../offline/shared.ts';
import { parseLink } from '../share/link.ts';
import { toolFor } from '../share/tool.ts';
import { dataOf, elementAt } from './element.ts';
import { readersLocale } from './reader.ts';

const locale = readersLocale(new URLSearchParams(location.search).get('lang'));
const section = elementAt(`[data-open="${locale}"]`, HTMLElement);
const texts: Texts<'link' | 'errors'> = JSON.parse(dataOf(section, 'texts'));

async function open(): Promise<void> {
  const link = location.hash.slice(1);
  const said = elementAt('[role=status]', HTMLElement, section);
  if (link === TOO_LONG || sharedText(link) !== undefined) {
    const { showShared } = await import('./shared-text.ts');
    await showShared(said, locale, sharedText(link));
    return;
  }
  const opened = await parseLink(link);
  if (opened.ok) {
    location.replace(`${pathOf(locale, toolFor(opened.value))}#${link}`);
    return;
  }
  said.textContent = explainLinkFault(link, opened.error, makeTranslator(locale, texts));
}

section.hidden = false;
addEventListener('hashchange', () => void open());
void open();
