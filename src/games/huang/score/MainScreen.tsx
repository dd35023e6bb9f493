import { useRef } from 'preact/hooks';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { PointsEditor } from './PointsEditor.tsx';
import type { HuangScoreTypes } from './types.ts';

/**
 * The first screen of the final scoring: the result at the top, the points at the bottom within reach of the
 * thumb.
 */
export function MainScreen({ session, answer, rules, t }: MainScreenProps<HuangScoreTypes>) {
  const result = useRef<HTMLDivElement>(null);
  const showResult = () => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  return (
    <>
      <div class="answer" ref={result} tabIndex={-1}>
        <h2 class="visually-hidden">{t('result')}</h2>
        {answer && <AnswerPanel state={session.state} answer={answer} rules={rules} t={t} />}
      </div>
      <PointsEditor session={session} done={showResult} t={t} />
    </>
  );
}
