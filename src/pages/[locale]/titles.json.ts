import type { APIRoute } from 'astro';
import { translatorOf } from '../../i18n/build.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { GAMES } from '../../rulebook/games.ts';
import { explainUnprinted } from '../../rulebook/ground.ts';
import { chaptersIn } from '../../rulebook/rulebook.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/**
 * What every rule is called in one language, for a tool that fetches the names after its first screen; and what the
 * games and the chapters are called, for the list of what was read: `huang`, `huang/war`, `huang/war/tie`. With a slash
 * behind it, `huang/war/bystanders/`, where a rule comes from that no edition prints.
 */
export const GET: APIRoute<{ readonly locale: Locale }> = async ({ props: { locale } }) => {
  const [t, words] = [translatorOf(locale, 'site'), translatorOf(locale, 'rules')];
  const titles = (await chaptersIn(locale)).flatMap(({ game, slug, title, rules }) => [
    [`${game}/${slug}`, title],
    ...rules.flatMap((rule) => {
      const ground = explainUnprinted(rule, words);
      return [[rule.id, rule.entry.data.title], ...(ground ? [[`${rule.id}/`, ground]] : [])];
    }),
  ]);
  return Response.json(Object.fromEntries([...GAMES.map(({ game }) => [game, t(game)]), ...titles]));
};
