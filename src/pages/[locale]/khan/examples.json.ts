import type { APIRoute } from 'astro';
import { LOCALES, type Locale } from '../../../i18n/locale.ts';
import { allExamples } from '../../../rulebook/rulebook.ts';
import { toolFor } from '../../../share/tool.ts';
import type { OfferedExample } from '../../../ui/khan/examples.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** The worked examples of Khan, which its tools load on demand. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const examples = (await allExamples(locale)).filter((example) => example.case.game === 'khan');
  const offered = examples.map(
    ({ id, data, case: asked, written }): OfferedExample => ({
      id,
      tool: toolFor(asked),
      title: data.title[locale],
      asked: written,
    }),
  );
  return new Response(JSON.stringify(offered), { headers: { 'content-type': 'application/json' } });
};
