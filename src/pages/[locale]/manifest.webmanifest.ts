import type { APIRoute } from 'astro';
import { translatorOf } from '../../i18n/build.ts';
import { LOCALES, type Locale } from '../../i18n/locale.ts';
import { pathOf, ROOT } from '../../i18n/paths.ts';
import { GAMES } from '../../rulebook/games.ts';

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale }, props: { locale } }));

/** One app in three languages: identity and scope are the same in each manifest, names and start page are not. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const t = translatorOf(locale, 'site');
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `${ROOT}icons/${file}`,
    sizes,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: ROOT,
    scope: ROOT,
    lang: locale,
    name: `${t('name')} – ${t('home-title')}`,
    short_name: t('name'),
    description: t('home-description'),
    start_url: pathOf(locale, ''),
    display: 'standalone',
    background_color: '#faf6ec',
    theme_color: '#faf6ec',
    icons: [
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: GAMES.flatMap(({ game, tools }) =>
      tools.map((tool) => ({
        name: `${t(game)}: ${t(`${game}-${tool}`)}`,
        url: pathOf(locale, `${game}/${tool}/`),
      })),
    ),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/manifest+json' } });
};
