import { MAX_POINTS } from '../../../core/points.ts';
import { ScoreScreen } from '../../../shell/score-sheet/ScoreScreen.tsx';
import { withEntry } from '../../../shell/seats.ts';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { DynastyIcon, TileIcon } from '../../../ui/icons.tsx';
import type { ScoreField } from '../saves/score.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { listPlayerTexts } from './player-ids.ts';
import { toSheet } from './state.ts';
import type { HuangScoreTypes } from './types.ts';

/** The first screen of the final scoring. */
export function MainScreen({ session, answer, rules, t }: MainScreenProps<HuangScoreTypes>) {
  const { state } = session;
  const names = listPlayerTexts(state, t);
  return (
    <ScoreScreen
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
      t={t}
    >
      {answer && <AnswerPanel state={state} answer={answer} rules={rules} t={t} />}
    </ScoreScreen>
  );
}
