import type { APIRoute } from 'astro';
import { GAMES } from '../../games/tools.ts';
import { getTranslator } from '../../i18n/build-texts.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { explainUnprinted } from '../../rulebook/explain-unprinted.ts';
import { loadChapters } from '../../rulebook/rulebook.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/**
 * The titles of all rules in one language, for tools that load them after their first screen, and the names
 * of games and chapters, for the list of what was read: `huang`, `huang/war`, `huang/war/tie`. A key with a
 * trailing slash, `huang/war/bystanders/`, gives the source of a rule that no edition prints.
 */
export const GET: APIRoute<{ readonly locale: Locale }> = async ({ props: { locale } }) => {
  const [t, words] = [getTranslator(locale, 'site'), getTranslator(locale, 'rules')];
  const titles = (await loadChapters(locale)).flatMap(({ game, slug, title, rules }) => [
    [`${game}/${slug}`, title],
    ...rules.flatMap((rule) => {
      const ground = explainUnprinted(rule, words);
      return [[rule.id, rule.entry.data.title], ...(ground ? [[`${rule.id}/`, ground]] : [])];
    }),
  ]);
  return Response.json(Object.fromEntries([...GAMES.map(({ game }) => [game, t(game)]), ...titles]));
};
