import type { Setup } from '../engine/huang/setup.ts';
import type { Result } from '../engine/result.ts';
import { parseJson } from '../referee/case.ts';
import type { Problem, Problems } from '../referee/problem.ts';
import type { Case } from '../referee/referee.ts';
import { makeBase64Url, parseBase64Url } from './base64.ts';
import { checkShared, ownText, unsoundIn } from './check.ts';
import { canDeflate, canInflate, deflate, inflate } from './deflate.ts';
import { toolFor, toolNamed } from './tool.ts';

/**
 * A case in a link, as the part behind `#` of `/open/#…`, which is never sent to a server: one digit for the version,
 * then bytes in base64url. Version 0 is the case as JSON; version 1 deflates the JSON first (RFC 1951), where the
 * browser can; version 2 packs a question about the board of Huang choice by choice, so that it fits a small QR code;
 * version 3 is the same of a question that names no edition. All are read for ever; the shortest is made. Version 4 names
 * a drill, from which its decisions follow: its own tool makes and reads it.
 */
export const PLAIN = '0';
const DEFLATED = '1';
const PACKED = '2';
const PACKED_UNNAMED = '3';
/** The first sign of a link to a drill. */
export const DRILL = '4';
const LONGEST_LINK = 100_000;
const LARGEST_CASE = 200_000;

/** Why a link opens nothing. */
export type LinkFault =
  | { readonly code: 'broken' }
  | { readonly code: 'newer' }
  | { readonly code: 'unsupported' }
  | NotACase;

/** What keeps a value from being a case; of one about the board with an unsound position, that position. */
export interface NotACase {
  readonly code: 'not-a-case';
  readonly problem: Problem;
  readonly position?: Setup;
}

/** The part of a link behind `#`. Give the case as short as it can be: keys that say the default left out. */
export async function makeLink(value: object): Promise<string> {
  const checked = await checkShared(value);
  const { makePacked } = await loadPacking();
  const packed = checked.ok ? makePacked(checked.value) : undefined;
  const written = await makeWritten(new TextEncoder().encode(JSON.stringify(value)));
  if (!checked.ok || packed === undefined || packed.length >= written.length) return written;
  return (checked.value.edition === null ? PACKED_UNNAMED : PACKED) + packed;
}

/** Whether a link packs its case choice by choice. */
export function isPacked(link: string): boolean {
  return link.startsWith(PACKED) || link.startsWith(PACKED_UNNAMED);
}

async function makeWritten(json: Uint8Array<ArrayBuffer>): Promise<string> {
  return canDeflate() ? DEFLATED + makeBase64Url(await deflate(json)) : PLAIN + makeBase64Url(json);
}

/** The case in a link that may be cut, forged or from a newer Yamen. */
export async function parseLink(link: string): Promise<Result<Case, LinkFault>> {
  const fault = faultOfVersion(link);
  if (fault) return { ok: false, error: fault };
  const value = await (isPacked(link) ? parsePacked(link) : parseWritten(link));
  return value === undefined ? { ok: false, error: { code: 'broken' } } : checkCarried(value);
}

/**
 * The tool for what a link carries, as a path below the language, as far as that shows without reading all of it: the
 * tool's own page does that.
 */
export async function toolIn(link: string): Promise<Result<string, LinkFault>> {
  const fault = faultOfVersion(link);
  if (fault) return { ok: false, error: fault };
  if (isDrill(link)) return { ok: true, value: DRILLS };
  if (isPacked(link)) return { ok: true, value: BOARD };
  const value = await parseWritten(link);
  if (value === undefined) return { ok: false, error: { code: 'broken' } };
  const tool = toolNamed(ownText(value, 'game'), ownText(value, 'ask'));
  if (tool !== undefined) return { ok: true, value: tool };
  const checked = await checkCarried(value);
  if (checked.ok) throw new Error(`No tool for ${JSON.stringify(value)}`);
  return checked;
}

/** The tool that deals drills. */
export const DRILLS = 'huang/drill/';

/** Whether a link names a drill. */
export const isDrill = (link: string): boolean => /^4[a-z-]+-[0-9a-z]{1,8}$/.test(link);

const BOARD = toolFor({ game: 'huang', ask: 'act' });

/** What its version says against a link. */
function faultOfVersion(link: string): LinkFault | undefined {
  const version = link.charAt(0);
  if (!/^[0-9]$/.test(version)) return { code: 'broken' };
  if (version > DRILL) return { code: 'newer' };
  return version === DEFLATED && !canInflate() ? { code: 'unsupported' } : undefined;
}

async function checkCarried(value: unknown): Promise<Result<Case, LinkFault>> {
  const checked = await checkShared(value);
  return checked.ok ? checked : { ok: false, error: await notACase(value, checked.error) };
}

/** Why a value is no case, with what can be shown of it all the same. */
export async function notACase(value: unknown, problems: Problems): Promise<NotACase> {
  const position = await unsoundIn(value, problems);
  return { code: 'not-a-case', problem: problems[0], ...(position && { position }) };
}

/** What packs a question about a board, fetched when one is made or opened. */
const loadPacking = () => import('./packed.ts');

async function parsePacked(link: string): Promise<unknown> {
  const packed = (await loadPacking()).parsePacked(link.slice(1));
  if (link.startsWith(PACKED) || !packed) return packed;
  const { edition: _, ...unnamed } = packed;
  return unnamed;
}

/** What a link of version 0 or 1 holds; undefined when it is damaged or too long. */
async function parseWritten(link: string): Promise<unknown> {
  if (link.startsWith(DRILL)) return undefined; // of which only the tool of drills makes something
  const bytes = link.length <= LONGEST_LINK ? parseBase64Url(link.slice(1)) : undefined;
  const plain = bytes && link.startsWith(DEFLATED) ? await inflate(bytes, LARGEST_CASE) : bytes;
  const json = plain && decode(plain);
  const parsed = json === undefined ? undefined : parseJson(json);
  return parsed?.ok ? parsed.value : undefined;
}

/** Bytes as text; undefined when they are no UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // the decoder throws at the first byte that is damaged
  }
}
