import { useEffect, useRef, useState } from 'preact/hooks';
import type { RuleId } from '../engine/trace.ts';
import type { Locale } from '../i18n/locale.ts';
import { rulePathOf } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';

/** A link to a rule that opens it in place, over the tool. */
export function RuleLink(props: { rule: RuleId; locale: Locale; open(rule: RuleId): void; t: Translator }) {
  const { rule, locale, open, t } = props;
  return (
    <a
      class="rule-link"
      href={rulePathOf(locale, rule)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        open(rule);
      }}
    >
      {t('rule')}
    </a>
  );
}

/** One rule of the rulebook over the tool, taken from its chapter's page; nothing of the tool is lost. */
export function RuleSheet(props: { rule: RuleId | null; locale: Locale; close(): void; t: Translator }) {
  const { rule, locale, close, t } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!rule) return;
    let isWanted = true;
    setFailed(false);
    text.current?.replaceChildren();
    dialog.current?.showModal();
    loadRule(locale, rule)
      .then((section) => isWanted && text.current?.replaceChildren(section))
      .catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [rule, locale]);
  return (
    <dialog class="sheet" ref={dialog} onClose={close} aria-label={t('rule')}>
      <form method="dialog">
        {rule && <a href={rulePathOf(locale, rule)}>{t('rule-page')}</a>}
        <button type="submit">{t('rule-close')}</button>
      </form>
      {hasFailed && <p role="alert">{t('rule-failed')}</p>}
      <div ref={text} />
    </dialog>
  );
}

/** A rule's section from its chapter's page, with links that lead to where they lead from there. */
async function loadRule(locale: Locale, rule: RuleId): Promise<Element> {
  const url = new URL(rulePathOf(locale, rule), location.href);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} ${url.pathname}`);
  // Only what lies in <main>: styles of the page's head would breach this page's policy.
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(await response.text()) ?? [];
  const page = new DOMParser().parseFromString(main, 'text/html');
  const section = page.getElementById(url.hash.slice(1));
  if (!section) throw new Error(`${url.pathname} has no rule ${rule}`);
  section.removeAttribute('id');
  for (const link of section.querySelectorAll('a'))
    link.setAttribute('href', new URL(link.getAttribute('href') ?? '', url).href);
  return document.importNode(section, true);
}
