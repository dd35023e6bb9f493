import type { ComponentChildren } from 'preact';
import type { BoardStep } from '../../engine/huang/step.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import type { Names } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import { explainQuestion } from '../../explain/huang/question.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { emptySides, isBegun, withTieWinner } from './conflict.ts';
import { otherReading, type Settled, settle, type Table } from './settle.ts';
import type { AnswerTranslator } from './texts.ts';

interface Props {
  readonly conflict: HuangConflict;
  readonly table: Table;
  /** Undefined while a state has no leader and so is none. */
  readonly settled: Settled | undefined;
  readonly rules: Rules;
  change(next: HuangConflict): void;
  readonly t: AnswerTranslator;
}

/** Who wins and what follows from it, or what is still to be entered. Its first sentence is heard when it changes. */
export function Answer(props: Props) {
  const { conflict, settled, t } = props;
  const [empty] = emptySides(conflict);
  const missing =
    empty !== undefined && isBegun(conflict) ? t('no-leader', { n: empty + 1 }) : t('enter-first');
  const told = settled && toldIn(settled, props);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long result scrolls, and keys must reach it.
    <section class="answer" aria-label={t('result')} tabIndex={0}>
      <p class={told && 'head'}>
        <span class={told?.isAsked ? 'unseen' : undefined} aria-live="polite">
          {told?.first ?? missing}
        </span>{' '}
        {told?.links}
      </p>
      {told?.more}
    </section>
  );
}

type Answered = Omit<Props, 'settled'> & { readonly answer: HuangActAnswer; readonly names: Names };

/** What is told of a conflict. */
interface Told {
  readonly first: string;
  /** Whether the first sentence is a question, which is seen with the buttons that answer it. */
  readonly isAsked?: boolean;
  readonly links: ComponentChildren;
  readonly more?: ComponentChildren;
}

function toldIn({ answer, names }: Settled, props: Props): Told {
  const { rules, t } = props;
  if ('result' in answer && answer.result === 'peace')
    return {
      first: t('no-shared-colour'),
      links: <RuleLink rule="huang/war/war" rules={rules} t={t} />,
    };
  const [head, ...effects] = explainOutcome(answer, names, t);
  const isAsked = 'needs' in answer;
  const rule = answer.trace.findLast(({ step }) => DECIDING.includes(step))?.rule;
  const tie = <Tie {...props} answer={answer} names={names} />;
  return {
    first: isAsked ? tieIn(answer, names, t) : head,
    isAsked,
    links: (
      <>
        {rule && !isAsked && <RuleLink rule={rule} rules={rules} t={t} />}
        {answer.rulings.length > 0 && (
          <a class="inline to-open-points" href="#open-points">
            {t('open-point', { count: answer.rulings.length })}
          </a>
        )}
      </>
    ),
    more: (
      <>
        {isAsked ? tie : <p>{[...effects, ...lossesOf(answer.trace, names, t)].join(' ')}</p>}
        <OpenPoints {...props} answer={answer} names={names} />
        {!isAsked && tie}
      </>
    ),
  };
}

/** The steps that say who has won, or that something is forbidden. */
const DECIDING: readonly string[] = ['war-won', 'revolt-won', 'refused'] satisfies BoardStep['step'][];

/** What the winner of a war gives up. */
function lossesOf(trace: readonly BoardStep[], names: Names, t: AnswerTranslator): readonly string[] {
  const losses = trace.filter(({ step }) => step === 'losses');
  return explainBoard(losses, names, t).map(({ text }) => text);
}

/** The question that a tie of states puts. */
function tieIn({ trace }: HuangActAnswer, names: Names, t: AnswerTranslator): string {
  const tie = trace.find((step) => step.step === 'tied');
  if (!tie) throw new Error(`Asked without a tie: ${JSON.stringify(trace)}`);
  return explainQuestion({ asks: 'tieWinner', by: tie.decides, options: tie.states }, names, t);
}

/** A tie of states: who decides it, and between which. */
function Tie({ conflict, answer, names, change, rules, t }: Answered) {
  const tie = answer.trace.find((step) => step.step === 'tied');
  if (!tie) return null;
  const options = tie.states;
  const words = wordsOf(names, t);
  return (
    <div class="tie" role="group" aria-label={t('tie')}>
      <p>
        {tieIn(answer, names, t)} <RuleLink rule={tie.rule} rules={rules} t={t} />
      </p>
      <div class="row">
        {names.states.map(({ id }, i) =>
          options.includes(id) ? (
            <button
              type="button"
              key={id}
              aria-pressed={conflict.war.tieWinner === i}
              onClick={() => change(withTieWinner(conflict, i))}
            >
              {words.state(id)}
            </button>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** The open points on which the answer turned, and what comes out under another reading where there is one. */
function OpenPoints({ conflict, table, answer, rules, t }: Answered) {
  const other = answer.rulings.includes('bystander-states')
    ? settle(conflict, otherReading(table))
    : undefined;
  const outcome = other ? explainOutcome(other.answer, other.names, t) : [];
  return (
    <ul class="caveats" id="open-points">
      {outcome.length > 0 && (
        <li>
          {t(`open-bystander-${table.bystanders}`)} {t('other-reading', { outcome: outcome.join(' ') })}{' '}
          <RuleLink rule="huang/war/bystanders" rules={rules} t={t} />
        </li>
      )}
      {answer.rulings.includes('support-split') && (
        <li>
          {t('open-support-split')} <RuleLink rule="huang/war/one-state" rules={rules} t={t} />
        </li>
      )}
      {answer.rulings.includes('winner-short') && (
        <li>
          {t('open-winner-short')} <RuleLink rule="huang/war/winners-loss" rules={rules} t={t} />
        </li>
      )}
    </ul>
  );
}
