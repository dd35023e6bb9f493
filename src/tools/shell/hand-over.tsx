import type { Locale } from '../../i18n/locale.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { HandedOver } from './tool.ts';
import { useLinkOf } from './use-link-of.ts';

/** The way to another tool, with a case for it; there once its link is made. */
export function HandOver({ asked, tool, label, locale }: HandedOver & { readonly locale: Locale }) {
  const link = useLinkOf(asked);
  if (!link) return null;
  return (
    <p>
      <a class="button" href={`${pathOf(locale, tool)}#${link}`}>
        {label}
      </a>
    </p>
  );
}
