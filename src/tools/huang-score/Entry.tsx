import { useRef } from 'preact/hooks';
import type { EntryProps } from '../shell/tool.ts';
import { Answer } from './Answer.tsx';
import type { Score } from './kit.ts';
import { Pad } from './Pad.tsx';

/**
 * The first screen of the final scoring: the result at the top, the points at the bottom within reach of the
 * thumb.
 */
export function Entry({ session, answer, rules, t }: EntryProps<Score>) {
  const result = useRef<HTMLDivElement>(null);
  const showResult = () => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  return (
    <>
      <div class="answer" ref={result} tabIndex={-1}>
        <h2 class="unseen">{t('result')}</h2>
        {answer && <Answer state={session.state} answer={answer} rules={rules} t={t} />}
      </div>
      <Pad session={session} done={showResult} t={t} />
    </>
  );
}
