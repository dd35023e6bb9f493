import type { Result } from '../engine/result.ts';
import { parseJson } from '../referee/case.ts';
import type { Problem } from '../referee/problem.ts';
import { type Case, checkCase } from '../referee/referee.ts';

/**
 * A case in a link, as the part behind `#` of `/open/#…`, which is never sent to a server: one digit for the version,
 * then the case as JSON in base64url (RFC 4648). Version 1 deflates the JSON first (RFC 1951), version 0 does not: it
 * is made where the browser cannot. Both are read for ever.
 */
const PLAIN = '0';
const DEFLATED = '1';
const LONGEST_LINK = 100_000;
const LARGEST_CASE = 200_000;

/** Why a link opens nothing. */
export type LinkFault =
  | { readonly code: 'broken' }
  | { readonly code: 'newer' }
  | { readonly code: 'unsupported' }
  | { readonly code: 'not-a-case'; readonly problem: Problem };

/** The part of a link behind `#`. Give the case as short as it can be: keys that say the default left out. */
export async function makeLink(value: object): Promise<string> {
  const json = new TextEncoder().encode(JSON.stringify(value));
  if (!('CompressionStream' in globalThis)) return PLAIN + makeBase64Url(json);
  const deflated = await throughStream(json, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
  if (!deflated) throw new Error('A stream without a limit has ended early');
  return DEFLATED + makeBase64Url(deflated);
}

/** The case in a link that may be cut, forged or from a newer Yamen. */
export async function parseLink(link: string): Promise<Result<Case, LinkFault>> {
  const version = /^[0-9]/.exec(link)?.[0] ?? '';
  if (version > DEFLATED) return { ok: false, error: { code: 'newer' } };
  if (version === DEFLATED && !('DecompressionStream' in globalThis))
    return { ok: false, error: { code: 'unsupported' } };
  const bytes = version !== '' && link.length <= LONGEST_LINK ? parseBase64Url(link.slice(1)) : undefined;
  const json = bytes && (version === PLAIN ? decode(bytes) : await inflate(bytes));
  const parsed = json === undefined ? undefined : parseJson(json);
  if (!parsed?.ok) return { ok: false, error: { code: 'broken' } };
  const checked = checkCase(parsed.value);
  return checked.ok ? checked : { ok: false, error: { code: 'not-a-case', problem: checked.error[0] } };
}

/** The text in deflated bytes; undefined when they are damaged or blow up beyond any case's size. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  try {
    const inflated = await throughStream(bytes, new DecompressionStream('deflate-raw'), LARGEST_CASE);
    return inflated && decode(inflated);
  } catch {
    return undefined; // the stream throws at the first byte that is damaged
  }
}

/** Bytes as text; undefined when they are no UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // the decoder throws at the first byte that is damaged
  }
}

/** What comes out of `stream` for `bytes`; undefined as soon as it is more than `most` bytes. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(next.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function makeBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function parseBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
