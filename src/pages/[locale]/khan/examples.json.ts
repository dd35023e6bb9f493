import type { APIRoute } from 'astro';
import type { ToolExample } from '../../../games/khan/ui/fetch-examples.ts';
import { getToolPath } from '../../../games/tools.ts';
import { LOCALES, type Locale } from '../../../i18n/locale.ts';
import { loadAllExamples } from '../../../rulebook/load-examples.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** The worked examples of Khan, which its tools load on demand. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const examples = (await loadAllExamples(locale)).filter((example) => example.case.game === 'khan');
  const toolExamples = examples.map(
    ({ id, data, case: khanCase, written }): ToolExample => ({
      id,
      tool: getToolPath(khanCase),
      title: data.title[locale],
      asked: written,
    }),
  );
  return Response.json(toolExamples);
};
