import { parseJson } from '../core/case.ts';
import { isObject } from '../core/check.ts';
import type { Result } from '../core/result.ts';
import { checkSharedCase } from '../games/check-shared-case.ts';
import { type NotationFault, parseNotation } from '../games/huang/rules/setup/notation.ts';
import type { Setup } from '../games/huang/rules/setup/setup.ts';
import type { Case } from '../referee/referee.ts';
import { computeAnswerChecksum, findChecksum } from './answer-checksum.ts';
import { findOwnToolPath, type LinkFault, makeLink, parseLink, toCaseFault } from './link.ts';
import { listLinks } from './list-links.ts';

/**
 * A valid case, a link that a tool itself reads, or a position of Huang to continue from (not necessarily at
 * rest), with a link that opens it on another device.
 */
export type OpenedContent =
  | {
      readonly kind: 'case';
      readonly refereeCase: Case;
      readonly link: string;
      /** The checksum of the answer that was shared with the case, if there was one. */
      readonly checksum?: string;
    }
  | { readonly kind: 'own'; readonly tool: string; readonly link: string }
  | { readonly kind: 'position'; readonly position: Setup; readonly link: string };

/** What a tool can open: a valid case, or a set-up that may be incomplete or invalid as a position. */
export type Openable = Case | { readonly position: Setup };

/** Why a text cannot be opened. */
export type OpeningFault =
  | LinkFault
  | { readonly code: 'nothing' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'notation'; readonly fault: NotationFault };

/** The longest text that can be opened, in characters. */
export const LONGEST_TEXT = 200_000;
const UNREADABLE: Result<never, OpeningFault> = { ok: false, error: { code: 'unreadable' } };

/**
 * Parses what a user pasted, scanned or shared: a text that contains a link, a case or a report as JSON, or
 * that is a position in one-line notation.
 */
export async function parseOpenedText(text: string): Promise<Result<OpenedContent, OpeningFault>> {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, error: { code: 'nothing' } };
  if (trimmed.length > LONGEST_TEXT) return UNREADABLE;
  const value = findJson(trimmed);
  const fromJson =
    value && addChecksum(await openJson(getReportedCase(value)), computeReportedChecksum(value));
  if (fromJson?.ok) return fromJson;
  const fromLink = await openFirstLink(trimmed);
  if (fromLink?.ok) return addChecksum(fromLink, findChecksum(trimmed));
  if (/^(warring-states|[.~C#/]+)\s/.test(trimmed)) return openPosition(trimmed);
  return fromJson ?? fromLink ?? UNREADABLE;
}

/** Finds an object as JSON: between the first and the last brace of a text, or on a line of its own. */
function findJson(text: string): Readonly<Record<string, unknown>> | undefined {
  const parts = [text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1), ...text.split('\n')];
  for (const part of parts) {
    const parsed = part.trim().startsWith('{') ? parseJson(part) : undefined;
    if (parsed?.ok && isObject(parsed.value)) return parsed.value;
  }
  return undefined;
}

/** Returns the case in a report, which also contains the answer; other values are returned unchanged. */
function getReportedCase(value: Readonly<Record<string, unknown>>): object {
  const refereeCase = Object.hasOwn(value, 'game') ? undefined : value['case'];
  return isObject(refereeCase) ? refereeCase : value;
}

/** Returns the checksum of the answer in a report; undefined if there is none. */
function computeReportedChecksum({ answer }: Readonly<Record<string, unknown>>): string | undefined {
  return isObject(answer) ? computeAnswerChecksum(answer) : undefined;
}

/** Adds the checksum of a shared answer to a case that was opened. */
function addChecksum<Fault>(
  opened: Result<OpenedContent, Fault>,
  checksum: string | undefined,
): Result<OpenedContent, Fault> {
  if (!opened.ok || opened.value.kind !== 'case' || checksum === undefined) return opened;
  return { ok: true, value: { ...opened.value, checksum } };
}

/** Opens the first valid link in a text. Otherwise returns what is wrong with one; undefined without one. */
async function openFirstLink(text: string): Promise<Result<OpenedContent, OpeningFault> | undefined> {
  let fault: LinkFault | undefined = /^\S*#\S*$/.test(text) ? { code: 'broken' } : undefined;
  for (const { link, isAddressed } of listLinks(text)) {
    const opened = await openLink(link);
    if (opened.ok || opened.error.code === 'not-a-case') return opened;
    if (isAddressed && (fault === undefined || fault.code === 'broken')) fault = opened.error;
  }
  return fault && { ok: false, error: fault };
}

async function openLink(link: string): Promise<Result<OpenedContent, LinkFault>> {
  const tool = findOwnToolPath(link);
  if (tool !== undefined) return { ok: true, value: { kind: 'own', tool, link } };
  const parsed = await parseLink(link);
  return parsed.ok
    ? { ok: true, value: { kind: 'case', refereeCase: parsed.value, link } }
    : salvagePosition(parsed.error, link);
}

/** Opens the position of an invalid case, so that the board shows what is wrong; without one, the fault. */
function salvagePosition(fault: LinkFault, link: string): Result<OpenedContent, LinkFault> {
  const position = fault.code === 'not-a-case' ? fault.position : undefined;
  return position ? { ok: true, value: { kind: 'position', position, link } } : { ok: false, error: fault };
}

async function openJson(value: object): Promise<Result<OpenedContent, OpeningFault>> {
  const checked = await checkSharedCase(value);
  const link = await makeLink(value);
  if (!checked.ok) return salvagePosition(await toCaseFault(value, checked.error), link);
  return { ok: true, value: { kind: 'case', refereeCase: checked.value, link } };
}

async function openPosition(text: string): Promise<Result<OpenedContent, OpeningFault>> {
  const parsed = parseNotation(text);
  if (!parsed.ok) return { ok: false, error: { code: 'notation', fault: parsed.error } };
  const position = parsed.value;
  const refereeCase = { game: 'huang', ask: 'states', position };
  return { ok: true, value: { kind: 'position', position, link: await makeLink(refereeCase) } };
}
