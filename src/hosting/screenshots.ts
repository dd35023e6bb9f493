/**
 * Screenshots in the web app manifest, which a browser shows before the app is installed. Each shows a worked example,
 * named by its chapter and its id, opened in its tool. `npm run screenshots:app` takes them in each language.
 */
export const SCREENSHOTS = [
  { form: 'narrow', game: 'huang', tool: 'huang-referee', chapter: 'setup', example: 'war-on-the-map' },
  { form: 'narrow', game: 'huang', tool: 'huang-score', chapter: 'end', example: 'fewest-white' },
  {
    form: 'narrow',
    game: 'chu-han',
    tool: 'chu-han-referee',
    chapter: 'abilities',
    example: 'xiang-yu-doubles',
  },
  { form: 'narrow', game: 'khan', tool: 'khan-conquest', chapter: 'conquest', example: 'page-3-shared' },
  { form: 'wide', game: 'huang', tool: 'huang-referee', chapter: 'setup', example: 'war-on-the-map' },
  { form: 'wide', game: 'huang', tool: 'huang-score', chapter: 'end', example: 'fewest-white' },
] as const;
type Screenshot = (typeof SCREENSHOTS)[number];

/** The screen of each form, in CSS pixels, and how many pixels of the picture each of those takes. */
export const SCREENS = {
  narrow: { width: 360, height: 780, scale: 1.5 },
  wide: { width: 1280, height: 800, scale: 1 },
} as const satisfies Readonly<Record<Screenshot['form'], object>>;

/** The size of a picture, as a manifest writes it. */
export function sizesOf({ form }: Screenshot): string {
  const { width, height, scale } = SCREENS[form];
  return `${width * scale}x${height * scale}`;
}

/** Where a picture lies, from the site's root on. */
export function screenshotPathOf(locale: string, { form, tool }: Screenshot): string {
  return `screenshots/${locale}/${form}-${tool}.webp`;
}
