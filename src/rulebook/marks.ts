/** Marked words of a rule, which no rulebook that we have prints: their sources and the words. */
export interface Mark {
  /** Ids of sources such as `page-2`; none for our own reading. */
  readonly sources: readonly string[];
  readonly text: string;
}

/** Returns the label before marked words, which shows that they are not from the rulebook. */
export type LabelOf = (sources: readonly string[]) => string;

/** Our reading: `[[Bandits link nothing.]]`. From two sources: `[[gamepack page-2: A yurt stays.]]`. */
const MARK = /\[\[(?:([a-z0-9 -]+): )?([\s\S]*?)\]\]/g;

/** Lists the marked words of a rule in order. */
export function marksIn(body: string): readonly Mark[] {
  return [...body.matchAll(MARK)].flatMap(([, sources, text]) =>
    text === undefined ? [] : [{ sources: namesIn(sources), text }],
  );
}

/** Renders the marks in a rule's HTML. A label never ends a line. */
export function drawMarks(html: string, labelOf: LabelOf): string {
  return html.replace(
    MARK,
    (_, sources, text) =>
      `<span class="mark${sources ? '' : ' ours'}"><b>${labelOf(namesIn(sources))}</b>\u00a0${text}</span>`,
  );
}

/** Replaces marks in a rule's Markdown by their labels and words. */
export function spellMarks(body: string, labelOf: LabelOf): string {
  return body.replace(MARK, (_, sources, text) => `${labelOf(namesIn(sources))} ${text}`);
}

/** Removes marked words from a rule's Markdown. */
export function unmarked(body: string): string {
  return body.replace(MARK, '');
}

/**
 * Lists what is wrong with the marks of a rule: an unclosed mark, an unknown source, or words that follow a
 * mark in the same paragraph, which a listener could not tell from marked ones.
 */
export function markFaults(body: string, known: ReadonlySet<string>): readonly string[] {
  const unknown = marksIn(body)
    .flatMap(({ sources }) => sources)
    .filter((source) => !known.has(source));
  return [
    ...unknown.map((source) => `names ${source}, which is no source`),
    ...(/\[\[|\]\]/.test(unmarked(body)) ? ['has an unclosed mark'] : []),
    ...(/\]\][^\S\n]*(?!\[\[)[^\s[]/.test(body) ? ['has text after marked words in the same paragraph'] : []),
  ];
}

function namesIn(sources: string | undefined): readonly string[] {
  return sources === undefined ? [] : sources.split(' ');
}
