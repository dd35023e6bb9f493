import { getPageLocale } from '../../ui/browser/query-element.ts';

/** Formats the date of today on this device, such as `27 November 2026`, in the language of the page. */
function formatToday(): string {
  const locale = getPageLocale();
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long' });
  return format.format(new Date());
}

/**
 * While a tool is printed, adds the date and the address of the page below it, and opens the working of its
 * answer. Other pages are printed as they are.
 */
export function preparePrint(): void {
  const footer = document.createElement('p');
  footer.className = 'soft';
  let opened: readonly HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    const tool = document.querySelector('main:has(.tool-main)');
    if (!tool) return;
    opened = [...tool.querySelectorAll<HTMLDetailsElement>('details.working:not([open])')];
    for (const details of opened) details.open = true;
    footer.textContent = `${formatToday()} · ${location.host}${location.pathname}`;
    tool.append(footer);
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
    footer.remove();
  });
}
