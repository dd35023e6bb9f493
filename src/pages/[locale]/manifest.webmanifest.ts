import type { APIRoute } from 'astro';
import { formatManifestSize, makeScreenshotPath, SCREENSHOTS } from '../../build/screenshots.ts';
import { GAMES } from '../../games/tools.ts';
import { getTranslator } from '../../i18n/build-texts.ts';
import { COMPLETE_LOCALES, getFallbackChain } from '../../i18n/fallback.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { makePagePath, SITE_ROOT } from '../../i18n/paths.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** The tools: the first one of each game, then the others, because phones show only the first few. */
const SHORTCUT_TOOLS = [
  ...GAMES.flatMap(({ tools }) => tools.slice(0, 1)),
  ...GAMES.flatMap(({ tools }) => tools.slice(1)),
];

const icon = (file: string, sizes: string, purpose: string) => ({
  src: `${SITE_ROOT}icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

function listScreenshots(locale: Locale) {
  const t = getTranslator(locale, 'site');
  const shown = getFallbackChain(locale).find((one) => COMPLETE_LOCALES.includes(one)) ?? locale;
  return SCREENSHOTS.map((screenshot) => ({
    src: SITE_ROOT + makeScreenshotPath(shown, screenshot),
    sizes: formatManifestSize(screenshot),
    type: 'image/webp',
    form_factor: screenshot.form,
    label: `${t(screenshot.game)}: ${t(`${screenshot.tool}-lead`)}`,
  }));
}

/** Lists the shortcuts of the app: the search, then every tool. */
function listShortcuts(locale: Locale) {
  const t = getTranslator(locale, 'site');
  const search = { name: getTranslator(locale, 'search')('title'), url: makePagePath(locale, 'search/') };
  const tools = SHORTCUT_TOOLS.map(({ id, game, page }) => ({
    name: `${t(game)}: ${t(id)}`,
    url: makePagePath(locale, page),
  }));
  const icons = [icon('icon-192.png', '192x192', 'any')];
  return [search, ...tools].map((shortcut) => ({ ...shortcut, icons }));
}

/** One app in three languages: all manifests have the same id and scope, but names and start page differ. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const t = getTranslator(locale, 'site');
  const manifest = {
    id: SITE_ROOT,
    scope: SITE_ROOT,
    lang: locale,
    name: `${t('name')} – ${t('home-title')}`,
    short_name: t('name'),
    description: t('home-description'),
    start_url: makePagePath(locale, ''),
    display: 'standalone',
    background_color: '#f7f1e3',
    theme_color: '#f7f1e3',
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    screenshots: listScreenshots(locale),
    shortcuts: listShortcuts(locale),
    // The service worker handles it; `lang` is for users who have chosen no language on this device.
    share_target: {
      action: `${SITE_ROOT}open/?lang=${locale}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
