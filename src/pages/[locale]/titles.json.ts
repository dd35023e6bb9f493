import type { APIRoute } from 'astro';
import { translatorOf } from '../../i18n/build.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { GAMES, type Game } from '../../rulebook/games.ts';
import { groundOf } from '../../rulebook/ground.ts';
import { chaptersIn } from '../../rulebook/rulebook.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/**
 * What every rule is called in one language, for a tool that fetches the names after its first screen; and what the
 * games and the chapters are called, for the list of what was read: `huang`, `huang/war`, `huang/war/tie`. With a slash
 * behind it where a rule is printed, `huang/war/tie/`, and once where most of a game's rules are, `huang//`.
 */
export const GET: APIRoute<{ readonly locale: Locale }> = async ({ props: { locale } }) => {
  const t = translatorOf(locale, 'site');
  const titles = (await chaptersIn(locale)).flatMap(({ game, slug, title, rules }) => [
    [`${game}/${slug}`, title],
    ...rules.map((rule) => [rule.id, rule.entry.data.title]),
  ]);
  return Response.json(
    Object.fromEntries([
      ...GAMES.map(({ game }) => [game, t(game)]),
      ...titles,
      ...(await Promise.all(GAMES.map(({ game }) => groundsIn(game, locale)))).flat(),
    ]),
  );
};

/** Where the rules of a game are printed: what holds for most, and the others one by one. */
async function groundsIn(game: Game, locale: Locale): Promise<readonly (readonly [string, string])[]> {
  const t = translatorOf(locale, 'rules');
  const rules = (await chaptersIn(locale)).filter((one) => one.game === game).flatMap((one) => one.rules);
  const grounds = rules.map((rule) => [`${rule.id}/`, groundOf(rule, t)] as const);
  const counted = [...Map.groupBy(grounds, ([, text]) => text)].sort(([, a], [, b]) => b.length - a.length);
  return counted
    .slice(0, 1)
    .flatMap(([most]) => [[`${game}//`, most] as const, ...grounds.filter(([, text]) => text !== most)]);
}
