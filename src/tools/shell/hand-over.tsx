import type { Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { HandedOver } from './tool.ts';
import { useLinkOf } from './use-link-of.ts';

/** The way to another tool, with a case for it. It keeps its place while its link is made. */
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
