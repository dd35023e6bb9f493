/**
 * Form fields that another app may share with the installed Yamen, named as in the manifest. Apps usually put
 * links into the text. The content is untrusted.
 */
const FIELDS = ['url', 'text', 'title'] as const;

/** Maximum size of a form that is read, in bytes: twice the maximum length of a link. */
export const LONGEST_SHARED_FORM = 200_000;

/** Fragment of the page that opens links, instead of a case, if the shared text is too long. */
export const TOO_LONG_FRAGMENT = 'too-long';

/**
 * Lists the texts of a form, in the order in which they are searched for a link. Files and other fields are
 * ignored.
 */
export function listSharedTexts(form: FormData): readonly string[] {
  return FIELDS.map((name) => form.get(name)).filter((value) => typeof value === 'string');
}

/**
 * Matches an address of this site after its base, up to where the surrounding text continues. No dots, so it
 * cannot leave the site.
 */
const ADDRESS = /^([\w/-]*(?:\?[\w=&+%-]*)?(?:#[\w/%-]*)?).*$/s;

/**
 * Finds the first address in some texts that is inside the site at `base`. Addresses with a fragment (a case
 * or a rule) are preferred. Undefined if there is none. The address is absolute.
 */
export function findSiteLink(texts: readonly string[], base: string): string | undefined {
  const rests = texts.flatMap((text) => text.split(base).slice(1));
  const links = rests.map((rest) => rest.replace(ADDRESS, '$1'));
  const link = links.find((one) => /#./.test(one)) ?? links[0];
  return link === undefined ? undefined : base + link;
}

/**
 * Makes the redirect target for texts shared with `page`, which opens the links of the site at `base`: the
 * link in them, else that page with the texts in its fragment, which is not sent to any server. A link to a
 * case with other text around it may be wrapped or encoded, so that page reads it, too.
 */
export function makeShareTargetUrl(texts: readonly string[], page: string, base: string): string {
  const shared = [...new Set(texts)].join('\n').trim();
  const link = findSiteLink(texts, base);
  const isClear = link !== undefined && (texts.some((text) => text.trim() === link) || !CASE.test(link));
  return isClear ? link : `${page}#${new URLSearchParams({ shared })}`;
}

/** Matches an address that opens a case or may be the beginning of one. */
const CASE = /#\d|\/open\//;

/**
 * Returns the text that `makeShareTargetUrl` put into a fragment; undefined if it contains something else.
 */
export function readSharedText(hash: string): string | undefined {
  return new URLSearchParams(hash).get('shared') ?? undefined;
}
