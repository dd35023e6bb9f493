import { useEffect, useRef, useState } from 'preact/hooks';
import { type RuleId, toRuleId } from '../core/trace.ts';
import type { Locale } from '../i18n/locale.ts';
import { makeRulePath } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';
import { fetchPage } from '../ui/browser/fetch-page.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { LoadError } from '../ui/LoadError.tsx';
import { getRuleTitle, type RuleViewer } from '../ui/RuleLink.tsx';
import { recordRuleRead } from '../ui/record-rule-read.ts';

interface Props {
  readonly rule: RuleId | null;
  readonly rules: RuleViewer;
  close(): void;
  readonly t: Translator<'tool'>;
  readonly shellTexts: Translator<'sharing'>;
}

/** A dialog with one rule, loaded from the page of its chapter, so that the user stays in the tool. */
export function RuleDialog({ rule, rules, close, t, shellTexts }: Props) {
  const { text, hasFailed, again } = useRuleText(rule, rules.locale);
  const followLink = (event: MouseEvent) => {
    const linked = event.target instanceof HTMLAnchorElement ? event.target.dataset['rule'] : undefined;
    if (!linked) return;
    event.preventDefault();
    rules.open(toRuleId(linked));
  };
  const title = rule ? t('rule-named', { title: getRuleTitle(rule, rules) }) : t('rule');
  return (
    <Dialog
      isOpen={rule !== null}
      title={title}
      closing={shellTexts('dialog-close')}
      close={close}
      clicked={followLink}
    >
      {hasFailed && <LoadError text={shellTexts('rule-failed')} retry={again} t={t} />}
      <div ref={text} />
      {rule && <a href={makeRulePath(rules.locale, rule)}>{shellTexts('rule-page')}</a>}
    </Dialog>
  );
}

/** Loads the text of a rule into an element. Returns the state of loading, with a callback to retry. */
function useRuleText(rule: RuleId | null, locale: Locale) {
  const text = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!rule) return;
    let isWanted = true;
    setFailed(false);
    text.current?.replaceChildren();
    recordRuleRead(rule);
    loadRule(locale, rule)
      .then((section) => isWanted && text.current?.replaceChildren(section))
      .catch((error: unknown) => {
        console.warn(error);
        if (isWanted) setFailed(true);
      });
    return () => {
      isWanted = false;
    };
  }, [rule, locale, attempt]);
  return { text, hasFailed, again: () => setAttempt(attempt + 1) };
}

/** Loads a rule's section from the page of its chapter, without elements that only work on that page. */
async function loadRule(locale: Locale, rule: RuleId): Promise<Element> {
  const url = new URL(makeRulePath(locale, rule), location.href);
  const page = await fetchPage(url.pathname);
  const section = page.getElementById(url.hash.slice(1));
  if (!section) throw new Error(`${url.pathname} has no rule ${rule}`);
  section.removeAttribute('id');
  // The dialog shows only one rule, so all collapsed details are opened.
  for (const details of section.querySelectorAll<HTMLDetailsElement>('.more')) details.open = true;
  // Removes links to examples, which would open in this same tool below the dialog, and the title, which the
  // dialog already shows.
  for (const element of section.querySelectorAll('a.button, .share, .shown, h2')) element.remove();
  // Replaces glossary links by their text, because they would leave the tool.
  for (const term of section.querySelectorAll('a.term')) term.replaceWith(...term.childNodes);
  for (const link of section.querySelectorAll('a')) {
    const target = new URL(`${link.getAttribute('href')}`, url);
    link.href = target.href;
    const chapter = /\/([\w-]+)\/rules\/([\w-]+)\/$/.exec(target.pathname);
    if (chapter && target.hash) link.dataset['rule'] = `${chapter[1]}/${chapter[2]}/${target.hash.slice(1)}`;
  }
  return document.importNode(section, true);
}
