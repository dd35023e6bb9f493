import type { Locale } from './locale.ts';

/** Formats an ISO date, such as `2026-11-23`, in the long form of a language. */
export const formatDate = (locale: Locale, day: string) =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  );
