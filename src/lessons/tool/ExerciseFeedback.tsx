import type { Translator } from '../../i18n/translator.ts';
import { RuleLink, type RuleViewer } from '../../ui/RuleLink.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import type { ChoiceOutcome, FeedbackFiles } from './types.ts';

interface Props {
  readonly isRight: boolean;
  readonly outcome: ChoiceOutcome;
  /** Whether the solution was shown instead of found. */
  readonly isShown: boolean;
  /** Text for a right choice. */
  readonly right: string;
  /** Additional text. */
  readonly hint?: string | undefined;
  readonly rules: RuleViewer;
  readonly t: Translator<FeedbackFiles>;
}

/** The outcome of the choice and the rule behind it. */
export function ExerciseFeedback({ isRight, outcome, isShown, right, hint, rules, t }: Props) {
  const { sentences, rule, basis } = outcome;
  const head = isShown ? 'said-shown' : isRight ? 'said-right' : 'said-wrong';
  return (
    <Verdict tone={isRight ? 'yes' : 'no'} head={t(head)} isHeard={false}>
      <p>
        {isRight ? right : sentences.join(' ')} {rule && <RuleLink rule={rule} rules={rules} t={t} />}
      </p>
      {basis && <p class="soft">{basis}</p>}
      {hint && <p>{hint}</p>}
    </Verdict>
  );
}
