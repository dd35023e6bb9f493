import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Session } from '../../../shell/session/session.ts';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { UndoRedo } from '../../../shell/UndoRedo.tsx';
import { useInertSurroundings } from '../../../ui/hooks/use-inert-surroundings.ts';
import { useScopedState } from '../../../ui/hooks/use-scoped-state.ts';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import type { ChuHanBattle } from '../saves/battle.ts';
import { SetupForm } from './setup/SetupForm.tsx';
import type { BattleTypes, InitialBattleTranslator } from './types.ts';

/** Whether the user enters the starting position or the plays since then. */
type Mode = 'setup' | 'play';

/** The first screen: a battle, first its starting position, then play by play. */
export function MainScreen(props: MainScreenProps<BattleTypes>) {
  const { session, answerModule, lazyTexts, answer, failure, rules, t } = props;
  const { state } = session;
  const [chosenMode, setMode] = useScopedState<Mode | null>(state.id, null);
  useSwitchToPlays(state, () => setMode('play'));
  const [isTurned, setTurned] = useState(false);
  const screen = useRef<HTMLDivElement>(null);
  useInertSurroundings(screen, isTurned);
  const mode = chosenMode ?? (state.plays.length > 0 ? 'play' : 'setup');
  const isPlaying = mode === 'play';
  const shown = isPlaying && answerModule && lazyTexts && answer;
  const frame = ['duel', ...(isPlaying ? ['at-play'] : []), ...(isTurned ? ['turned'] : [])].join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the controls inside, all reached by Tab.
    <div ref={screen} class={frame} onKeyDown={(event) => event.key === 'Escape' && setTurned(false)}>
      <div class="top-part">
        <Bar
          session={session}
          mode={mode}
          setMode={setMode}
          isTurned={isTurned}
          setTurned={setTurned}
          t={t}
        />
        {shown && <answerModule.FightPanel answered={answer} t={lazyTexts} />}
      </div>
      {failure}
      {!isPlaying && <SetupForm session={session} play={() => setMode('play')} t={t} />}
      {shown && <answerModule.AnswerPanel session={session} answered={answer} rules={rules} t={lazyTexts} />}
    </div>
  );
}

/** Switches to the plays when undo or redo changes them while the set-up is visible, which does not show them. */
function useSwitchToPlays(state: ChuHanBattle, show: () => void): void {
  const before = useRef(state);
  useLayoutEffect(() => {
    const { id, plays } = before.current;
    before.current = state;
    if (id === state.id && JSON.stringify(plays) !== JSON.stringify(state.plays)) show();
  }, [state]);
}

interface BarProps {
  readonly session: Session<BattleTypes>;
  readonly mode: Mode;
  setMode(mode: Mode): void;
  readonly isTurned: boolean;
  setTurned(isTurned: boolean): void;
  readonly t: InitialBattleTranslator;
}

/**
 * Switches between set-up and plays, undo and redo, and a button that turns the view to the other side of the
 * table.
 */
function Bar({ session, mode, setMode, isTurned, setTurned, t }: BarProps) {
  return (
    <div class="line">
      <ToggleGroup look="switch">
        {(['setup', 'play'] as const).map((one) => (
          <ToggleButton key={one} isOn={mode === one} pick={() => setMode(one)}>
            {t(`mode-${one}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <UndoRedo session={session} t={t} />
      <ToggleButton isOn={isTurned} label={t('turn-view-named')} pick={() => setTurned(!isTurned)}>
        {t('turn-view')}
      </ToggleButton>
    </div>
  );
}
