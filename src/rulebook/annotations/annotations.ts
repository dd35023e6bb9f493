/** An annotation: words of a rule that no rulebook that we have prints, with their sources. */
export interface Annotation {
  /** Ids of sources such as `page-2`; none for our own interpretation. */
  readonly sources: readonly string[];
  readonly text: string;
}

/** Returns the label of an annotation, which shows that its words are not from the rulebook. */
export type AnnotationLabeller = (sources: readonly string[]) => string;

/**
 * Our interpretation: `[[Bandits link nothing.]]`. From two sources: `[[gamepack page-2: A yurt stays.]]`.
 */
const ANNOTATION = /\[\[(?:([a-z0-9 -]+): )?([\s\S]*?)\]\]/g;

/** Extracts the annotations from the text of a rule, in order. */
export function extractAnnotations(body: string): readonly Annotation[] {
  return [...body.matchAll(ANNOTATION)].flatMap(([, sources, text]) =>
    text === undefined ? [] : [{ sources: splitSources(sources), text }],
  );
}

/** Renders the annotations in a rule's HTML. A label never ends a line. */
export function renderAnnotations(html: string, getLabel: AnnotationLabeller): string {
  return html.replace(
    ANNOTATION,
    (_, sources, text) =>
      `<span class="mark${sources ? '' : ' ours'}"><b>${getLabel(splitSources(sources))}</b>\u00a0${text}</span>`,
  );
}

/** Replaces annotations in a rule's Markdown by their labels and words. */
export function expandAnnotations(body: string, getLabel: AnnotationLabeller): string {
  return body.replace(ANNOTATION, (_, sources, text) => `${getLabel(splitSources(sources))} ${text}`);
}

/** Removes annotations from a rule's Markdown. */
export function removeAnnotations(body: string): string {
  return body.replace(ANNOTATION, '');
}

/**
 * Lists what is wrong with the annotations of a rule: an unclosed one, an unknown source, or words that
 * follow one in the same paragraph, which a listener could not distinguish from it.
 */
export function listAnnotationFaults(body: string, known: ReadonlySet<string>): readonly string[] {
  const unknown = extractAnnotations(body)
    .flatMap(({ sources }) => sources)
    .filter((source) => !known.has(source));
  return [
    ...unknown.map((source) => `names ${source}, which is no source`),
    ...(/\[\[|\]\]/.test(removeAnnotations(body)) ? ['has an unclosed mark'] : []),
    ...(/\]\][^\S\n]*(?!\[\[)[^\s[]/.test(body) ? ['has text after marked words in the same paragraph'] : []),
  ];
}

function splitSources(sources: string | undefined): readonly string[] {
  return sources === undefined ? [] : sources.split(' ');
}
