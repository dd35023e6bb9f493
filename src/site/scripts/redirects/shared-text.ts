// Text from another app without a link to this site: shown so that it can be corrected, copied, or opened
// like pasted text.
import { explainOpenFault } from '../../../explain/open-fault.ts';
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { SITE_ROOT } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { findSiteLink } from '../../../offline/share-target.ts';
import { type OpenFault, parseOpenedText } from '../../../share/parse-opened-text.ts';

/**
 * Explains in `status` why nothing was opened, and shows the text below; `shared` is undefined if it was too
 * long to be passed on.
 */
export async function showSharedText(
  status: Element,
  locale: Locale,
  shared: string | undefined,
): Promise<void> {
  const t = await loadTranslator(locale, 'open', 'link', 'errors');
  document.querySelector('#shared')?.remove();
  status.textContent = t(shared === undefined ? 'shared-long' : 'shared-none');
  if (shared !== undefined) status.after(makeForm(shared, status, t));
}

/** Makes the form in which the text can be corrected and opened. */
function makeForm(
  shared: string,
  status: Element,
  t: Translator<'open' | 'link' | 'errors'>,
): HTMLFormElement {
  const form = Object.assign(document.createElement('form'), { id: 'shared' });
  const label = document.createElement('label');
  const text = Object.assign(document.createElement('textarea'), {
    value: shared,
    rows: 6,
    spellcheck: false,
  });
  const hint = Object.assign(document.createElement('p'), { className: 'soft', textContent: t('open-hint') });
  const button = Object.assign(document.createElement('button'), { textContent: t('open-do') });
  label.append(t('shared-label'), text);
  form.append(label, hint, button);
  form.onsubmit = (event) => {
    event.preventDefault();
    open(text.value).then(
      (fault) => {
        if (fault) status.textContent = explainOpenFault(fault, t);
      },
      (error: unknown) => {
        console.warn(error);
        status.textContent = t('open-failed');
      },
    );
  };
  return form;
}

/** Opens what a text contains. Resolves to the fault if it contains nothing that can be opened. */
async function open(text: string): Promise<OpenFault | undefined> {
  const opened = await parseOpenedText(text);
  const link = findSiteLink([text], location.origin + SITE_ROOT);
  if (link === undefined && !opened.ok) return opened.error;
  location.assign(link ?? (opened.ok ? `#${opened.value.link}` : ''));
  return undefined;
}
