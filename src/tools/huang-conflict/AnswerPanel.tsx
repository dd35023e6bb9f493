import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import type { BoardStep } from '../../engine/huang/step.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { createBoardPhrases } from '../../explain/huang/board-phrases.ts';
import { explainTieQuestion, getOutcomeParts } from '../../explain/huang/outcome.ts';
import type { StateNames } from '../../explain/huang/state-names.ts';
import type { HuangActAnswer } from '../../referee/huang/answer-action.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { RuleCitation, RuleLink, type RuleViewer } from '../../ui/RuleLink.tsx';
import { TodoList } from '../../ui/TodoList.tsx';
import { ToggleButton, ToggleGroup } from '../../ui/ToggleGroup.tsx';
import { Verdict, type VerdictTone } from '../../ui/Verdict.tsx';
import type { Session } from '../shell/use-session.ts';
import { explainOtherRuling, getBystanderRuling, resolveSettings } from './compute-answer.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { explainPending, isPending } from './pending.ts';
import {
  isBegun,
  listEmptySides,
  listUnassigned,
  withActingDynasty,
  withNobodyCommitting,
  withTieWinner,
} from './state.ts';
import type { AllConflictTexts, ConflictAnswer, ConflictTypes } from './types.ts';

// Everything needed for an answer; lazy-loaded after the first screen is rendered.
export { computeAnswer, explainStrengths } from './compute-answer.ts';

interface Props {
  readonly session: Session<ConflictTypes>;
  /** Undefined while input is missing. */
  readonly answer: ConflictAnswer | undefined;
  readonly rules: RuleViewer;
  readonly t: AllConflictTexts;
}

/**
 * Who wins and what follows, or what is still to be entered. A screen reader announces its first sentence
 * when it changes.
 */
export function AnswerPanel({ session, answer, rules, t }: Props) {
  const result = answer && resultOf({ session, ...answer, rules, t });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long result scrolls, and keys must reach it.
    <section class="answer" aria-label={t('result')} tabIndex={0}>
      <Verdict tone={result?.tone} head={result?.head ?? missingIn(session.state, t)}>
        {result?.more}
      </Verdict>
    </section>
  );
}

/** The next input that is missing. */
function missingIn(state: HuangConflict, t: AllConflictTexts): string {
  if (state.kind === 'revolt') return t('revolt-first');
  const [empty] = listEmptySides(state);
  return empty !== undefined && isBegun(state) ? t('no-leader', { n: empty + 1 }) : t('enter-first');
}

type Answered = Omit<Props, 'answer'> & ConflictAnswer;

/** The sentences about a conflict. */
interface Result {
  readonly tone: VerdictTone;
  readonly head: string;
  readonly more: ComponentChildren;
}

function resultOf(props: Answered): Result {
  const { session, answer, names, rules, t } = props;
  if ('result' in answer && answer.result === 'peace')
    return {
      tone: 'yes',
      head: t('no-shared-colour'),
      more: <RuleCitation rule="huang/war/war" rules={rules} t={t} />,
    };
  if (isPending(session.state, props)) return pendingResult(props);
  if ('needs' in answer)
    return {
      tone: 'open',
      head: questionOf(session.state, answer, names, t),
      more: (
        <>
          <Tie {...props} />
          <OpenPoints {...props} />
        </>
      ),
    };
  const { head, why, scores, committed } = getOutcomeParts(answer, names, t);
  const todos = [...scores, ...leavingOf(answer.trace, names, t), ...committed];
  return {
    tone: answer.legal ? 'yes' : 'no',
    head,
    more: (
      <>
        <Why {...props} why={why} />
        <OpenPoints {...props} />
        <TodoList label={t('todo')} todos={todos} />
        <Tie {...props} />
      </>
    ),
  };
}

/** Who would win now, with a button to confirm that nobody commits anything. */
function pendingResult(props: Answered): Result {
  const { session, answer, rules, t } = props;
  const { head, why } = explainPending(props, t);
  const rule = answer.trace.find(({ step }) => step === 'strength')?.rule;
  const isAimless = session.state.kind === 'war' && listUnassigned(session.state).length > 0;
  return {
    tone: 'open',
    head,
    more: (
      <>
        {isAimless ? <p>{t('helps-which')}</p> : <NobodyCommits session={session} t={t} />}
        <p>
          {why} {rule && <RuleLink rule={rule} rules={rules} t={t} />}
        </p>
        <OpenPoints {...props} />
      </>
    ),
  };
}

