// How pages travel: their markup apart from their words. A page and its translations have the same markup, so that it packs
// to next to nothing the second time, and words pack better among words: a tenth less in all than whole pages.

/** A part of a bundle: pages and other texts that are stored together, as a line of JSON. */
export interface Section {
  /** The language of its pages, which stands in their addresses; empty for pages of none. */
  readonly locale: string;
  /** Markup by path, with marks where words and the language stood. */
  readonly markup: Readonly<Record<string, string>>;
  /** The words of all the pages, in their order, each text behind the other. */
  readonly words: readonly string[];
  /** What is no page. */
  readonly files: Readonly<Record<string, string>>;
}

/** Stand for what was taken out; no page holds them. */
const WORD = '\ue000';
const LOCALE = '\ue001';

/** What is kept whole; the words between two tags; the words in an attribute. */
const APART =
  /(<style>[\s\S]*?<\/style>|<script[^>]*>[\s\S]*?<\/script>)|>([^<]+)|(\s(?:aria-label|alt|title|content|placeholder|label|data-[a-z-]+)=")([^"]*)(?=")/g;

/** Whether a page can be taken apart. */
const isPlain = (path: string, text: string) => path.endsWith('.html') && !/[\ue000\ue001]/.test(text);

/** Puts pages and other texts of one language, or of none, together as they travel. */
export function makeSection(locale: string, texts: Readonly<Record<string, string>>): Section {
  const words: string[] = [];
  const away = (word: string) => {
    words.push(word);
    return WORD;
  };
  const markupOf = (page: string) => {
    const markup = page.replace(APART, (_, whole, between, name, value) => {
      if (whole !== undefined) return whole;
      return between === undefined ? name + away(value) : `>${away(between)}`;
    });
    return locale ? markup.replaceAll(`/${locale}/`, `/${LOCALE}/`) : markup;
  };
  const all = Object.entries(texts);
  const markup = Object.fromEntries(
    all.filter(([path, text]) => isPlain(path, text)).map(([path, text]) => [path, markupOf(text)]),
  );
  return { locale, markup, words, files: Object.fromEntries(all.filter(([path]) => !(path in markup))) };
}

/** The pages and other texts of a section by their paths, letter by letter as they were. */
export function textsOf({ locale, markup, words, files }: Section): Readonly<Record<string, string>> {
  let next = 0;
  const pageOf = (page: string) => {
    const [begin, ...rest] = page.replaceAll(LOCALE, locale).split(WORD);
    return [begin, ...rest.flatMap((part) => [words[next++], part])].join('');
  };
  return {
    ...Object.fromEntries(Object.entries(markup).map(([path, text]) => [path, pageOf(text)])),
    ...files,
  };
}
