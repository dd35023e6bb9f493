import type { MainScreenProps } from '../../../shell/tool.ts';
import { UndoRedo } from '../../../shell/UndoRedo.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { RevoltForm } from './RevoltForm.tsx';
import type { ConflictTypes } from './types.ts';
import { WarForm } from './WarForm.tsx';

/**
 * The first screen for a war or revolt: the result at the top, the numbers at the bottom within reach of the
 * thumb.
 */
export function MainScreen(props: MainScreenProps<ConflictTypes>) {
  const { session, answerModule, lazyTexts, answer, failure, rules, t } = props;
  const { state, change } = session;
  const strengths = answerModule && lazyTexts ? answerModule.explainStrengths(answer, lazyTexts) : [];
  return (
    <>
      {answerModule && lazyTexts ? (
        <answerModule.AnswerPanel session={session} answer={answer} rules={rules} t={lazyTexts} />
      ) : (
        <section class="answer">
          <div>{failure ?? <p>{t('enter-first')}</p>}</div>
        </section>
      )}
      <div class="pad">
        <h2 class="visually-hidden">{t('entry')}</h2>
        <div class="line">
          <ToggleGroup>
            {(['war', 'revolt'] as const).map((kind) => (
              <ToggleButton
                key={kind}
                isOn={state.kind === kind}
                pick={() => change(state.kind === kind ? state : { ...state, kind })}
              >
                {t(`kind-of-${kind}`)}
              </ToggleButton>
            ))}
          </ToggleGroup>
          <UndoRedo session={session} t={t} />
        </div>
        {state.kind === 'war' ? (
          <WarForm session={session} strengths={strengths} t={t} />
        ) : (
          <RevoltForm session={session} t={t} />
        )}
      </div>
      {answerModule && lazyTexts && (
        <answerModule.AnswerDetails session={session} answer={answer} rules={rules} t={lazyTexts} />
      )}
    </>
  );
}
