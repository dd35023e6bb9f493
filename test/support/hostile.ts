import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { parse } from 'yaml';
import { explainLinkFault } from '../../src/explain/link-fault.ts';
import { explainOpeningFault } from '../../src/explain/opening-fault.ts';
import { SAVE_KINDS } from '../../src/games/save-kinds.ts';
import { getToolPath } from '../../src/games/tools.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { answer } from '../../src/referee/referee.ts';
import type { Saves } from '../../src/saves/all-saves.ts';
import {
  IMPORT_UNDO_SAVE,
  importBackup,
  parseBackup,
  previewImport,
  revertImport,
} from '../../src/saves/import-backup.ts';
import { makeBackup } from '../../src/saves/make-backup.ts';
import { getLoadedValue, parseSave, type SaveKind } from '../../src/saves/save.ts';
import { parseLink } from '../../src/share/link.ts';
import { parseOpenedText } from '../../src/share/parse-opened-text.ts';
import fixtures from '../fixtures/links.json' with { type: 'json' };
import { readTexts } from './content.ts';
import { mutated } from './mutated.ts';
import { wholeUpTo } from './random.ts';
import { readSave } from './read-fixture.ts';

type Random = () => number;

/** Text that leaves a trace on a page that renders it as markup or runs it. */
export const MARKUP = '<img src=x onerror="globalThis.struck=1"><b id=struck>';

/** Strings that often break programs. */
const TEXTS = [
  MARKUP,
  '"><script>globalThis.struck=1</script>',
  'javascript:globalThis.struck=1',
  '{{constructor}}',
  '__proto__',
  '\u202Eevil',
  '\u0000',
  '\uD800',
  '%00%3Cb%20id=struck%3E',
  'A'.repeat(300),
];

const CONTENT = new URL('../../content/examples/', import.meta.url);

/** The cases of all worked examples. */
const CASES: readonly object[] = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort()
  .map((file) => parse(readFileSync(new URL(file.replaceAll('\\', '/'), CONTENT), 'utf8')).case);

/** The fixtures: a save of each kind in each of its versions. */
export const SAVES_OF_ALL_VERSIONS: readonly (readonly [SaveKind<unknown>, unknown])[] = [
  ...SAVE_KINDS,
  IMPORT_UNDO_SAVE,
].flatMap((kind) => Array.from({ length: kind.version }, (_, i) => [kind, readSave(kind, i + 1)] as const));

const pick = <T>(from: readonly T[], random: Random): T => from[wholeUpTo(random, from.length - 1)] as T;

/** Cuts, doubles, swaps or replaces one to three parts of a text. */
export function mangled(text: string, random: Random): string {
  let now = text;
  for (let i = wholeUpTo(random, 2); i >= 0; i--) {
    const [at, to] = [wholeUpTo(random, now.length), wholeUpTo(random, now.length)].sort((a, b) => a - b);
    const [before, after] = [now.slice(0, at), now.slice(at)];
    const sign = String.fromCharCode(wholeUpTo(random, random() < 0.9 ? 126 : 0xffff));
    now = pick(
      [
        () => before + sign + after.slice(1),
        () => before + after.slice(1),
        () => before + sign + after,
        () => before,
        () => now.slice(0, to) + after,
        () => before + pick(TEXTS, random) + after,
        () => String(wholeUpTo(random, 3)) + now.slice(1),
      ],
      random,
    )();
  }
  return now;
}

/**
 * Replaces about half of the strings in a value by hostile ones, which are still valid as names and titles.
 */
function withMarkup(value: unknown, random: Random): unknown {
  if (typeof value === 'string') return random() < 0.5 ? pick(TEXTS, random) : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => withMarkup(one, random));
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withMarkup(one, random)]));
}

/** Replaces only what people can type in a valid value by markup. */
function namedWithMarkup(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(namedWithMarkup);
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) =>
      typeof one === 'string' && (key === 'name' || key === 'title')
        ? [key, MARKUP]
        : [key, namedWithMarkup(one)],
    ),
  );
}

const spoiled = (value: unknown, random: Random): unknown =>
  pick(
    [
      () => mutated(value as object, random),
      () => withMarkup(value, random),
      () => namedWithMarkup(value),
      () => value,
    ],
    random,
  )();

