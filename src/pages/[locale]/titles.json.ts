import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { chaptersIn } from '../../rulebook/rulebook.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** What every rule is called in one language, for a tool that fetches the names after its first screen. */
export const GET: APIRoute<{ readonly locale: Locale }> = async ({ props }) => {
  const rules = (await chaptersIn(props.locale)).flatMap((chapter) => chapter.rules);
  return Response.json(Object.fromEntries(rules.map((rule) => [rule.id, rule.entry.data.title])));
};