/**
 * The button that confirms that nobody commits anything. Moves the focus to the result, because the button
 * disappears.
 */
function NobodyCommits({ session, t }: Pick<Answered, 'session' | 't'>) {
  const press = ({ currentTarget }: TargetedMouseEvent<HTMLButtonElement>) => {
    currentTarget.closest('section')?.focus({ preventScroll: true });
    session.change(withNobodyCommitting(session.state));
  };
  return (
    <>
      <p>{t('stands-until')}</p>
      <button type="button" onClick={press}>
        {t('nobody-commits')}
      </button>
    </>
  );
}

/** The reason for the result, and its rule. */
function Why({ answer, why, rules, t }: Answered & { readonly why: string }) {
  const rule = answer.trace.findLast(({ step }) => DECIDING.includes(step))?.rule;
  return (
    <>
      <p>{why}</p>
      {rule && <RuleCitation rule={rule} rules={rules} t={t} />}
    </>
  );
}

/** Names of the steps that say who has won, or that something is forbidden. */
const DECIDING: readonly string[] = ['war-won', 'revolt-won', 'refused'] satisfies BoardStep['step'][];

/**
 * What leaves the board, state by state: leaders, the losses of the losers, and what the winner of a war
 * gives up.
 */
function leavingOf(trace: readonly BoardStep[], names: StateNames, t: AllConflictTexts): readonly string[] {
  const leaving = trace.filter(
    ({ step, rule }) =>
      step === 'leader-left' || step === 'losses' || (step === 'tile-left' && rule === 'huang/war/losers'),
  );
  return explainBoard(leaving, names, t).map(({ text }) => text);
}

/** The question that a tie raises; it names the player who placed the tile, once that is known. */
function questionOf(
  state: HuangConflict,
  { trace }: HuangActAnswer,
  names: StateNames,
  t: AllConflictTexts,
): string {
  if (state.acting === null) return t('tie-who');
  const tie = trace.find((step) => step.step === 'tied');
  if (!tie) throw new Error(`Asked without a tie: ${JSON.stringify(trace)}`);
  return explainTieQuestion(tie.decides, tie.states, names, t);
}

/** Lets the player who decides a tie choose the winner. */
function Tie({ session, answer, names, rules, t }: Answered) {
  const { state, change } = session;
  const tie = answer.trace.find((step) => step.step === 'tied');
  if (!tie) return null;
  const question = questionOf(state, answer, names, t);
  if (state.acting === null)
    return (
      <PlayerChoice
        label={question}
        players={state.players}
        nameOf={session.nameOf}
        chosen={null}
        choose={(player) => change(withActingDynasty(state, player))}
        t={t}
      />
    );
  const words = createBoardPhrases(names, t);
  return (
    <div class="tie" role="group" aria-label={t('tie')}>
      <p>
        <RuleLink rule={tie.rule} rules={rules} t={t} />
      </p>
      <ToggleGroup look="wrapped">
        {names.states.map(({ id }, i) =>
          tie.states.includes(id) ? (
            <ToggleButton
              key={id}
              isOn={state.war.tieWinner === i}
              pick={() => change(withTieWinner(state, i))}
            >
              {words.state(id)}
            </ToggleButton>
          ) : null,
        )}
      </ToggleGroup>
    </div>
  );
}

/** Open points for which no other result is shown, with their rules. */
const WITHOUT_OTHER = [
  ['support-split', 'huang/war/one-state'],
  ['winner-short', 'huang/war/winners-loss'],
] as const;

/** The open points that affected the answer, and the result under another ruling if there is one. */
function OpenPoints(props: Answered) {
  const { session, answer, rules, t } = props;
  const { state } = session;
  const bystanders = getBystanderRuling(resolveSettings(state, session.settings));
  const others = explainOtherRuling(props, t);
  return (
    <ul class="caveats">
      {others.length > 0 && (
        <li>
          {t(`open-bystander-${bystanders}`)} {others.join(' ')}{' '}
          <RuleLink rule="huang/war/bystanders" rules={rules} t={t} />
        </li>
      )}
      {WITHOUT_OTHER.filter(([ruling]) => answer.rulings.includes(ruling)).map(([ruling, rule]) => (
        <li key={ruling}>
          {t(`open-${ruling}`)} <RuleLink rule={rule} rules={rules} t={t} />
        </li>
      ))}
    </ul>
  );
}
