import type { Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';
import type { Handoff } from '../tool.ts';
import { useShareLink } from './use-share-link.ts';

/** A link that opens a case in another tool. It is disabled until the case is encoded. */
export function HandoffLink({ refereeCase, tool, label, locale }: Handoff & { readonly locale: Locale }) {
  const link = useShareLink(refereeCase);
  const href = link ? `${makePagePath(locale, tool)}#${link}` : undefined;
  return (
    <p>
      <a class="button" href={href} aria-disabled={!href}>
        {label}
      </a>
    </p>
  );
}
