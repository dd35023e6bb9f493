import { type NotationFault, parseNotation } from '../engine/huang/notation.ts';
import type { Setup } from '../engine/huang/setup.ts';
import type { Result } from '../engine/result.ts';
import { parseJson } from '../referee/case.ts';
import { isObject } from '../referee/check.ts';
import type { Case } from '../referee/referee.ts';
import { checkShared } from './check.ts';
import { isDrill, type LinkFault, makeLink, notACase, parseLink } from './link.ts';

/** A sound case, a drill, or a position of Huang to go on from, at rest or not, with the link that opens it elsewhere. */
export type Opened =
  | { readonly kind: 'case'; readonly asked: Case; readonly link: string }
  | { readonly kind: 'drill'; readonly link: string }
  | { readonly kind: 'position'; readonly position: Setup; readonly link: string };

/** Why a text opens nothing. */
export type OpenFault =
  | LinkFault
  | { readonly code: 'nothing' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'notation'; readonly fault: NotationFault };

const LONGEST_TEXT = 200_000;
const UNREADABLE: Result<never, OpenFault> = { ok: false, error: { code: 'unreadable' } };

/**
 * What a person pasted or scanned: a case as JSON, a link, whole or from its `#` on, alone or at the end of a message,
 * or a position in one line.
 */
export async function parseOpened(text: string): Promise<Result<Opened, OpenFault>> {
  const trimmed = text.trim();
  if (trimmed === '') return { ok: false, error: { code: 'nothing' } };
  if (trimmed.length > LONGEST_TEXT) return UNREADABLE;
  if (trimmed.startsWith('{')) return openJson(trimmed);
  const link = linkIn(trimmed);
  if (link !== undefined) return openLink(link);
  return /^(warring-states|[.~C#/]+)\s/.test(trimmed) ? openPosition(trimmed) : UNREADABLE;
}

/** The part of a link behind its `#`. On a board a `#` is no space, so one inside a message needs a digit after it. */
function linkIn(text: string): string | undefined {
  const written = /(?:^|#)(\d\S*)$/.exec(text);
  if (written) return written[1];
  return /^\S*#\S*$/.test(text) ? text.slice(text.indexOf('#') + 1) : undefined;
}

async function openLink(link: string): Promise<Result<Opened, OpenFault>> {
  if (isDrill(link)) return { ok: true, value: { kind: 'drill', link } };
  const parsed = await parseLink(link);
  return parsed.ok
    ? { ok: true, value: { kind: 'case', asked: parsed.value, link } }
    : openFault(parsed.error, link);
}

/** A position that is not at rest is opened too: the board shows what is wrong in it. */
function openFault(fault: LinkFault, link: string): Result<Opened, OpenFault> {
  const position = fault.code === 'not-a-case' ? fault.position : undefined;
  return position ? { ok: true, value: { kind: 'position', position, link } } : { ok: false, error: fault };
}

async function openJson(text: string): Promise<Result<Opened, OpenFault>> {
  const parsed = parseJson(text);
  if (!parsed.ok || !isObject(parsed.value)) return UNREADABLE;
  const checked = await checkShared(parsed.value);
  const link = await makeLink(parsed.value);
  if (!checked.ok) return openFault(await notACase(parsed.value, checked.error), link);
  return { ok: true, value: { kind: 'case', asked: checked.value, link } };
}

async function openPosition(text: string): Promise<Result<Opened, OpenFault>> {
  const parsed = parseNotation(text);
  if (!parsed.ok) return { ok: false, error: { code: 'notation', fault: parsed.error } };
  const position = parsed.value;
  const asked = { game: 'huang', ask: 'states', position };
  return { ok: true, value: { kind: 'position', position, link: await makeLink(asked) } };
}
