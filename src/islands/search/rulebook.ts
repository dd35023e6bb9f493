import type { RuleId } from '../../engine/trace.ts';
import { fetchTitles } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { pathOf, rulePathOf } from '../../i18n/paths.ts';

/** What games, chapters and rules are called: `huang`, `huang/war`, `huang/war/tie`. */
export type Titles = Readonly<Record<string, string>>;

/** Fetches what all parts of the rulebook are called; nothing has a name where that fails. */
export async function fetchNames(locale: Locale): Promise<Titles> {
  return { ...((await fetchTitles(locale)) as Titles) };
}

/** A list of links to rules, each with its game and chapter; rules that are gone are left out. */
export function listRules(rules: readonly RuleId[], titles: Titles, locale: Locale): HTMLElement {
  return listOf(
    rules.flatMap((rule) => {
      const [game = '', chapter] = rule.split('/');
      const title = titles[rule];
      if (!title) return [];
      const where = document.createElement('small');
      where.className = 'soft';
      where.textContent = `${titles[game]} · ${titles[`${game}/${chapter}`]}`;
      return [[linkTo(rulePathOf(locale, rule), title), ' ', where]];
    }),
  );
}

/** The chapters of every game under its name, as links. */
export function listChapters(titles: Titles, locale: Locale): readonly HTMLElement[] {
  const ids = Object.keys(titles);
  return ids
    .filter((id) => !id.includes('/'))
    .flatMap((game) => {
      const name = document.createElement('h2');
      name.textContent = titles[game] ?? '';
      const chapters = ids.filter((id) => id.startsWith(`${game}/`) && id.split('/').length === 2);
      const links = chapters.map((id) => [
        linkTo(pathOf(locale, `${id.replace('/', '/rules/')}/`), titles[id] ?? ''),
      ]);
      return [name, listOf(links)];
    });
}

/** A list with some things in each line. */
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
