import { useRef } from 'preact/hooks';
import { MAX_POINTS } from '../../../core/points.ts';
import { PointsEditor } from '../../../shell/score-sheet/PointsEditor.tsx';
import { getSeat, withEntry } from '../../../shell/seats.ts';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { TileIcon } from '../../../ui/icons.tsx';
import { listPlayerTexts } from '../ui/player-names.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { toSheet } from './state.ts';
import type { KhanScoreTypes } from './types.ts';

/**
 * The first screen of the final count: the result at the top, the points at the bottom within reach of the
 * thumb.
 */
export function MainScreen({ session, answer, rules, t }: MainScreenProps<KhanScoreTypes>) {
  const { state } = session;
  const result = useRef<HTMLDivElement>(null);
  const showResult = () => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const renderPlayerIcon = (seat: number, size: number) => {
    const { colour } = getSeat(state, seat);
    return <TileIcon colour={colour} size={size} />;
  };
  return (
    <>
      <div class="answer" ref={result} tabIndex={-1}>
        <h2 class="visually-hidden">{t('result')}</h2>
        {answer && <AnswerPanel state={state} answer={answer} rules={rules} t={t} />}
      </div>
      <PointsEditor
        sheet={toSheet(state)}
        names={listPlayerTexts(state, t)}
        session={session}
        enter={({ seat, field }, text) => session.change(withEntry(state, seat, field, text))}
        renderPlayerIcon={renderPlayerIcon}
        renderFieldIcon={() => null}
        getFieldName={(field) => t(`field-${field}`)}
        tooMany={t('wrong-too-many', { most: MAX_POINTS })}
        done={showResult}
        t={t}
      />
    </>
  );
}
