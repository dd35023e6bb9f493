import type { Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { HandedOver } from './tool.ts';
import { useLinkOf } from './use-link-of.ts';

/** A link that opens a case in another tool. Its place is reserved while the case is encoded. */
export function HandOver({ asked, tool, label, locale }: HandedOver & { readonly locale: Locale }) {
  const link = useLinkOf(asked);
  const href = link ? `${pathOf(locale, tool)}#${link}` : undefined;
  return (
    <p>
      <a class="button" href={href} aria-disabled={!href}>
        {label}
      </a>
    </p>
  );
}
