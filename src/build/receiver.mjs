/**
 * A plain e-mail address, without characters that a `mailto:` link would interpret as a second address or a
 * field.
 */
const MAIL = /^[\w.+-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;

/**
 * Reads the recipient of reports of this build: `ISSUES_URL`, a page for new issues, or else `MAILTO`, an
 * e-mail address.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {import('../share/receiver.ts').Receiver | null}
 * @throws {Error} if a value is not a safe address
 */
export function readReceiver({ ISSUES_URL, MAILTO }) {
  if (MAILTO && !MAIL.test(MAILTO))
    throw new Error(
      `MAILTO must be a plain mail address like rules@example.org, not ${JSON.stringify(MAILTO)}`,
    );
  if (ISSUES_URL) return { kind: 'issues', url: checkIssueUrl(ISSUES_URL) };
  return MAILTO ? { kind: 'mail', address: MAILTO } : null;
}

/** @param {string} text */
function checkIssueUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && url.protocol === 'https:' && !url.username && !url.password && !url.hash;
  if (isPlain && !/\s/.test(text)) return url.href;
  throw new Error(
    `ISSUES_URL must be an https: address without name, password or #, like https://example.org/yamen/issues/new, not ${JSON.stringify(text)}`,
  );
}
