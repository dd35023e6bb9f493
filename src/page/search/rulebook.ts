import { type RuleId, rulePartsOf } from '../../engine/trace.ts';
import type { Titles } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pathOf, rulePathOf } from '../../i18n/paths.ts';

/** A list of links to rules, each with game and chapter. Rules that no longer exist are omitted. */
export function listRules(rules: readonly RuleId[], titles: Titles, locale: Locale): HTMLElement {
  return listOf(
    rules.flatMap((rule) => {
      const title = titles[rule];
      if (!title) return [];
      const { game, chapter } = rulePartsOf(rule);
      const where = document.createElement('small');
      where.className = 'soft';
      where.textContent = `${titles[game]} · ${titles[`${game}/${chapter}`]}`;
      return [[linkTo(rulePathOf(locale, rule), title), ' ', where]];
    }),
  );
}

/** Links to the chapters of every game, with a heading per game. */
export function listChapters(titles: Titles, locale: Locale): readonly HTMLElement[] {
  const all = Object.entries(titles);
  return all
    .filter(([id]) => !id.includes('/'))
    .flatMap(([game, title]) => {
      const name = document.createElement('h2');
      name.textContent = title;
      const chapters = all.filter(([id]) => id.startsWith(`${game}/`) && id.split('/').length === 2);
      const links = chapters.map(([id, chapter]) => [
        linkTo(pathOf(locale, `${id.replace('/', '/rules/')}/`), chapter),
      ]);
      return [name, listOf(links)];
    });
}

/** Creates a list; each line consists of several nodes. */
export function listOf(lines: readonly (readonly (string | Node)[])[]): HTMLElement {
  const list = document.createElement('ul');
  list.className = 'links';
  for (const line of lines) {
    const item = document.createElement('li');
    item.append(...line);
    list.append(item);
  }
  return list;
}

function linkTo(path: string, title: string): HTMLElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  return link;
}
