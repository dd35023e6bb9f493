import type { CitedSentence } from '../../../explain/sentence.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { RuleCitation } from '../../../ui/RuleLink.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { TodoList } from '../../../ui/TodoList.tsx';
import { Verdict } from '../../../ui/Verdict.tsx';
import { findMoveSource } from '../explain/answer-source.ts';
import { explainDriveOut, explainDriveOutOutcome, explainGameEnd } from '../explain/drive-out.ts';
import { makeKhanPlaceLabel } from '../explain/place-label.ts';
import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import { KHAN_HANDLERS } from '../referee/handlers.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { getRulersBoard, isEmptyBoard } from '../saves/board.ts';
import type { KhanRulers, RulerMove } from '../saves/rulers.ts';
import { ExamplesLink } from '../ui/ExamplesLink.tsx';
import { applyDriveOut, caseOf, type RulersPiece } from './state.ts';
import type {
  FullRulersTranslator,
  MoveStepsProps,
  RulersAnswer,
  RulersAnswerProps,
  RulersDetailsProps,
  RulersTypes,
} from './types.ts';

export { createAutoZoom } from '../ui/auto-zoom.ts';
export { getDriveOutMarks } from '../ui/drive-out-marks.ts';
export { KhanReader } from '../ui/reading/KhanReader.tsx';

const [DEFAULT_RULING] = KHAN_RULING_OPTIONS['trapped-yurt'];

/** Evaluates the move; undefined while no ruler is on the board, or no direction is chosen. */
export function computeAnswer(
  state: KhanRulers,
  { rulings }: ToolSettings<RulersTypes>,
): RulersAnswer | undefined {
  const trappedYurt = state.trappedYurt ?? rulings.khan['trapped-yurt'] ?? DEFAULT_RULING;
  const refereeCase = caseOf({ ...state, trappedYurt });
  if (!refereeCase) return undefined;
  const answer = judgeMove(refereeCase);
  const otherCase = caseOf({ ...state, trappedYurt: trappedYurt === 'laid' ? 'none' : 'laid' });
  const otherAnswer = otherCase && answer.rulings.includes('trapped-yurt') ? judgeMove(otherCase) : undefined;
  return { trappedYurt, refereeCase, answer, otherAnswer };
}

function judgeMove(refereeCase: object): KhanDriveOutAnswer {
  const answer = KHAN_HANDLERS['drive-out'].answer(refereeCase);
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the form prevents this
  return answer;
}

/** Returns where the ruler goes and what follows. */
export function explainMoveOutcome(
  { answer }: RulersAnswer,
  { left }: KhanRulers,
  t: FullRulersTranslator,
): readonly [where: CitedSentence, ...follows: CitedSentence[]] {
  const end = explainGameEnd(answer.leaves, left, t);
  return [...explainDriveOutOutcome(answer, t), ...(end ? [end] : [])];
}

/** Describes the result under the other ruling on a trapped ruler's space; empty if it is the same. */
export function explainOtherRuling(
  { otherAnswer }: RulersAnswer,
  t: FullRulersTranslator,
): readonly string[] {
  if (!otherAnswer) return [];
  const [, ...follows] = explainDriveOutOutcome(otherAnswer, t);
  return [t('other-reading', { outcome: follows.map(({ text }) => text).join(' ') })];
}

/** Where the ruler goes, or the shown step, or what to enter. Its height is constant. */
export function AnswerPanel({ session, answer, piece, step, t }: RulersAnswerProps) {
  return (
    <section class="answer" aria-label={t('result')}>
      <div aria-live="polite">
        {answer && step === null && <MoveVerdict answer={answer} state={session.state} t={t} />}
        {answer && step !== null && <p>{explainDriveOut(answer.answer.trace, t)[step]?.text}</p>}
        {!answer && <Hint state={session.state} piece={piece} t={t} />}
      </div>
    </section>
  );
}

/** Where the ruler goes, and the first thing that follows. */
function MoveVerdict({ answer, state, t }: Omit<RulersDetailsProps, 'rules'>) {
  const [where, follows] = explainMoveOutcome(answer, state, t);
  return (
    <Verdict tone="yes" head={where.text} isLiveRegion={false}>
      {follows && <p>{follows.text}</p>}
    </Verdict>
  );
}

/** What was done, and what a tap does now. */
function Hint({ state, piece, t }: { state: KhanRulers; piece: RulersPiece; t: FullRulersTranslator }) {
  const { carried, ruler, direction } = state;
  const hint =
    piece !== 'ruler' ? (`hint-piece-${piece}` as const) : ruler === null ? 'enter-first' : 'hint-next';
  const isDirectionOpen = ruler !== null && direction === null && !carried;
  return (
    <>
      {carried && <p class="head">{describeLastMove(carried, t)}</p>}
      {!(isDirectionOpen && piece === 'ruler') && (
        <p>
          {t(hint)} {isEmptyBoard(getRulersBoard(state)) && <ExamplesLink t={t} />}
        </p>
      )}
      {isDirectionOpen && <p>{t('direction-first')}</p>}
    </>
  );
}

function describeLastMove({ from, to, leaves }: RulerMove, t: FullRulersTranslator): string {
  if (to === null) return t('done-trapped', { from: makeKhanPlaceLabel(from) });
  return t(leaves ? 'done-left' : 'done-moved', {
    from: makeKhanPlaceLabel(from),
    to: makeKhanPlaceLabel(to),
  });
}

/** The consequences of the move, and its assumptions. Below the controls, so that those do not move. */
export function RulersDetails({ answer, state, rules, t }: RulersDetailsProps) {
  const source = findMoveSource(answer.answer);
  const [where, ...follows] = explainMoveOutcome(answer, state, t);
  return (
    <div class="verdict yes follows">
      {follows.length > 0 && <TodoList label={t('todo')} todos={follows.map(({ text }) => text)} />}
      <RuleCitation rule={where.rule} rules={rules} t={t} />
      {source && <p class="soft">{t(`rests-on-${source}`)}</p>}
      {explainOtherRuling(answer, t).map((outcome) => (
        <p class="soft" key={outcome}>
          {t('turned-on', { point: t('point-trapped-yurt') })} {outcome}
        </p>
      ))}
    </div>
  );
}

/** Steps through the move on the map, and applies it. Always rendered, so that nothing moves. */
export function MoveSteps({ session, answer, step, setStep, t }: MoveStepsProps) {
  const count = answer ? explainDriveOut(answer.answer.trace, t).length : 0;
  const last = count - 1;
  const at = Math.min(step ?? last, last);
  const renderStepButton = (by: -1 | 1) => {
    const isOff = at + by < 0 || at + by > last;
    return (
      <SquareButton
        label={t(by < 0 ? 'step-before' : 'step-after')}
        isOff={isOff}
        press={() => !isOff && setStep(at + by)}
      >
        <Icon name={by < 0 ? 'back' : 'next'} size={22} />
      </SquareButton>
    );
  };
  return (
    <div class="line places moves">
      {renderStepButton(-1)}
      <span>{answer && t('step-at', { at: at + 1, count })}</span>
      {renderStepButton(1)}
      <button
        type="button"
        class="first"
        aria-disabled={!answer}
        onClick={() => answer && session.change(applyDriveOut(session.state, answer.answer))}
      >
        {t('carry-out')}
      </button>
    </div>
  );
}
