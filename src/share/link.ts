import { parseJson } from '../core/case.ts';
import type { Problem, Problems } from '../core/problem.ts';
import type { Result } from '../core/result.ts';
import { checkSharedCase, findInvalidPosition, getOwnString } from '../games/check-shared-case.ts';
import type { Setup } from '../games/huang/rules/setup/setup.ts';
import { findGameToolPath, findToolPath, getToolPath } from '../games/tools.ts';
import type { Case } from '../referee/referee.ts';
import { makeBase64Url, parseBase64Url } from './base64.ts';
import { canDeflate, canInflate, deflate, inflate } from './deflate.ts';

/*
 * A case in a link, as the part behind `#` of `/open/#…`, which is never sent to a server: one digit for the
 * version, then bytes in base64url. Version 0 is the case as JSON. Version 1 is the JSON compressed with
 * deflate (RFC 1951), if the browser supports it. Version 2 packs a case about the board of Huang choice by
 * choice, so that it fits a small QR code. Version 3 is the same for a case without an edition. All versions
 * stay readable; the shortest is written. Version 4 names a drill, which determines its decisions: the drill
 * tool itself makes and reads it. Version 5 contains a whole game: the letter of its tool, and data that this
 * tool itself makes and reads.
 */

/** The first character of a link with a case as plain JSON. */
export const PLAIN_VERSION = '0';
const DEFLATED = '1';
const PACKED = '2';
const PACKED_UNNAMED = '3';
/** The first character of a link to a drill. */
export const DRILL_VERSION = '4';
/** The first character of a link to a whole game. */
export const GAME_VERSION = '5';
const LONGEST_LINK = 100_000;
const LARGEST_CASE = 200_000;

/** Why a link cannot be opened. */
export type LinkFault =
  | { readonly code: 'broken' }
  | { readonly code: 'newer' }
  | { readonly code: 'unsupported' }
  | CaseFault;

/** Why a value is not a valid case; with the position if only that is invalid. */
export interface CaseFault {
  readonly code: 'not-a-case';
  readonly problem: Problem;
  readonly position?: Setup;
}

/**
 * Makes the part of a link behind `#`. Pass the case as short as possible, without keys that have their
 * default value.
 */
export async function makeLink(value: object): Promise<string> {
  const checked = await checkSharedCase(value);
  const { makePackedCase } = await loadPacking();
  const packed = checked.ok ? makePackedCase(checked.value) : undefined;
  const written = await makeJsonLink(new TextEncoder().encode(JSON.stringify(value)));
  if (!checked.ok || packed === undefined || packed.length >= written.length) return written;
  return (checked.value.edition === null ? PACKED_UNNAMED : PACKED) + packed;
}

/** Returns whether a link uses the packed format (version 2 or 3). */
export function isPackedLink(link: string): boolean {
  return link.startsWith(PACKED) || link.startsWith(PACKED_UNNAMED);
}

async function makeJsonLink(json: Uint8Array<ArrayBuffer>): Promise<string> {
  return canDeflate() ? DEFLATED + makeBase64Url(await deflate(json)) : PLAIN_VERSION + makeBase64Url(json);
}

/** Parses the case in a link, which may be truncated, forged or from a newer version of Yamen. */
export async function parseLink(link: string): Promise<Result<Case, LinkFault>> {
  const fault = findVersionFault(link);
  if (fault) return { ok: false, error: fault };
  const value = await (isPackedLink(link) ? parsePacked(link) : parseJsonLink(link));
  return value === undefined ? { ok: false, error: { code: 'broken' } } : checkLinkedCase(value);
}

/**
 * Returns the tool that opens a link, as a path below the language. The link is only checked as far as
 * needed; the page of the tool checks all of it.
 */
export async function findLinkToolPath(link: string): Promise<Result<string, LinkFault>> {
  const fault = findVersionFault(link);
  if (fault) return { ok: false, error: fault };
  const own = findOwnToolPath(link);
  if (own !== undefined) return { ok: true, value: own };
  if (isPackedLink(link)) return { ok: true, value: BOARD_TOOL_PATH };
  const value = await parseJsonLink(link);
  if (value === undefined) return { ok: false, error: { code: 'broken' } };
  const tool = findToolPath(getOwnString(value, 'game'), getOwnString(value, 'ask'));
  if (tool !== undefined) return { ok: true, value: tool };
  const checked = await checkLinkedCase(value);
  if (checked.ok) throw new Error(`No tool for ${JSON.stringify(value)}`);
  return checked;
}

/** The path of the drill tool. */
export const DRILL_TOOL_PATH = 'huang/drill/';

/** Returns whether the part of a link after `#` has the whole form of a drill's link. */
const isDrillLink = (link: string): boolean => /^4[a-z-]+-[0-9a-z]{1,8}$/.test(link);

/** Whether a link has a format of a tool's own: a drill, or a whole game. */
const isOwnLink = (link: string): boolean => link.startsWith(DRILL_VERSION) || link.startsWith(GAME_VERSION);

/**
 * Returns the tool whose own format a link has, as a path below the language; undefined if there is none. The
 * tool itself checks the data.
 */
export function findOwnToolPath(link: string): string | undefined {
  if (isDrillLink(link)) return DRILL_TOOL_PATH;
  return link.startsWith(GAME_VERSION) ? findGameToolPath(link.charAt(1)) : undefined;
}

const BOARD_TOOL_PATH = getToolPath({ game: 'huang', ask: 'act' });

/** Returns the fault that the version of a link causes: broken, newer, or not supported by this browser. */
function findVersionFault(link: string): LinkFault | undefined {
  const version = link.charAt(0);
  if (!/^[0-9]$/.test(version)) return { code: 'broken' };
  const isUnknownGame = version === GAME_VERSION && findOwnToolPath(link) === undefined;
  if (version > GAME_VERSION || isUnknownGame) return { code: 'newer' };
  return version === DEFLATED && !canInflate() ? { code: 'unsupported' } : undefined;
}

async function checkLinkedCase(value: unknown): Promise<Result<Case, LinkFault>> {
  const checked = await checkSharedCase(value);
  return checked.ok ? checked : { ok: false, error: await toCaseFault(value, checked.error) };
}

/** Explains why a value is not a valid case, with its position if that can be shown. */
export async function toCaseFault(value: unknown, problems: Problems): Promise<CaseFault> {
  const position = await findInvalidPosition(value, problems);
  return { code: 'not-a-case', problem: problems[0], ...(position && { position }) };
}

/** Loads the code for packed links only when it is needed. */
const loadPacking = () => import('./packed-case.ts');

async function parsePacked(link: string): Promise<unknown> {
  const packed = (await loadPacking()).parsePackedCase(link.slice(1));
  if (link.startsWith(PACKED) || !packed) return packed;
  const { edition: _, ...unnamed } = packed;
  return unnamed;
}

/** Decodes the value in a link of version 0 or 1; undefined if it is damaged or too long. */
async function parseJsonLink(link: string): Promise<unknown> {
  if (isOwnLink(link)) return undefined; // it has no case; its tool reads it
  const bytes = link.length <= LONGEST_LINK ? parseBase64Url(link.slice(1)) : undefined;
  const plain = bytes && link.startsWith(DEFLATED) ? await inflate(bytes, LARGEST_CASE) : bytes;
  const json = plain && decode(plain);
  const parsed = json === undefined ? undefined : parseJson(json);
  return parsed?.ok ? parsed.value : undefined;
}

/** Decodes UTF-8; undefined if the bytes are invalid. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined; // the decoder throws at the first damaged byte
  }
}
