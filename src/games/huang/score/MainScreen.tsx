import { useRef } from 'preact/hooks';
import { MAX_POINTS } from '../../../core/points.ts';
import { PointsEditor } from '../../../shell/score-sheet/PointsEditor.tsx';
import { withEntry } from '../../../shell/seats.ts';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { DynastyIcon, TileIcon } from '../../../ui/icons.tsx';
import type { ScoreField } from '../saves/score.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { listPlayerTexts } from './player-ids.ts';
import { toSheet } from './state.ts';
import type { HuangScoreTypes } from './types.ts';

/**
 * The first screen of the final scoring: the result at the top, the points at the bottom within reach of the
 * thumb.
 */
export function MainScreen({ session, answer, rules, t }: MainScreenProps<HuangScoreTypes>) {
  const { state } = session;
  const result = useRef<HTMLDivElement>(null);
  const showResult = () => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const names = listPlayerTexts(state, t);
  return (
    <>
      <div class="answer" ref={result} tabIndex={-1}>
        <h2 class="visually-hidden">{t('result')}</h2>
        {answer && <AnswerPanel state={state} answer={answer} rules={rules} t={t} />}
      </div>
      <PointsEditor
        sheet={toSheet(state)}
        names={names}
        session={session}
        enter={({ seat, field }, text) => session.change(withEntry(state, seat, field, text))}
        renderPlayerIcon={(seat, size) => (
          <DynastyIcon dynasty={state.seats[seat]?.dynasty ?? null} name={names[seat] ?? ''} size={size} />
        )}
        renderFieldIcon={(field) =>
          field === 'granaries' ? <Icon name="granary" size={28} /> : <TileIcon colour={field} size={28} />
        }
        getFieldName={(field: ScoreField) => t(field === 'granaries' ? 'granaries' : `colour-${field}`)}
        tooMany={t('wrong-too-many', { most: MAX_POINTS })}
        done={showResult}
        t={t}
      />
    </>
  );
}
