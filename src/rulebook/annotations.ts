/** Marked words of a rule, which no rulebook that we have prints: their sources and the words. */
export interface Annotation {
  /** Ids of sources such as `page-2`; none for our own reading. */
  readonly sources: readonly string[];
  readonly text: string;
}

/** Returns the label before marked words, which shows that they are not from the rulebook. */
export type AnnotationLabeller = (sources: readonly string[]) => string;

/** Our reading: `[[Bandits link nothing.]]`. From two sources: `[[gamepack page-2: A yurt stays.]]`. */
const MARK = /\[\[(?:([a-z0-9 -]+): )?([\s\S]*?)\]\]/g;

/** Lists the marked words of a rule in order. */
export function listAnnotations(body: string): readonly Annotation[] {
  return [...body.matchAll(MARK)].flatMap(([, sources, text]) =>
    text === undefined ? [] : [{ sources: namesIn(sources), text }],
  );
}

/** Renders the marks in a rule's HTML. A label never ends a line. */
export function renderAnnotations(html: string, labelOf: AnnotationLabeller): string {
  return html.replace(
    MARK,
    (_, sources, text) =>
      `<span class="mark${sources ? '' : ' ours'}"><b>${labelOf(namesIn(sources))}</b>\u00a0${text}</span>`,
  );
}

/** Replaces marks in a rule's Markdown by their labels and words. */
export function expandAnnotations(body: string, labelOf: AnnotationLabeller): string {
  return body.replace(MARK, (_, sources, text) => `${labelOf(namesIn(sources))} ${text}`);
}

/** Removes marked words from a rule's Markdown. */
export function removeAnnotations(body: string): string {
  return body.replace(MARK, '');
}

/**
 * Lists what is wrong with the marks of a rule: an unclosed mark, an unknown source, or words that follow a
 * mark in the same paragraph, which a listener could not tell from marked ones.
 */
export function listAnnotationFaults(body: string, known: ReadonlySet<string>): readonly string[] {
  const unknown = listAnnotations(body)
    .flatMap(({ sources }) => sources)
    .filter((source) => !known.has(source));
  return [
    ...unknown.map((source) => `names ${source}, which is no source`),
    ...(/\[\[|\]\]/.test(removeAnnotations(body)) ? ['has an unclosed mark'] : []),
    ...(/\]\][^\S\n]*(?!\[\[)[^\s[]/.test(body) ? ['has text after marked words in the same paragraph'] : []),
  ];
}

function namesIn(sources: string | undefined): readonly string[] {
  return sources === undefined ? [] : sources.split(' ');
}
