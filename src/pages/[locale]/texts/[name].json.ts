import type { APIRoute } from 'astro';
import { getIslandTexts } from '../../../i18n/build-texts.ts';
import { LAZY_TEXTS, type LazyTextFile } from '../../../i18n/lazy-texts.ts';
import { LOCALES, type Locale } from '../../../i18n/locale.ts';

export const getStaticPaths = () =>
  LOCALES.flatMap((locale) =>
    LAZY_TEXTS.map((name) => ({ params: { locale, name }, props: { locale, name } })),
  );

/** Texts of one language that tools load after their first screen. */
export const GET: APIRoute<{ readonly locale: Locale; readonly name: LazyTextFile }> = ({ props }) =>
  Response.json(getIslandTexts(props.locale, props.name));
