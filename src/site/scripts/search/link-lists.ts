import { type RuleId, splitRuleId } from '../../../core/trace.ts';
import type { Titles } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath, makeRulePath } from '../../../i18n/paths.ts';

/** Renders a list of links to rules, each with game and chapter. Rules that no longer exist are omitted. */
export function renderRuleLinks(rules: readonly RuleId[], titles: Titles, locale: Locale): HTMLElement {
  return renderLinkList(
    rules.flatMap((rule) => {
      const title = titles[rule];
      if (!title) return [];
      const { game, chapter } = splitRuleId(rule);
      const where = document.createElement('small');
      where.className = 'soft';
      where.textContent = `${titles[game]} · ${titles[`${game}/${chapter}`]}`;
      return [[makeLink(makeRulePath(locale, rule), title), ' ', where]];
    }),
  );
}

/** Renders links to the chapters of every game, with a heading per game. */
export function renderChapterLinks(titles: Titles, locale: Locale): readonly HTMLElement[] {
  const all = Object.entries(titles);
  return all
    .filter(([id]) => !id.includes('/'))
    .flatMap(([game, title]) => {
      const name = document.createElement('h2');
      name.textContent = title;
      const chapters = all.filter(([id]) => id.startsWith(`${game}/`) && id.split('/').length === 2);
      const links = chapters.map(([id, chapter]) => [
        makeLink(makePagePath(locale, `${id.replace('/', '/rules/')}/`), chapter),
      ]);
      return [name, renderLinkList(links)];
    });
}

/** Renders a list; each line consists of several nodes. */
export function renderLinkList(lines: readonly (readonly (string | Node)[])[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'links';
  for (const line of lines) {
    const item = document.createElement('li');
    item.append(...line);
    list.append(item);
  }
  return list;
}

function makeLink(path: string, title: string): HTMLElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  return link;
}
