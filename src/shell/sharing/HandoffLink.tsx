import type { Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';
import type { Handoff } from '../tool.ts';
import { useShareLink } from './use-share-link.ts';

interface Props extends Handoff {
  readonly locale: Locale;
  /** Whether it is the main button of an answer. */
  readonly isPrimary?: boolean;
}

/** A link that opens a case in another tool. It is disabled until the case is encoded. */
export function HandoffLink({ refereeCase, tool, label, locale, isPrimary = false }: Props) {
  const link = useShareLink(refereeCase);
  const href = link ? `${makePagePath(locale, tool)}#${link}` : undefined;
  return (
    <p>
      <a class={isPrimary ? 'button first' : 'button'} href={href} aria-disabled={!href}>
        {label}
      </a>
    </p>
  );
}
