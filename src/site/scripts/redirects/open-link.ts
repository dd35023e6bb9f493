// Redirects a shared case without a language to its tool; no server reads the case. Explains links that lead
// to no tool. Opens what a text from another app contains, or shows it so that the user can correct it.
import { explainLinkFault } from '../../../explain/link-fault.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import { createTranslator, type Texts } from '../../../i18n/translator.ts';
import { findRedirect } from '../../../offline/redirect.ts';
import { readSharedText, TOO_LONG_FRAGMENT } from '../../../offline/share-target.ts';
import { findChecksum, withChecksum } from '../../../share/answer-checksum.ts';
import { findLinkToolPath } from '../../../share/link.ts';
import { splitFragment } from '../../../share/list-links.ts';
import { queryElement, readDataAttribute } from '../../../ui/browser/query-element.ts';
import { retryOrReload } from '../../../ui/browser/retry-or-reload.ts';
import { setPageLanguage } from './page-language.ts';
import { getPreferredLocale } from './preferred-locale.ts';

const locale = getPreferredLocale();
const section = queryElement(`[data-open="${locale}"]`, HTMLElement);
const texts: Texts<'link' | 'errors'> = JSON.parse(readDataAttribute(section, 'texts'));
const t = createTranslator<'link' | 'errors'>(locale, texts);
const status = queryElement('[role=status]', HTMLElement, section);

async function open(): Promise<void> {
  const fragment = location.hash.slice(1);
  const shared = readSharedText(fragment);
  if (fragment === TOO_LONG_FRAGMENT || shared !== undefined) {
    const { openSharedText } = await import('./shared-text.ts');
    await openSharedText(status, locale, shared);
    return;
  }
  const link = splitFragment(fragment).link || fragment;
  const tool = await findLinkToolPath(link);
  if (tool.ok) {
    const linked = withChecksum(link, findChecksum(location.search));
    location.replace(`${makePagePath(locale, tool.value)}#${linked}`);
  } else status.textContent = explainLinkFault(link, tool.error, t);
}

/** Shows that a file failed to load, with a retry button; the link stays in the address. */
function fail(error: unknown): void {
  console.warn(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('try-again');
  button.onclick = () => {
    status.textContent = t('link-opening');
    retryOrReload(open).catch(fail);
  };
  status.replaceChildren(t('link-failed'), ' ', button);
}

const openNow = () => void open().catch(fail);
setPageLanguage(locale);
section.hidden = false;
addEventListener('hashchange', openNow);
if (!findRedirect('open/', location.hash, location.search)) openNow(); // otherwise the inline script has already redirected
