import { makeBase64Url } from './base64.ts';
import { isPacked, makeLink, PLAIN } from './link.ts';

/**
 * A case in a link that stands in a page: packed like any other where it can be, else as plain JSON. A page is
 * compressed as a whole, and equal cards of many plain links pack better than each link deflated by itself.
 */
export async function makePageLink(value: object): Promise<string> {
  const link = await makeLink(value);
  return isPacked(link) ? link : PLAIN + makeBase64Url(new TextEncoder().encode(alignedJson(value)));
}

/** JSON in which every entry begins at a multiple of three bytes, so that equal entries are equal in base64, too. */
function alignedJson(value: object): string {
  const written = JSON.stringify(value).matchAll(/(?:"(?:\\.|[^"\\])*"|[^",:])+[,:]?/g);
  const entries = Array.from(written, ([entry]) => entry);
  return entries.reduce((json, entry) => json.padEnd(Math.ceil(json.length / 3) * 3) + entry, '');
}
