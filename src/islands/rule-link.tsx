import type { RuleId } from '../engine/trace.ts';
import type { Locale } from '../i18n/locale.ts';
import { rulePathOf } from '../i18n/paths.ts';
import type { Translator } from '../i18n/translator.ts';

/** How a tool opens rules over itself, and what they are called. */
export interface Rules {
  readonly locale: Locale;
  /** The titles of the rules that the tool can cite. */
  readonly titles: Readonly<Partial<Record<RuleId, string>>>;
  open(rule: RuleId): void;
}

/** A link to a rule that opens it in place, over the tool. */
export function RuleLink({ rule, rules, t }: { rule: RuleId; rules: Rules; t: Translator }) {
  return (
    <a
      class="rule-link"
      href={rulePathOf(rules.locale, rule)}
      aria-label={t('rule-named', { title: rules.titles[rule] ?? rule })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        rules.open(rule);
      }}
    >
      {t('rule')}
    </a>
  );
}
