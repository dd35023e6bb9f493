import { RuleLink } from '../../ui/RuleLink.tsx';
import { Verdict } from '../../ui/Verdict.tsx';
import type { ExerciseFeedbackProps } from './types.ts';

/** The outcome of the choice and the rule behind it. */
export function ExerciseFeedback({
  isRight,
  outcome,
  isShown,
  right,
  hint,
  rules,
  t,
}: ExerciseFeedbackProps) {
  const { sentences, rule, basis } = outcome;
  const head = isShown ? 'said-shown' : isRight ? 'said-right' : 'said-wrong';
  return (
    <Verdict tone={isRight ? 'yes' : 'no'} head={t(head)} isLiveRegion={false}>
      <p>
        {isRight ? right : sentences.join(' ')} {rule && <RuleLink rule={rule} rules={rules} t={t} />}
      </p>
      {basis && <p class="soft">{basis}</p>}
      {hint && <p>{hint}</p>}
    </Verdict>
  );
}
