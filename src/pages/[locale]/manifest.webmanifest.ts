import type { APIRoute } from 'astro';
import { SCREENSHOTS, screenshotPathOf, sizesOf } from '../../hosting/screenshots.ts';
import { translatorOf } from '../../i18n/build.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { pathOf, ROOT } from '../../i18n/paths.ts';
import { speakersOf, WHOLE } from '../../i18n/stand-in.ts';
import { GAMES } from '../../rulebook/games.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** The first tool of each game, then the others, because phones show only the first few. */
const toolsInOrder = () => {
  const all = GAMES.flatMap(({ game, tools }) => tools.map((tool, rank) => ({ game, ...tool, rank })));
  return all.sort((a, b) => Math.min(a.rank, 1) - Math.min(b.rank, 1));
};

const icon = (file: string, sizes: string, purpose: string) => ({
  src: `${ROOT}icons/${file}`,
  sizes,
  type: 'image/png',
  purpose,
});

function screenshotsIn(locale: Locale) {
  const t = translatorOf(locale, 'site');
  const shown = speakersOf(locale).find((one) => WHOLE.includes(one)) ?? locale;
  return SCREENSHOTS.map((screenshot) => ({
    src: ROOT + screenshotPathOf(shown, screenshot),
    sizes: sizesOf(screenshot),
    type: 'image/webp',
    form_factor: screenshot.form,
    label: `${t(screenshot.game)}: ${t(`${screenshot.tool}-lead`)}`,
  }));
}

/** Shortcuts of the app: the search, then every tool. */
function shortcutsIn(locale: Locale) {
  const t = translatorOf(locale, 'site');
  const search = { name: translatorOf(locale, 'search')('title'), url: pathOf(locale, 'search/') };
  const tools = toolsInOrder().map(({ game, name, page }) => ({
    name: `${t(game)}: ${t(name)}`,
    url: pathOf(locale, page),
  }));
  const icons = [icon('icon-192.png', '192x192', 'any')];
  return [search, ...tools].map((shortcut) => ({ ...shortcut, icons }));
}

/** One app in three languages: all manifests have the same id and scope, but names and start page differ. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const t = translatorOf(locale, 'site');
  const manifest = {
    id: ROOT,
    scope: ROOT,
    lang: locale,
    name: `${t('name')} – ${t('home-title')}`,
    short_name: t('name'),
    description: t('home-description'),
    start_url: pathOf(locale, ''),
    display: 'standalone',
    background_color: '#f7f1e3',
    theme_color: '#f7f1e3',
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    screenshots: screenshotsIn(locale),
    shortcuts: shortcutsIn(locale),
    // The service worker handles it; `lang` is for users who have chosen no language on this device.
    share_target: {
      action: `${ROOT}open/?lang=${locale}`,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
