import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES } from '../../src/i18n/locale.ts';

/** Lists the pages of the language, and those for all languages. */
function pagesOf(dist: string, code: string): readonly (readonly [name: string, html: string])[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && (name.startsWith(`${code}/`) || !/^[a-z]{2}\//.test(name)))
    .map((name) => [name, readFileSync(join(dist, name), 'utf8')]);
}

/** Lists pages of the language that do not say, once, that some texts are in another language. */
export function withoutNotice(dist: string, code: string, notice: string): readonly string[] {
  return pagesOf(dist, code).flatMap(([name, html]) => {
    const expected = name.startsWith(`${code}/`) ? 1 : 0;
    return html.split(notice).length - 1 === expected ? [] : [`${name}: ${notice}`];
  });
}

/** Lists pages of the language without links to all their translations. */
export function withoutOthers(dist: string, code: string, site: string): readonly string[] {
  const own = pagesOf(dist, code).filter(([name]) => name.startsWith(`${code}/`));
  return own.flatMap(([name, html]) => {
    const page = name.slice(code.length).replace(/index\.html$/, '');
    const others = [...LOCALES, code].map((one) => `hreflang="${one}" href="${site}/${one}${page}"`);
    return [`<html lang="${code}"`, ...others].flatMap((one) =>
      html.includes(one) ? [] : [`${name}: ${one}`],
    );
  });
}
