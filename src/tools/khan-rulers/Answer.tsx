import type { SpaceName } from '../../engine/khan/grid.ts';
import type { DriveOutStep } from '../../engine/khan/step.ts';
import { explainDriveOut, explainDriveOutOutcome, explainEnd } from '../../explain/khan/drive-out.ts';
import { KHAN_ASKS } from '../../referee/khan/asks.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';
import type { KhanRulers } from '../../saves/khan-rulers.ts';
import { IconSign } from '../../ui/icon-sign.tsx';
import type { Mark } from '../../ui/khan/look.ts';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Rulers, RulersAnswer } from './kit.ts';
import { carriedOut, caseOf } from './state.ts';

/** Asks the referee; undefined while no ruler stands on the board. */
export function answerOf(state: KhanRulers): RulersAnswer | undefined {
  const asked = caseOf(state);
  if (!asked) return undefined;
  const answer = KHAN_ASKS['drive-out'].answer(asked);
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the entry lets none such arise
  return { asked, answer };
}

/** Where the ruler goes and what follows. */
export function outcomeOf({ answer }: RulersAnswer, { left }: KhanRulers, t: AnswerTexts) {
  const end = explainEnd(answer.leaves, left, t);
  return [...explainDriveOutOutcome(answer, t), ...(end ? [end] : [])];
}

interface Props {
  readonly session: Session<Rulers>;
  readonly answer: RulersAnswer | undefined;
  readonly step: number | null;
  setStep(step: number): void;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** Where the ruler goes and what follows, and the steps that lead there, one after the other. */
export function Answer(props: Props) {
  const { session, answer, rules, t } = props;
  return (
    <section class="answer" aria-label={t('result')}>
      <div class="reply">
        <div aria-live="polite">
          {!answer && <p>{t('enter-first')}</p>}
          {answer &&
            outcomeOf(answer, session.state, t).map(({ text, rule }, i) => (
              <p key={i} class={i === 0 ? 'head' : undefined}>
                {i === 0 ? <strong>{text}</strong> : text} <RuleLink rule={rule} rules={rules} t={t} />
              </p>
            ))}
          {answer?.answer.rulings.includes('trapped-yurt') && (
            <p class="soft">{t('turned-on', { point: t('point-trapped-yurt') })}</p>
          )}
        </div>
        {answer && <CarryOut session={session} answer={answer.answer} t={t} />}
      </div>
      {answer && <StepByStep {...props} answer={answer} />}
    </section>
  );
}

function CarryOut({ session, answer, t }: Pick<Props, 'session' | 't'> & { answer: KhanDriveOutAnswer }) {
  const carryOut = () => {
    session.change(carriedOut(session.state, answer));
    session.notify(t('carried-out'));
  };
  return (
    <button type="button" class="first" onClick={carryOut}>
      {t('carry-out')}
    </button>
  );
}

/** One step after the other; the map shows those up to it. */
function StepByStep({ answer, step, setStep, t }: Props & { readonly answer: RulersAnswer }) {
  const steps = explainDriveOut(answer.answer.trace, t);
  const last = steps.length - 1;
  const at = Math.min(step ?? last, last);
  const turn = (by: -1 | 1) => {
    const isOff = at + by < 0 || at + by > last;
    return (
      <button
        type="button"
        class="icon"
        aria-label={t(by < 0 ? 'step-before' : 'step-after')}
        aria-disabled={isOff}
        onClick={() => !isOff && setStep(at + by)}
      >
        <IconSign name={by < 0 ? 'back' : 'next'} size={22} />
      </button>
    );
  };
  return (
    <div class="line places">
      {turn(-1)}
      <p aria-live="polite">
        {t('step-at', { at: at + 1, count: steps.length })}
        {step !== null && (
          <>
            <br />
            {steps[at]?.text}
          </>
        )}
      </p>
      {turn(1)}
    </div>
  );
}

/** What the steps up to one of them put on the map. */
export function marksUpTo({ trace }: KhanDriveOutAnswer, ruler: SpaceName, last: number) {
  return new Map(trace.slice(0, last + 1).flatMap((step) => marksOf(step, ruler)));
}

function marksOf(step: DriveOutStep, ruler: SpaceName): readonly (readonly [SpaceName, Mark])[] {
  switch (step.step) {
    case 'space-tried':
      return step.at !== null && step.found !== 'edge' ? [[step.at, step.found]] : [];
    case 'yurt-laid':
      return [[step.at, 'yurt']];
    case 'ruler-left':
      return step.why === 'trapped' ? [[ruler, 'leaves']] : [];
    default:
      return [];
  }
}
