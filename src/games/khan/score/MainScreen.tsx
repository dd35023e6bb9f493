import { MAX_POINTS } from '../../../core/points.ts';
import { ScoreScreen } from '../../../shell/score-sheet/ScoreScreen.tsx';
import { getSeat, withEntry } from '../../../shell/seats.ts';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { TileIcon } from '../../../ui/icons.tsx';
import { listPlayerTexts } from '../ui/player-names.ts';
import { AnswerPanel } from './AnswerPanel.tsx';
import { toSheet } from './state.ts';
import type { KhanScoreTypes } from './types.ts';

/** The first screen of the final count. */
export function MainScreen({ session, answer, rules, t }: MainScreenProps<KhanScoreTypes>) {
  const { state } = session;
  return (
    <ScoreScreen
      sheet={toSheet(state)}
      names={listPlayerTexts(state, t)}
      session={session}
      enter={({ seat, field }, text) => session.change(withEntry(state, seat, field, text))}
      renderPlayerIcon={(seat, size) => <TileIcon colour={getSeat(state, seat).colour} size={size} />}
      renderFieldIcon={() => null}
      getFieldName={(field) => t(`field-${field}`)}
      tooMany={t('wrong-too-many', { most: MAX_POINTS })}
      t={t}
    >
      {answer && <AnswerPanel state={state} answer={answer} rules={rules} t={t} />}
    </ScoreScreen>
  );
}
