import type { RuleId } from '../core/trace.ts';
import type { Titles } from '../i18n/lazy-texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { makeRulePath } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';

/** How a tool opens rules in a dialog, and the titles of the rules. */
export interface RuleViewer {
  readonly locale: Locale;
  /** Titles of all rules; undefined until they are loaded. */
  readonly titles: Titles | undefined;
  open(rule: RuleId): void;
}

/** Returns the title of a rule, or its id while the titles are not loaded. */
export function getRuleTitle(rule: RuleId, { titles }: RuleViewer): string {
  return titles?.[rule] ?? rule;
}

interface Props {
  readonly rule: RuleId;
  readonly rules: RuleViewer;
  /** Whether the link shows the title of the rule once the titles are loaded. */
  readonly hasTitle?: boolean;
  readonly t: Translator<'tool'>;
}

/** The last line of a verdict: a link with the title of its rule, and the source if no edition prints it. */
export function RuleCitation({ rule, rules, t }: Props) {
  const { titles } = rules;
  return (
    <p>
      <RuleLink rule={rule} rules={rules} hasTitle t={t} /> <small class="soft">{titles?.[`${rule}/`]}</small>
    </p>
  );
}

/** A link to a rule that opens it in a dialog over the tool. */
export function RuleLink({ rule, rules, hasTitle = false, t }: Props) {
  const label = t('rule-named', { title: getRuleTitle(rule, rules) });
  return (
    <a
      class={hasTitle ? 'rule-link titled-link' : 'rule-link'}
      href={makeRulePath(rules.locale, rule)}
      aria-label={label}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        rules.open(rule);
      }}
    >
      {hasTitle && rules.titles ? label : t('rule')}
    </a>
  );
}
