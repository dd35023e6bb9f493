import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../ui/Icon.tsx';
import type { ExerciseControlsProps, LessonTranslator } from './types.ts';

/** Buttons to continue, and a replay of the solution. Receives the focus after a choice. */
export function ExerciseControls(props: ExerciseControlsProps) {
  const { isRight, outcome, step, setStep, hasPicked, again, show, next, after, t } = props;
  const controls = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasPicked) controls.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="line" ref={controls} tabIndex={-1}>
        {!isRight && (
          <button type="button" class="first" onClick={again}>
            {t('once-more')}
          </button>
        )}
        {!isRight && (
          <button type="button" onClick={show}>
            {t('show-me')}
          </button>
        )}
        {isRight && next && (
          <button type="button" class="first" onClick={next}>
            {t('next-exercise')}
          </button>
        )}
        {isRight && !next && after && (
          <a class="button first" href={after.path}>
            {t('next-lesson', { lesson: after.title })}
          </a>
        )}
      </div>
      {isRight && <StepReplay steps={outcome.steps} step={step} setStep={setStep} t={t} />}
    </>
  );
}

interface StepReplayProps {
  readonly steps: readonly { readonly text: string }[];
  readonly step: number | null;
  setStep(step: number | null): void;
  readonly t: LessonTranslator;
}

/** A replay of the outcome, step by step; the board shows it up to the current step. */
function StepReplay({ steps, step, setStep, t }: StepReplayProps) {
  const last = steps.length - 1;
  if (last < 1) return null;
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
        <Icon name={by < 0 ? 'back' : 'next'} size={22} />
      </button>
    );
  };
  return (
    <div class="replay-bar">
      {turn(-1)}
      <p aria-live="polite">
        <small>{t('step-at', { at: at + 1, count: steps.length })}</small> {steps[at]?.text}
      </p>
      {turn(1)}
    </div>
  );
}
