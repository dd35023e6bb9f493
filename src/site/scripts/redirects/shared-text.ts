// Text from another app: a link to this site in it is opened; other text is shown, so that it can be
// corrected, copied, or opened like pasted text.
import type { Result } from '../../../core/result.ts';
import { explainOpeningFault } from '../../../explain/opening-fault.ts';
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { SITE_ROOT } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { findSiteLink } from '../../../offline/share-target.ts';
import { type OpeningFault, parseOpenedText } from '../../../share/parse-opened-text.ts';
import { createHtmlElement } from '../create-html-element.ts';

/** The address of this site, which a link of its own begins with, perhaps percent-encoded. */
const SITE = location.origin + SITE_ROOT;

/**
 * Opens the link to this site that a shared text contains. Otherwise explains in `status` why nothing was
 * opened, and shows the text below; `shared` is undefined if it was too long to be passed on.
 */
export async function openSharedText(
  status: Element,
  locale: Locale,
  shared: string | undefined,
): Promise<void> {
  const target = shared !== undefined && hasOwnAddress(shared) ? await findTarget(shared) : undefined;
  if (target?.ok) return location.replace(new URL(target.value, `${SITE}open/`));
  const t = await loadTranslator(locale, 'open', 'link', 'errors');
  document.querySelector('#shared')?.remove();
  if (target) status.textContent = explainOpeningFault(target.error, t);
  else status.textContent = t(shared === undefined ? 'shared-long' : 'shared-none');
  if (shared !== undefined) status.after(makeForm(shared, status, t));
}

/** Whether a text contains an address of this site. Other links are opened only when the user asks for it. */
function hasOwnAddress(text: string): boolean {
  return text.includes(SITE) || text.includes(encodeURIComponent(SITE));
}

/** Makes the form in which the text can be corrected and opened. */
function makeForm(
  shared: string,
  status: Element,
  t: Translator<'open' | 'link' | 'errors'>,
): HTMLFormElement {
  const form = createHtmlElement('form', '', { id: 'shared' });
  const label = createHtmlElement('label', t('shared-label'));
  const text = createHtmlElement('textarea', '', { value: shared, rows: 6, spellcheck: false });
  const hint = createHtmlElement('p', t('open-hint'), { className: 'soft' });
  label.append(text);
  form.append(label, hint, createHtmlElement('button', t('open-do')));
  form.onsubmit = (event) => {
    event.preventDefault();
    findTarget(text.value).then(
      (target) => {
        if (target.ok) location.assign(target.value);
        else status.textContent = explainOpeningFault(target.error, t);
      },
      (error: unknown) => {
        console.warn(error);
        status.textContent = t('open-failed');
      },
    );
  };
  return form;
}

/** Finds the address that opens what a text contains: a case, else another page of the site. */
async function findTarget(text: string): Promise<Result<string, OpeningFault>> {
  const opened = await parseOpenedText(text);
  if (opened.ok) return { ok: true, value: `#${opened.value.link}` };
  const link = findSiteLink([text], SITE);
  return link === undefined ? opened : { ok: true, value: link };
}
