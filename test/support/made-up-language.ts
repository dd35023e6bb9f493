import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, parseDocument, stringify } from 'yaml';

/** A made-up language in a copy of the project. */
export interface MadeUp {
  /** Its two-letter code, added with `npm run new-language`. */
  readonly code: string;
  /** The content folder of the copy. */
  readonly content: string;
  /** Whether the text with this name is missing. */
  readonly lacks: (name: string) => boolean;
}

/** Folders with a folder or file per language, or without texts. */
const APART = ['ui', 'rules', 'questions', 'terms', 'vocabulary', 'coverage'];
/** The style of our YAML files: no line wrapping. */
const AS_WRITTEN = { lineWidth: 0, flowCollectionPadding: false, singleQuote: true } as const;
const VOWELS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý' };
/** What is not translated (placeholders, tags, link targets, sources of marks), or a word. */
const KEPT = /\{\{\w+\}\}|<[^>]*>|\]\([^)]*\)|\[\[(?:[a-z0-9 -]+: )?|\p{L}+/gu;

/**
 * Translates English by adding an accent to the first vowel of each word with four letters or more, so that
 * it can be recognised: *A státe tákes the óther tíles*. Capitalised words stay, since names are the same in
 * every language.
 */
function madeUp(english: string): string {
  return english.replace(KEPT, (part) => {
    if (!/^\p{Ll}{4}/u.test(part)) return part;
    return part.replace(/[aeiouy]/i, accent);
  });
}

function accent(letter: string): string {
  const small = VOWELS[letter.toLowerCase()] ?? letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
}

/** Writes every English text in the language, except missing ones. */
export function writeLanguage(language: MadeUp): void {
  writePages(language);
  writeRules(language);
  writeQuestions(language);
  writeShared(language);
}

function writePages({ code, content, lacks }: MadeUp): void {
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  for (const file of readdirSync(join(content, 'ui/en'))) {
    const texts: Record<string, string> = JSON.parse(readFileSync(join(content, 'ui/en', file), 'utf8'));
    const own = Object.entries(texts).flatMap(([entry, text]) => {
      const [, key, form] = /^(.+)_(one|other)$/.exec(entry) ?? [];
      if (lacks(`${file} ${key ?? entry}`)) return [];
      const names = !key
        ? [entry]
        : form === 'one'
          ? [entry]
          : forms.filter((one) => one !== 'one').map((one) => `${key}_${one}`);
      return names.map((name) => [name, madeUp(text)]);
    });
    writeFileSync(join(content, 'ui', code, file), `${JSON.stringify(Object.fromEntries(own), null, 2)}\n`);
  }
}

function writeRules({ code, content, lacks }: MadeUp): void {
  for (const file of filesIn(join(content, 'rules/en'), '.md')) {
    if (lacks(file)) continue;
    const [, above = '', body = ''] =
      /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(join(content, 'rules/en', file), 'utf8')) ?? [];
    const title = yamlOf({ title: madeUp(parse(above).title) });
    write(join(content, 'rules', code, file), `---\n${title}---\n${madeUp(body)}`);
  }
}

function writeQuestions({ code, content, lacks }: MadeUp): void {
  for (const hand of readdirSync(join(content, 'questions')))
    for (const file of readdirSync(join(content, 'questions', hand, 'en'))) {
      const asked: Record<string, string[]> = parse(
        readFileSync(join(content, 'questions', hand, 'en', file), 'utf8'),
      );
      const own = Object.entries(asked).filter(([rule]) => !lacks(`${rule}.md`));
      const said = own.map(([rule, questions]) => [rule, questions.map(madeUp)]);
      write(join(content, 'questions', hand, code, file), yamlOf(Object.fromEntries(said)));
    }
}

/** Adds the language to multilingual files, wherever there is an English text. */
function writeShared({ code, content, lacks }: MadeUp): void {
  const folders = filesIn(content, '.yaml').filter((file) => file.includes('/'));
  const shared = folders.filter((file) => !APART.includes(file.split('/', 1).join()));
  for (const file of [...shared, 'people.yaml']) {
    const path = join(content, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    for (const [at, english] of textsIn(document.toJS(), []))
      if (!lacks(`${file}/${at.join('/')}`)) document.setIn([...at, code], saidIn(english));
    writeFileSync(path, document.toString(AS_WRITTEN));
  }
}

type Place = readonly (string | number)[];

/** Lists the places in a value that have a text per language, with the English text. */
function textsIn(value: unknown, at: Place): readonly (readonly [Place, unknown])[] {
  if (typeof value !== 'object' || value === null || at.at(-1) === 'printed') return [];
  const isText = ['de', 'pl', 'en'].every((locale) => Object.hasOwn(value, locale));
  if (isText && 'en' in value) return [[at, value.en]];
  return Object.entries(value).flatMap(([key, one]) =>
    textsIn(one, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Translates a text, or a term with its forms. */
function saidIn(english: unknown): unknown {
  if (typeof english === 'string') return madeUp(english);
  if (Array.isArray(english)) return english.map(saidIn);
  if (typeof english !== 'object' || english === null) return english;
  return Object.fromEntries(Object.entries(english).map(([key, one]) => [key, saidIn(one)]));
}

const yamlOf = (value: unknown): string => stringify(value, AS_WRITTEN);

function filesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
