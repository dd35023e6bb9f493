// Script of the search page.
import { loadTranslator } from '../../../i18n/lazy-texts.ts';
import { getPageLocale, queryElement } from '../../../ui/browser/query-element.ts';

async function open(): Promise<void> {
  const locale = getPageLocale();
  const [{ showSearchPage }, t] = await Promise.all([
    import('./search-page.tsx'),
    loadTranslator(locale, 'search'),
  ]);
  showSearchPage(queryElement('#search', HTMLElement), { locale, t });
}

await open().catch((error: unknown) => {
  console.warn(error);
  dispatchEvent(new Event('yamen:missing'));
});
