import type { Translator } from '../../i18n/translator.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { Outcome, SaidFiles } from './kit.ts';

interface Props {
  readonly isRight: boolean;
  readonly outcome: Outcome;
  /** Whether the solution was shown instead of found. */
  readonly isShown: boolean;
  /** Text for a right choice. */
  readonly right: string;
  /** Additional text. */
  readonly hint?: string | undefined;
  readonly rules: Rules;
  readonly t: Translator<SaidFiles>;
}

/** The outcome of the choice and the rule behind it. */
export function Said({ isRight, outcome, isShown, right, hint, rules, t }: Props) {
  const { sentences, rule, rests } = outcome;
  const head = isShown ? 'said-shown' : isRight ? 'said-right' : 'said-wrong';
  return (
    <Verdict tone={isRight ? 'yes' : 'no'} head={t(head)} isHeard={false}>
      <p>
        {isRight ? right : sentences.join(' ')} {rule && <RuleLink rule={rule} rules={rules} t={t} />}
      </p>
      {rests && <p class="soft">{rests}</p>}
      {hint && <p>{hint}</p>}
    </Verdict>
  );
}
