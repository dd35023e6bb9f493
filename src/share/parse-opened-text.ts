import { parseJson } from '../core/case.ts';
import { isObject } from '../core/check.ts';
import type { Result } from '../core/result.ts';
import { checkSharedCase } from '../games/check-shared-case.ts';
import { type NotationFault, parseNotation } from '../games/huang/rules/setup/notation.ts';
import type { Setup } from '../games/huang/rules/setup/setup.ts';
import type { Case } from '../referee/referee.ts';
import { isDrillLink, type LinkFault, makeLink, parseLink, toCaseFault } from './link.ts';

/**
 * A valid case, a drill, or a position of Huang to continue from (not necessarily at rest), with a link that
 * opens it on another device.
 */
export type OpenedContent =
  | { readonly kind: 'case'; readonly refereeCase: Case; readonly link: string }
  | { readonly kind: 'drill'; readonly link: string }
  | { readonly kind: 'position'; readonly position: Setup; readonly link: string };

/** What a tool can open: a valid case, or a set-up that may be incomplete or invalid as a position. */
export type Openable = Case | { readonly position: Setup };

/** Why a text cannot be opened. */
export type OpenFault =
  | LinkFault
  | { readonly code: 'nothing' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'notation'; readonly fault: NotationFault };

const LONGEST_TEXT = 200_000;
const UNREADABLE: Result<never, OpenFault> = { ok: false, error: { code: 'unreadable' } };

/**
 * Parses what a user pasted or scanned: a case as JSON, a link (the whole address or the part from `#`, alone
 * or at the end of a message), or a position in one-line notation.
 */
export async function parseOpenedText(text: string): Promise<Result<OpenedContent, OpenFault>> {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, error: { code: 'nothing' } };
  if (trimmed.length > LONGEST_TEXT) return UNREADABLE;
  if (trimmed.startsWith('{')) return openJson(trimmed);
  const link = findLink(trimmed);
  if (link !== undefined) return openLink(link);
  return /^(warring-states|[.~C#/]+)\s/.test(trimmed) ? openPosition(trimmed) : UNREADABLE;
}

/**
 * Returns the part of a link behind `#`. A `#` is also a blocked space in the notation of a board, so within
 * a message it must be followed by a digit.
 */
function findLink(text: string): string | undefined {
  const match = /(?:^|#)(\d\S*)$/.exec(text);
  if (match) return match[1];
  return /^\S*#\S*$/.test(text) ? text.slice(text.indexOf('#') + 1) : undefined;
}

async function openLink(link: string): Promise<Result<OpenedContent, OpenFault>> {
  if (isDrillLink(link)) return { ok: true, value: { kind: 'drill', link } };
  const parsed = await parseLink(link);
  return parsed.ok
    ? { ok: true, value: { kind: 'case', refereeCase: parsed.value, link } }
    : salvagePosition(parsed.error, link);
}

/** Opens the position of an invalid case, so that the board shows what is wrong; without one, the fault. */
function salvagePosition(fault: LinkFault, link: string): Result<OpenedContent, OpenFault> {
  const position = fault.code === 'not-a-case' ? fault.position : undefined;
  return position ? { ok: true, value: { kind: 'position', position, link } } : { ok: false, error: fault };
}

async function openJson(text: string): Promise<Result<OpenedContent, OpenFault>> {
  const parsed = parseJson(text);
  if (!parsed.ok || !isObject(parsed.value)) return UNREADABLE;
  const checked = await checkSharedCase(parsed.value);
  const link = await makeLink(parsed.value);
  if (!checked.ok) return salvagePosition(await toCaseFault(parsed.value, checked.error), link);
  return { ok: true, value: { kind: 'case', refereeCase: checked.value, link } };
}

async function openPosition(text: string): Promise<Result<OpenedContent, OpenFault>> {
  const parsed = parseNotation(text);
  if (!parsed.ok) return { ok: false, error: { code: 'notation', fault: parsed.error } };
  const position = parsed.value;
  const refereeCase = { game: 'huang', ask: 'states', position };
  return { ok: true, value: { kind: 'position', position, link: await makeLink(refereeCase) } };
}