/** Makes a cut, forged or made-up link, or a pasted text. */
export async function hostileLink(random: Random): Promise<string> {
  const value = spoiled(pick(CASES, random), random);
  const json = JSON.stringify(value);
  const made = pick(
    [
      () => `0${Buffer.from(json).toString('base64url')}`,
      () => `1${deflateRawSync(json).toString('base64url')}`,
      () => `1${deflateRawSync(mangled(json, random)).toString('base64url')}`,
      () => pick(fixtures, random).link,
      () => `2${Buffer.from(json.slice(0, 40)).toString('base64url')}`,
      () => `5${Buffer.from(json).toString('base64url')}`, // a future version
    ],
    random,
  )();
  return random() < 0.3 ? mangled(made, random) : made;
}

/** Makes a damaged, forged or unrelated stored value, with its kind of save. */
export function hostileSave(random: Random): readonly [kind: SaveKind<unknown>, raw: unknown] {
  const [kind, raw] = pick(SAVES_OF_ALL_VERSIONS, random);
  return [kind, spoiled(raw, random)];
}

/** Makes a damaged, forged or unrelated backup. */
export function hostileCopy(random: Random): string {
  const some = SAVES_OF_ALL_VERSIONS.filter(() => random() < 0.3);
  const saves = some.map(([{ key }, raw]) => [
    random() < 0.9 ? key : pick(TEXTS, random),
    spoiled(raw, random),
  ]);
  const text = makeBackup(Object.fromEntries(saves), '0.1.0', '2026-11-20T20:00:00.000Z');
  return random() < 0.3 ? mangled(text, random) : text;
}

const TOOLS = new Set([
  ...[
    'huang/score/',
    'huang/referee/',
    'chu-han/referee/',
    'chu-han/score/',
    'khan/rulers/',
    'khan/conquest/',
  ],
]);
const TRANSLATORS = LOCALES.map((locale) =>
  createTranslator(locale, readTexts(locale, 'open', 'link', 'errors')),
);
const KEYS = new Set([...SAVE_KINDS.map(({ key }) => key), IMPORT_UNDO_SAVE.key]);

/** The result of a hostile input: a word for the statistics, or a fault. */
export type Fate = { readonly fate: string } | { readonly fault: string };

/**
 * Opens a link, also as pasted text. The result must be a valid case that the referee answers, or a message
 * in each language.
 */
export async function fateOfLink(link: string): Promise<Fate> {
  const opened = await parseLink(link);
  const pasted = await parseOpenedText(link);
  for (const t of TRANSLATORS) {
    if (!opened.ok && explainLinkFault(link, opened.error, t) === '')
      return { fault: 'a link without a sentence' };
    if (!pasted.ok && explainOpeningFault(pasted.error, t) === '')
      return { fault: 'a text without a sentence' };
  }
  if (!opened.ok) return { fate: opened.error.code };
  if (!TOOLS.has(getToolPath(opened.value))) return { fault: `no tool: ${getToolPath(opened.value)}` };
  return { fate: answer(opened.value).ok ? 'answered' : 'opened' };
}

/** Reads a stored value. What is used of it must be valid. */
export function fateOfSave(kind: SaveKind<unknown>, raw: unknown): Fate {
  const loaded = parseSave(kind, raw);
  const value = getLoadedValue(loaded);
  if (value !== undefined && parseSave(kind, value).state !== 'sound')
    return { fault: `${kind.key} is not sound` };
  return { fate: loaded.state };
}

/** Imports a backup over `here`. Only known, valid saves may be written, and the import can be undone. */
export function fateOfCopy(text: string, here: Saves): Fate {
  const copy = parseBackup(text);
  if (!copy.ok) return { fate: copy.error };
  const read = previewImport(copy.value, here);
  const values = importBackup(
    copy.value,
    new Set(read.map(({ key }) => key)),
    here,
    '2026-11-20T20:00:00.000Z',
  );
  for (const [key, value] of Object.entries(values)) {
    if (!KEYS.has(key)) return { fault: `writes ${key}` };
    const kind = [...SAVE_KINDS, IMPORT_UNDO_SAVE].find((one) => one.key === key);
    if (!kind || parseSave(kind, value).state !== 'sound') return { fault: `writes a damaged ${key}` };
  }
  const { [IMPORT_UNDO_SAVE.key]: _, ...back } = revertImport(
    { ...here, ...values },
    '2026-11-20T20:01:00.000Z',
  );
  for (const [key, value] of Object.entries(back))
    if (JSON.stringify(value) !== JSON.stringify(here[key])) return { fault: `does not give ${key} back` };
  return { fate: Object.keys(values).length > 0 ? 'imported' : 'nothing' };
}
