import { TOOLS, type ToolId } from '../../games/tools.ts';
import { getTranslator } from '../../i18n/build-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';

/** A link to a tool. */
interface ToolLink {
  readonly name: string;
  readonly href: string;
}

/** Returns links to some tools, each by its one name on the site. */
export function listToolLinks(locale: Locale, ...ids: readonly ToolId[]): readonly ToolLink[] {
  const site = getTranslator(locale, 'site');
  return ids.flatMap((wanted) =>
    TOOLS.filter(({ id }) => id === wanted).map(({ id, page }) => ({
      name: site(id),
      href: makePagePath(locale, page),
    })),
  );
}
