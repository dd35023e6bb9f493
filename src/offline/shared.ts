/**
 * What another app may hand to the installed Yamen, by the names in the manifest; apps put a link into the text, most
 * often. It comes from anywhere and may hold anything.
 */
const FIELDS = ['url', 'text', 'title'] as const;

/** Bytes of the longest form that is read: twice as long as a link may be. */
export const LONGEST_SHARED = 200_000;

/** Stands behind `#` of the page that opens links, in the place of a case, when what was shared is too long to read. */
export const TOO_LONG = 'too-long';

/** The texts of a form, in the order in which a link is looked for. Files and other fields are left alone. */
export function textsIn(form: FormData): readonly string[] {
  return FIELDS.map((name) => form.get(name)).filter((value) => typeof value === 'string');
}

/** An address of this site from its base on, to where the text around it goes on: no dots, so it cannot lead out. */
const ADDRESS = /^([\w/-]*(?:\?[\w=&+%-]*)?(?:#[\w/%-]*)?).*$/s;

/**
 * The first address in some texts that lies in the site at `base`, whole; one that names something behind its `#`, a
 * case or a rule, goes before one that does not. Undefined where there is none.
 */
export function linkIn(texts: readonly string[], base: string): string | undefined {
  const rests = texts.flatMap((text) => text.split(base).slice(1));
  const links = rests.map((rest) => rest.replace(ADDRESS, '$1'));
  const link = links.find((one) => /#./.test(one)) ?? links[0];
  return link === undefined ? undefined : base + link;
}

/**
 * Where a browser goes on to when some texts were shared with `page`, which opens the links of the site at `base`: to
 * the link in them, else to that page with the texts behind its `#`. So nothing is lost, and nothing reaches a server.
 */
export function addressFor(texts: readonly string[], page: string, base: string): string {
  const shared = [...new Set(texts)].join('\n').trim();
  return linkIn(texts, base) ?? `${page}#${new URLSearchParams({ shared })}`;
}

/** The texts that `addressFor` put behind `#`; undefined where something else stands there. */
export function sharedText(hash: string): string | undefined {
  return new URLSearchParams(hash).get('shared') ?? undefined;
}
