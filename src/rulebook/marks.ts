/** Words of a rule that no rulebook of ours prints: where they come from, and what they say. */
export interface Mark {
  /** Ids of sources, `page-2`; none where it is our own reading. */
  readonly sources: readonly string[];
  readonly text: string;
}

/** What stands before marked words, so that nobody takes them for print. */
export type LabelOf = (sources: readonly string[]) => string;

/** `[[Bandits link nothing.]]` is ours, `[[gamepack page-2: A yurt stays.]]` from two sources. */
const MARK = /\[\[(?:([a-z0-9 -]+): )?([\s\S]*?)\]\]/g;

/** The marked words of a rule, in order. */
export function marksIn(body: string): readonly Mark[] {
  return [...body.matchAll(MARK)].flatMap(([, sources, text]) =>
    text === undefined ? [] : [{ sources: namesIn(sources), text }],
  );
}

/** A rule's HTML with its marks drawn, no label alone at the end of a line. */
export function drawMarks(html: string, labelOf: LabelOf): string {
  return html.replace(
    MARK,
    (_, sources, text) =>
      `<span class="mark${sources ? '' : ' ours'}"><b>${labelOf(namesIn(sources))}</b>\u00a0${text}</span>`,
  );
}

/** A rule's Markdown with the labels of its marks as words. */
export function spellMarks(body: string, labelOf: LabelOf): string {
  return body.replace(MARK, (_, sources, text) => `${labelOf(namesIn(sources))} ${text}`);
}

/** A rule's Markdown without what is marked. */
export function unmarked(body: string): string {
  return body.replace(MARK, '');
}

/**
 * What is wrong with the marks of a rule: one left open, one from no source, or words after one that has no end for
 * who hears it, so that they would pass for marked.
 */
export function markFaults(body: string, known: ReadonlySet<string>): readonly string[] {
  const unknown = marksIn(body)
    .flatMap(({ sources }) => sources)
    .filter((source) => !known.has(source));
  return [
    ...unknown.map((source) => `names ${source}, which is no source`),
    ...(/\[\[|\]\]/.test(unmarked(body)) ? ['has a mark without its end'] : []),
    ...(/\]\][^\S\n]*(?!\[\[)[^\s[]/.test(body) ? ['goes on after marked words in one paragraph'] : []),
  ];
}

function namesIn(sources: string | undefined): readonly string[] {
  return sources === undefined ? [] : sources.split(' ');
}
