import type { SpaceName } from '../../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import { explainDriveOut, explainDriveOutOutcome, explainEnd } from '../../explain/khan/drive-out.ts';
import { placeOf } from '../../explain/khan/place.ts';
import { findMoveSource } from '../../explain/khan/rests.ts';
import type { Sentence } from '../../explain/sentence.ts';
import { KHAN_ASKS } from '../../referee/khan/asks.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { Carried, KhanRulers } from '../../saves/khan-rulers.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import { Key } from '../../ui/key.tsx';
import { Ground, type Rules } from '../../ui/rule-link.tsx';
import { TodoList } from '../../ui/todo-list.tsx';
import { Verdict } from '../../ui/verdict.tsx';
import type { Session } from '../shell/session.ts';
import type { HouseRules } from '../shell/tool.ts';
import type { AnswerTexts, Rulers, RulersAnswer } from './kit.ts';
import { carriedOut, caseOf, type Piece } from './state.ts';

export { marksUpTo } from '../../ui/khan/marks.ts';
export { revealing } from '../../ui/khan/reveal.ts';

const [USUAL_READING] = KHAN_RULINGS['trapped-yurt'];

/** Evaluates the move; undefined while no ruler is on the board, or no direction is chosen. */
export function answerOf(state: KhanRulers, { rulings }: HouseRules<Rulers>): RulersAnswer | undefined {
  const trappedYurt = state.trappedYurt ?? rulings.khan['trapped-yurt'] ?? USUAL_READING;
  const asked = caseOf({ ...state, trappedYurt });
  if (!asked) return undefined;
  const answer = ask(asked);
  const other = caseOf({ ...state, trappedYurt: trappedYurt === 'laid' ? 'none' : 'laid' });
  const otherwise = other && answer.rulings.includes('trapped-yurt') ? ask(other) : undefined;
  return { trappedYurt, asked, answer, otherwise };
}

function ask(asked: object): KhanDriveOutAnswer {
  const answer = KHAN_ASKS['drive-out'].answer(asked);
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the entry lets none such arise
  return answer;
}

/** Where the ruler goes and what follows. */
export function outcomeOf(
  { answer }: RulersAnswer,
  { left }: KhanRulers,
  t: AnswerTexts,
): readonly [where: Sentence, ...follows: Sentence[]] {
  const end = explainEnd(answer.leaves, left, t);
  const [first, ...rest] = explainDriveOutOutcome(answer, t);
  return [first, ...rest, ...(end ? [end] : [])];
}

/** The space of the ruler, and its target. */
export function spacesNamedIn({ answer: { to } }: RulersAnswer, { ruler }: KhanRulers): readonly SpaceName[] {
  return [ruler, to].filter((space) => space !== null);
}

/** The result under the other ruling on a trapped ruler's space; undefined if it is the same. */
export function explainOtherwise({ otherwise }: RulersAnswer, t: AnswerTexts): string | undefined {
  if (!otherwise) return undefined;
  const [, ...follows] = explainDriveOutOutcome(otherwise, t);
  return t('other-reading', { outcome: follows.map(({ text }) => text).join(' ') });
}

interface Props {
  readonly session: Session<Rulers>;
  readonly answer: RulersAnswer | undefined;
  /** The piece that a tap on the board places. */
  readonly piece: Piece;
  /** Index of the shown step; null for the outcome. */
  readonly step: number | null;
  readonly t: AnswerTexts;
}

/** Where the ruler goes, or the shown step, or what to enter. Its height is constant. */
export function Answer({ session, answer, piece, step, t }: Props) {
  return (
    <section class="answer" aria-label={t('result')}>
      <div aria-live="polite">
        {answer && step === null && (
          <Verdict tone="yes" head={outcomeOf(answer, session.state, t)[0].text} isHeard={false} />
        )}
        {answer && step !== null && <p>{explainDriveOut(answer.answer.trace, t)[step]?.text}</p>}
        {!answer && <Hint state={session.state} piece={piece} t={t} />}
      </div>
    </section>
  );
}

/** What was done, and what a tap does now. */
function Hint({ state, piece, t }: { state: KhanRulers; piece: Piece; t: AnswerTexts }) {
  const { carried, ruler, direction } = state;
  const hint =
    piece !== 'ruler' ? (`hint-piece-${piece}` as const) : ruler === null ? 'enter-first' : 'hint-next';
  const isDirectionOpen = ruler !== null && direction === null && !carried;
  return (
    <>
      {carried && <p class="head">{carriedIn(carried, t)}</p>}
      {!(isDirectionOpen && piece === 'ruler') && <p>{t(hint)}</p>}
      {isDirectionOpen && <p>{t('direction-first')}</p>}
    </>
  );
}

function carriedIn({ from, to, leaves }: Carried, t: AnswerTexts): string {
  if (to === null) return t('done-trapped', { from: placeOf(from) });
  return t(leaves ? 'done-left' : 'done-moved', { from: placeOf(from), to: placeOf(to) });
}

interface FollowsProps extends Pick<Props, 't'> {
  readonly answer: RulersAnswer;
  readonly state: KhanRulers;
  readonly rules: Rules;
}

/** The consequences of the move, and its assumptions. Below the controls, so that those do not move. */
export function Follows({ answer, state, rules, t }: FollowsProps) {
  const ground = findMoveSource(answer.answer);
  const otherwise = explainOtherwise(answer, t);
  const [where, ...follows] = outcomeOf(answer, state, t);
  return (
    <div class="verdict yes follows">
      {follows.length > 0 && <TodoList label={t('todo')} todos={follows.map(({ text }) => text)} />}
      <Ground rule={where.rule} rules={rules} t={t} />
      {ground && <p class="soft">{t(`rests-on-${ground}`)}</p>}
      {otherwise && (
        <p class="soft">
          {t('turned-on', { point: t('point-trapped-yurt') })} {otherwise}
        </p>
      )}
    </div>
  );
}

type StepsProps = Pick<Props, 'session' | 'answer' | 'step' | 't'> & { setStep(step: number): void };

/** Steps through the move on the map, and applies it. Always rendered, so that nothing moves. */
export function Steps({ session, answer, step, setStep, t }: StepsProps) {
  const count = answer ? explainDriveOut(answer.answer.trace, t).length : 0;
  const last = count - 1;
  const at = Math.min(step ?? last, last);
  const turn = (by: -1 | 1) => {
    const isOff = at + by < 0 || at + by > last;
    return (
      <Key
        label={t(by < 0 ? 'step-before' : 'step-after')}
        isOff={isOff}
        press={() => !isOff && setStep(at + by)}
      >
        <IconSign name={by < 0 ? 'back' : 'next'} size={22} />
      </Key>
    );
  };
  return (
    <div class="line places">
      {turn(-1)}
      <span>{answer && t('step-at', { at: at + 1, count })}</span>
      {turn(1)}
      <button
        type="button"
        aria-disabled={!answer}
        onClick={() => answer && session.change(carriedOut(session.state, answer.answer))}
      >
        {t('carry-out')}
      </button>
    </div>
  );
}
