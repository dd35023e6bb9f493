import { makeBase64Url } from './base64.ts';
import { isPackedLink, makeLink, PLAIN_VERSION } from './link.ts';

/**
 * Makes the link of a case that is written into a prerendered page: packed if possible, otherwise plain JSON.
 * Pages are compressed as a whole, and similar plain links then take less space than links that are deflated
 * one by one.
 */
export async function makePrerenderedLink(value: object): Promise<string> {
  const link = await makeLink(value);
  return isPackedLink(link)
    ? link
    : PLAIN_VERSION + makeBase64Url(new TextEncoder().encode(makeAlignedJson(value)));
}

/**
 * Formats JSON so that each entry starts at a multiple of three characters; equal ASCII entries are then
 * equal in base64, too.
 */
function makeAlignedJson(value: object): string {
  const written = JSON.stringify(value).matchAll(/(?:"(?:\\.|[^"\\])*"|[^",:])+[,:]?/g);
  const entries = Array.from(written, ([entry]) => entry);
  return entries.reduce((json, entry) => json.padEnd(Math.ceil(json.length / 3) * 3) + entry, '');
}
