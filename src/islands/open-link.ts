// A shared case without a language: a sound one goes on to its tool, unread by any server; any other is explained.
import { explainLinkFault } from '../explain/link.ts';
import { pathOf } from '../i18n/paths.ts';
import { makeTranslator, type Texts } from '../i18n/translator.ts';
import { parseLink } from '../share/link.ts';
import { toolFor } from '../share/tool.ts';
import { readersLocale } from './reader.ts';

const locale = readersLocale();
const section = document.querySelector<HTMLElement>(`[data-open="${locale}"]`);
const texts: Texts = JSON.parse(section?.dataset['texts'] ?? '{}');

async function open(): Promise<void> {
  const link = location.hash.slice(1);
  const opened = await parseLink(link);
  if (opened.ok) {
    location.replace(`${pathOf(locale, toolFor(opened.value))}#${link}`);
    return;
  }
  const said = section?.querySelector('[role=status]');
  if (said) said.textContent = explainLinkFault(link, opened.error, makeTranslator(locale, texts));
}

if (section) section.hidden = false;
addEventListener('hashchange', () => void open());
void open();
