/** A part of a text that may be the part of a link behind `#`; only parsing it shows whether it is one. */
interface LinkCandidate {
  readonly link: string;
  /** Whether its `#` follows an address or begins the text, so that a fault in it is worth explaining. */
  readonly isAddressed: boolean;
}

/** Invisible characters that some apps insert into long words. */
const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** The `#`, `-` and `_` of a link that an app has percent-encoded, perhaps more than once. */
const ENCODED = /%(?:25)*(23|2d|5f)/gi;
/** A `#` before a digit, perhaps with a line break between them. */
const BEGINNING = /#(?:=?[ \t]{0,9}\r?\n[> \t\r\n]{0,20})?(?=\d)/g;
/** A text that is only the part of a link after `#`, perhaps wrapped or followed by punctuation. */
const BARE = /^\d\S*(?:\r?\n[\w-]+)*$/;

/** The greatest number of places with a `#` that are tried, and of lines over which a link may be wrapped. */
const MOST = { places: 10, lines: 60 };
const LONGEST = 100_000;

/**
 * Lists what may be a link in a text, in the order in which it should be tried: a link may be part of a
 * sentence, in brackets or Markdown, percent-encoded, followed by punctuation, or wrapped over several lines.
 * For a wrapped link, each number of lines is a candidate, the shortest first.
 */
export function listLinks(text: string): readonly LinkCandidate[] {
  const visible = decodeSigns(text.replace(INVISIBLE, '')).trim();
  const readable = BARE.test(visible) ? `#${visible}` : visible;
  const places = Array.from(readable.matchAll(BEGINNING), (match) => ({
    rest: readable.slice(match.index + match[0].length, match.index + LONGEST),
    isAddressed: match.index === 0 || /[\w/=]/.test(readable.charAt(match.index - 1)),
  }));
  const sorted = [true, false].flatMap((isFirst) => places.filter((one) => one.isAddressed === isFirst));
  return sorted
    .slice(0, MOST.places)
    .flatMap(({ rest, isAddressed }) => listEndings(rest).map((link) => ({ link, isAddressed })));
}

/**
 * Splits the fragment of an address into the link and the data that another tool added to it behind a dot.
 * Punctuation that an app took for a part of the address is left out.
 */
export function splitFragment(hash: string): { readonly link: string; readonly extra: string } {
  const [, link = '', extra = ''] = /^#*(\d[\w-]*)(?:\.(.*))?/s.exec(decodeSigns(hash)) ?? [];
  return { link, extra };
}

function decodeSigns(text: string): string {
  return text.replace(ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Lists where a link at the beginning of a text may end. */
function listEndings(text: string): readonly string[] {
  const lines: string[] = [];
  for (const written of text.split('\n', MOST.lines)) {
    const line = written.trim().replace(/^[> ]+/, '');
    const [start = ''] = /^[\w-]*/.exec(line) ?? [];
    if (start === '') break;
    lines.push(start);
    if (start !== line.replace(/=$/, '')) break; // the link ends within this line
  }
  return lines.flatMap((_, i) => {
    const link = lines.slice(0, i + 1).join('');
    const bare = link.replace(/[-_]+$/, ''); // those may also be marks of Markdown around the link
    return bare === link ? [link] : [link, bare];
  });
}
