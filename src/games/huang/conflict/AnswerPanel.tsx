import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { capitalize } from '../../../explain/sentence.ts';
import type { VerdictStatus } from '../../../explain/verdict-status.ts';
import { RuleCitation, RuleLink } from '../../../ui/RuleLink.tsx';
import { StrengthBars } from '../../../ui/StrengthBars.tsx';
import { TodoList } from '../../../ui/TodoList.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { Verdict, type VerdictTone } from '../../../ui/Verdict.tsx';
import { explainBoardSteps } from '../explain/board.ts';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import { explainTieQuestion, getOutcomeParts, listStrengths } from '../explain/outcome.ts';
import type { StateNames } from '../explain/state-names.ts';
import type { HuangActAnswer } from '../referee/answer-action.ts';
import type { BoardStep } from '../rules/step.ts';
import { explainOtherRuling, resolveSettings } from './compute-answer.ts';
import { listEnteredTiles } from './list-entered-tiles.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { explainPending, isPending } from './pending.ts';
import {
  type HuangConflict,
  isBegun,
  listEmptySides,
  listUnassigned,
  withActingDynasty,
  withNoCommitments,
  withTieWinner,
} from './state.ts';
import type { ConflictAnswer, ConflictAnswerProps, FullConflictTranslator } from './types.ts';

// Everything needed for an answer; lazy-loaded after the first screen is rendered.
export { computeAnswer, explainStrengths } from './compute-answer.ts';

/**
 * Who wins, or what is still to be entered. It stays in sight above the numbers; what follows from it is
 * below them. A screen reader announces its sentence when it changes.
 */
export function AnswerPanel({ session, answer, rules, t }: ConflictAnswerProps) {
  const result = answer && renderResult({ session, ...answer, rules, t });
  const strengths = answer
    ? listStrengths(answer.answer.trace, answer.names, t)
    : listEnteredTiles(session.state, t);
  return (
    <section class="answer" aria-label={t('result')} tabIndex={-1}>
      <Verdict
        tone={result?.tone}
        tag={result && t(`verdict-${result.status}`)}
        head={result?.head ?? describeMissingInput(session.state, t)}
      >
        {strengths.length > 0 && (
          <StrengthBars sides={strengths} colour={session.state.kind === 'war' ? 'red' : 'yellow'} t={t} />
        )}
      </Verdict>
      <button type="button" class="jump" aria-disabled={!result} onClick={() => result && showDetails()}>
        {t(result && result.todos.length === 0 ? 'details' : 'todo')} ↓
      </button>
    </section>
  );
}

/** Scrolls to what follows from the result, below the numbers, and moves the focus there. */
function showDetails(): void {
  const details = document.querySelector<HTMLElement>(`.${DETAILS_CLASS}`);
  details?.scrollIntoView();
  details?.focus({ preventScroll: true });
}

const DETAILS_CLASS = 'follows-result';

/** What follows from the result: a question that is still open, the reason, and what to do on the table. */
export function AnswerDetails({ session, answer, rules, t }: ConflictAnswerProps) {
  const result = answer && renderResult({ session, ...answer, rules, t });
  return (
    <section class={DETAILS_CLASS} tabIndex={-1} aria-label={t('details')}>
      {result?.more}
      {result && result.todos.length > 0 && <TodoList label={t('todo')} todos={result.todos} />}
    </section>
  );
}

/** Asks for the next input that is missing. */
function describeMissingInput(state: HuangConflict, t: FullConflictTranslator): string {
  if (state.kind === 'revolt') return t('revolt-first');
  const [empty] = listEmptySides(state);
  return empty !== undefined && isBegun(state) ? t('no-leader', { n: empty + 1 }) : t('enter-first');
}

type AnsweredProps = Omit<ConflictAnswerProps, 'answer'> & ConflictAnswer;

/** The sentences about a conflict. */
interface Result {
  readonly tone: VerdictTone;
  readonly status: VerdictStatus;
  readonly head: string;
  /** The open question, and the reason. */
  readonly more: ComponentChildren;
  readonly todos: readonly string[];
}

/** Renders the sentences about a conflict, depending on whether it is decided, pending, or a tie. */
function renderResult(props: AnsweredProps): Result {
  const { session, answer, names, rules, t } = props;
  if ('result' in answer && answer.result === 'peace')
    return {
      tone: 'yes',
      status: 'final',
      head: t('no-shared-colour'),
      todos: [],
      more: <RuleCitation rule="huang/war/war" rules={rules} t={t} />,
    };
  if (isPending(session.state, props)) return renderPendingResult(props);
  if ('needs' in answer)
    return {
      tone: 'open',
      status: 'question',
      todos: [],
      head: makeTieQuestion(session.state, answer, names, t),
      more: (
        <>
          <TieForm {...props} />
          <OpenRulings {...props} />
        </>
      ),
    };
  const { head, why, scores, committed } = getOutcomeParts(answer, names, t);
  return {
    tone: answer.legal ? 'yes' : 'no',
    status: answer.legal ? (props.other ? 'unsettled' : 'final') : 'refused',
    head,
    todos: [...scores, ...explainLeavingPieces(answer.trace, names, t), ...committed],
    more: (
      <>
        <TieForm {...props} />
        <Reason {...props} why={why} />
        <OpenRulings {...props} />
      </>
    ),
  };
}

