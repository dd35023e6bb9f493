import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { AnswerTexts, LessonAnswer } from './kit.ts';

interface Props {
  readonly answer: LessonAnswer;
  /** Whether it was shown, and not found. */
  readonly isShown: boolean;
  /** Said to a right choice. */
  readonly right: string;
  /** Said beside what the referee says. */
  readonly hint?: string | undefined;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** What the referee says to the choice, and the rule behind it. */
export function Said({ answer, isShown, right, hint, rules, t }: Props) {
  const { isRight } = answer;
  const { sentences, rule } = answer.outcomeIn(t);
  const head = isShown ? 'said-shown' : isRight ? 'said-right' : 'said-wrong';
  return (
    <Verdict tone={isRight ? 'yes' : 'no'} head={t(head)} isHeard={false}>
      <p>
        {isRight ? right : sentences.join(' ')} {rule && <RuleLink rule={rule} rules={rules} t={t} />}
      </p>
      {hint && <p>{hint}</p>}
    </Verdict>
  );
}
