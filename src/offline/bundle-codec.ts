// The format of bundles: markup is separated from words, and parts that several pages have in common are
// stored once. A page and its translations have nearly the same markup, which compresses to almost nothing
// the second time, and words compress better among words: 10 % smaller than whole pages, and half as much
// data to decompress.

import { makeBase64Url, parseBase64Url } from '../share/base64.ts';

type Texts = Readonly<Record<string, string>>;

/** A part of a bundle: texts by path that are stored together. */
export interface BundleSection {
  /** The language of its pages, as in their addresses; empty for pages without one. */
  readonly locale: string;
  readonly texts: Texts;
}

// Placeholders and separators: single-byte characters that no page may contain. SECTION_END is between
// sections, LIST_END between the lists of a section, and NEXT between the items of a list. COMMON_PART
// encloses the number of a part that several pages have in common.
const WORD = '\x01';
const LOCALE = '\x02';
const LINKED_CASE = '\x03';
const COMMON_PART = '\x04';
const NEXT = '\x05';
const LIST_END = '\x06';
/** Separates two sections of a bundle. */
export const SECTION_END = '\x07';
const SPECIAL_CHARACTERS = [WORD, LOCALE, LINKED_CASE, COMMON_PART, NEXT, LIST_END, SECTION_END];

/** Whether a text contains none of the special characters and can therefore be bundled. */
export const canBeBundled = (text: string) =>
  !SPECIAL_CHARACTERS.some((character) => text.includes(character));

/**
 * Matches styles and scripts, which are kept unchanged; words between tags, in an attribute, or in an
 * island's props; and a case in the fragment of an address.
 */
const IN_PAGES =
  /(<style>[\s\S]*?<\/style>|<script[^>]*>[\s\S]*?<\/script>)|(>)([^<]+)|(\s(?:aria-label|alt|title|content|placeholder|label|data-[a-z-]+)=")([^"]*)(?=")|(\[0,&quot;)((?:(?!&quot;)[^"])*)(?=&quot;\])|(#0)([\w-]{20,})(?=")/g;
/** Matches the values in JSON that are words. */
const IN_JSON =
  /("(?!(?:id|kind|path|tool|game|ask|by|direction|terms|postings)")(?:[^"\\]|\\.)*":")((?:[^"\\]|\\.)*)(?=")/g;
/** Matches what whole pages have in common. */
const COMMON = /<(style|script|svg)\b[\s\S]*?<\/\1>/g;

/**
 * Encodes the sections of a bundle as one text. Each refers to parts that earlier sections contain, so the
 * order matters.
 */
export function encodeBundle(sections: readonly BundleSection[]): string {
  const known = new Map<string, number>();
  return sections.map((section) => encodeSection(section, known)).join(SECTION_END);
}

function encodeSection({ locale, texts }: BundleSection, known: Map<string, number>): string {
  const extracted: Extracted = { words: [], linkedCases: [] };
  const commonParts: string[] = [];
  const replaceCommon = (piece: string) => {
    const at = known.get(piece) ?? known.size;
    if (at === known.size) commonParts.push(piece);
    known.set(piece, at);
    return COMMON_PART + at + COMMON_PART;
  };
  const markup = Object.entries(texts).flatMap(([path, text]) => {
    const wordless = extractWords(path, text, extracted);
    if (!locale) return [path, wordless.replace(COMMON, replaceCommon)];
    const anyLocale = wordless.replaceAll(`/${locale}/`, `/${LOCALE}/`);
    return [path.replace(`${locale}/`, `${LOCALE}/`), anyLocale.replace(COMMON, replaceCommon)];
  });
  return [locale, markup, extracted.words, extracted.linkedCases, commonParts]
    .map((list) => [list].flat().join(NEXT))
    .join(LIST_END);
}

/** What was extracted from the texts of a section, in the order of its placeholders. */
interface Extracted {
  readonly words: string[];
  readonly linkedCases: string[];
}

/** Replaces the words and cases of a text by placeholders and collects them. */
function extractWords(path: string, text: string, { words, linkedCases }: Extracted): string {
  const extract = (list: string[], word: string, mark: string) => {
    list.push(word);
    return mark;
  };
  if (path.endsWith('.json'))
    return text.replace(IN_JSON, (_, key, value) => key + extract(words, value, WORD));
  if (!path.endsWith('.html')) return text;
  return text.replace(IN_PAGES, (all, whole, ...groups) => {
    if (whole !== undefined) return whole;
    // The groups form four pairs, of which one has matched. The offset and the whole text follow them.
    const [before, word] = groups.slice(0, 8).filter((group) => group !== undefined);
    if (before !== '#0') return before + extract(words, word, WORD);
    const caseText = decodeCase(word);
    return caseText === undefined ? all : before + extract(linkedCases, caseText, LINKED_CASE);
  });
}

/** Decodes the case of a link; undefined if encoding it again would give another link. */
function decodeCase(link: string): string | undefined {
  const text = new TextDecoder().decode(parseBase64Url(link));
  return canBeBundled(text) && encodeCase(text) === link ? text : undefined;
}

const encodeCase = (text: string) => makeBase64Url(new TextEncoder().encode(text));

/**
 * Returns a decoder for the sections of one bundle, to be called in order. It restores the texts by path
 * exactly.
 */
export function createBundleDecoder(): (section: string) => Texts {
  const known: string[] = [];
  return (section) => {
    const { markup, commonParts, ...rest } = splitSection(section);
    known.push(...commonParts.filter(Boolean));
    const fill = createFiller({ known, ...rest });
    const texts = markup.map(fill);
    return Object.fromEntries(texts.flatMap((path, at) => (at % 2 ? [] : [[path, String(texts[at + 1])]])));
  };
}

/** Splits a section into its lists. @throws {Error} if the text is not a section */
function splitSection(section: string) {
  const [locale, ...lists] = section.split(LIST_END);
  const [markup, words, linkedCases, commonParts] = lists.map((list) => list.split(NEXT));
  if (locale === undefined || !markup || !words || !linkedCases || !commonParts)
    throw new Error('a section of a bundle is cut off');
  return { locale, markup, words, linkedCases, commonParts };
}

/** A decoded section without its markup, which the filler completes. */
interface DecodedSection {
  readonly locale: string;
  readonly words: readonly string[];
  readonly linkedCases: readonly string[];
  /** The common parts of this section and those before it. */
  readonly known: readonly string[];
}

/**
 * Returns a function that replaces the placeholders in a text. It must be called with the texts of the
 * section in their order, because placeholders have no number.
 */
function createFiller({ locale, words, linkedCases, known }: DecodedSection): (text: string) => string {
  const [nextWord, nextCase] = [words.values(), linkedCases.values()];
  return (text) => {
    const whole = text.split(COMMON_PART).map((part, at) => (at % 2 ? known[Number(part)] : part));
    return whole
      .join('')
      .replaceAll(LOCALE, locale)
      .replaceAll(LINKED_CASE, () => encodeCase(String(nextCase.next().value)))
      .replaceAll(WORD, () => String(nextWord.next().value));
  };
}