/** Who would win now, with a button to confirm that no one commits anything. */
function renderPendingResult(props: AnsweredProps): Result {
  const { session, answer, rules, t } = props;
  const { outcome, why } = explainPending(props, t);
  const rule = answer.trace.find(({ step }) => step === 'strength')?.rule;
  const hasUnassigned = session.state.kind === 'war' && listUnassigned(session.state).length > 0;
  return {
    tone: 'open',
    status: 'provisional',
    head: capitalize(outcome),
    todos: [],
    more: (
      <>
        {hasUnassigned ? <p>{t('helps-which')}</p> : <NoCommitmentsButton session={session} t={t} />}
        <p>
          {why} {rule && <RuleLink rule={rule} rules={rules} t={t} />}
        </p>
        <OpenRulings {...props} />
      </>
    ),
  };
}

/**
 * A button that confirms that no one commits anything. Moves the focus to the result, because the button
 * disappears.
 */
function NoCommitmentsButton({ session, t }: Pick<AnsweredProps, 'session' | 't'>) {
  const press = ({ currentTarget }: TargetedMouseEvent<HTMLButtonElement>) => {
    currentTarget.closest<HTMLElement>(`.${DETAILS_CLASS}`)?.focus({ preventScroll: true });
    session.change(withNoCommitments(session.state));
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
function Reason({ answer, why, rules, t }: AnsweredProps & { readonly why: string }) {
  const rule = answer.trace.findLast(({ step }) => DECIDING_STEPS.includes(step))?.rule;
  return (
    <>
      {why && <p>{why}</p>}
      {rule && <RuleCitation rule={rule} rules={rules} t={t} />}
    </>
  );
}

/** The steps that report the winner, or that a rule forbids the action. */
const DECIDING_STEPS: readonly string[] = ['war-won', 'revolt-won', 'refused'] satisfies BoardStep['step'][];

/**
 * Explains what leaves the board, state by state: leaders, the losses of the losing sides, and what the
 * winner of a war gives up.
 */
function explainLeavingPieces(
  trace: readonly BoardStep[],
  names: StateNames,
  t: FullConflictTranslator,
): readonly string[] {
  const leaving = trace.filter(
    ({ step, rule }) =>
      step === 'leader-left' || step === 'losses' || (step === 'tile-left' && rule === 'huang/war/losers'),
  );
  return explainBoardSteps(leaving, names, t).map(({ text }) => text);
}

/** The question that a tie raises; it names the player who placed the tile, once that is known. */
function makeTieQuestion(
  state: HuangConflict,
  { trace }: HuangActAnswer,
  names: StateNames,
  t: FullConflictTranslator,
): string {
  if (state.acting === null) return t('tie-who');
  const tie = trace.find((step) => step.step === 'tied');
  if (!tie) throw new Error(`Asked without a tie: ${JSON.stringify(trace)}`);
  return explainTieQuestion(tie.decides, tie.states, names, t);
}

/** Lets the player who decides a tie choose the winner. */
function TieForm({ session, answer, names, rules, t }: AnsweredProps) {
  const { state, change } = session;
  const tie = answer.trace.find((step) => step.step === 'tied');
  if (!tie) return null;
  const question = makeTieQuestion(state, answer, names, t);
  if (state.acting === null)
    return (
      <PlayerChoice
        label={question}
        players={state.players}
        chosen={null}
        choose={(player) => change(withActingDynasty(state, player))}
        t={t}
      />
    );
  const phrases = createBoardPhrases(names, t);
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
              {phrases.state(id)}
            </ToggleButton>
          ) : null,
        )}
      </ToggleGroup>
    </div>
  );
}

/** Rulings without a comparison of results, with their rules. */
const RULINGS_WITHOUT_COMPARISON = [
  ['support-split', 'huang/war/soldier-leader'],
  ['winner-short', 'huang/war/winners-loss'],
] as const;

/**
 * The rulings that affected the answer; for bystanders also the result under the other ruling, if it differs.
 */
function OpenRulings(props: AnsweredProps) {
  const { session, answer, rules, t } = props;
  const { bystanders } = resolveSettings(session.state, session.settings);
  const others = explainOtherRuling(props, t);
  return (
    <ul class="caveats">
      {others.length > 0 && (
        <li>
          {t(`open-bystander-${bystanders}`)} {others.join(' ')}{' '}
          <RuleLink rule="huang/war/bystanders" rules={rules} t={t} />
        </li>
      )}
      {RULINGS_WITHOUT_COMPARISON.filter(([ruling]) => answer.rulings.includes(ruling)).map(
        ([ruling, rule]) => (
          <li key={ruling}>
            {t(`open-${ruling}`)} <RuleLink rule={rule} rules={rules} t={t} />
          </li>
        ),
      )}
    </ul>
  );
}
