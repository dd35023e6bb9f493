/** A plain address: nothing that a `mailto:` link would read as more than one, or as a field. */
const MAIL = /^[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/**
 * Who gets reports of this build: `ISSUES_URL`, the page on which an issue is written, before `MAILTO`, an address.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {import('../share/receiver.ts').Receiver | null}
 * @throws {Error} if what is set could lead anywhere else
 */
export function receiverOf({ ISSUES_URL, MAILTO }) {
  if (MAILTO && !MAIL.test(MAILTO))
    throw new Error(
      `MAILTO must be a plain mail address like rules@example.org, not ${JSON.stringify(MAILTO)}`,
    );
  if (ISSUES_URL) return { kind: 'issues', url: issuePage(ISSUES_URL) };
  return MAILTO ? { kind: 'mail', address: MAILTO } : null;
}

/** @param {string} given */
function issuePage(given) {
  const url = URL.canParse(given) ? new URL(given) : undefined;
  const isPlain = url && url.protocol === 'https:' && !url.username && !url.password && !url.hash;
  if (isPlain && !/\s/.test(given)) return url.href;
  throw new Error(
    `ISSUES_URL must be an https: address without name, password or #, like https://example.org/yamen/issues/new, not ${JSON.stringify(given)}`,
  );
}
