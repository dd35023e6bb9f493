/**
 * Screenshots in the web app manifest, which browsers show before installation. Each shows a worked example,
 * given by chapter and id, in its tool. `npm run screenshots:app` takes them in each language.
 */
export const SCREENSHOTS = [
  { form: 'narrow', game: 'huang', tool: 'huang-board', chapter: 'setup', example: 'war-on-the-map' },
  { form: 'narrow', game: 'huang', tool: 'huang-score', chapter: 'end', example: 'fewest-white' },
  {
    form: 'narrow',
    game: 'chu-han',
    tool: 'chu-han-battle',
    chapter: 'abilities',
    example: 'xiang-yu-doubles',
  },
  { form: 'narrow', game: 'khan', tool: 'khan-conquest', chapter: 'conquest', example: 'page-3-shared' },
  { form: 'wide', game: 'huang', tool: 'huang-board', chapter: 'setup', example: 'war-on-the-map' },
  { form: 'wide', game: 'huang', tool: 'huang-score', chapter: 'end', example: 'fewest-white' },
] as const;
type Screenshot = (typeof SCREENSHOTS)[number];

/** Screen size of each form factor in CSS pixels, and its device pixel ratio. */
export const SCREEN_SIZES = {
  narrow: { width: 360, height: 780, scale: 1.5 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const satisfies Readonly<Record<Screenshot['form'], object>>;

/** Formats the size of a picture in the format of a manifest. */
export function formatManifestSize({ form }: Screenshot): string {
  const { width, height, scale } = SCREEN_SIZES[form];
  return `${width * scale}x${height * scale}`;
}

/** Makes the path of a picture, relative to the root of the site. */
export function makeScreenshotPath(locale: string, { form, tool }: Screenshot): string {
  return `screenshots/${locale}/${form}-${tool}.webp`;
}
