import type { Locale } from './locale.ts';

/** A day, such as `2026-11-23`, as it is written in a language. */
export const dateIn = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
