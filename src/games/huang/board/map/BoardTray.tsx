import { useState } from 'preact/hooks';
import type { MainScreenProps } from '../../../../shell/tool.ts';
import { UndoRedo } from '../../../../shell/UndoRedo.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { SetupTray } from '../setup/SetupTray.tsx';
import type { BoardMode } from '../setup/setup-tools.ts';
import type { BoardActions, BoardTypes } from '../types.ts';
import { FRESH_VIEW, PLAY_MODE } from '../view.ts';

interface Props extends Pick<MainScreenProps<BoardTypes>, 'answerModule' | 'lazyTexts' | 't'> {
  readonly controls: BoardActions;
}

const FIRST: Readonly<Record<BoardMode['mode'], BoardMode>> = {
  setup: FRESH_VIEW.mode,
  play: PLAY_MODE,
};

/** The tools at the bottom of the screen: pieces for the set-up, or actions to play. */
export function BoardTray({ controls: board, answerModule, lazyTexts, t }: Props) {
  const [isMoreOpen, setMoreOpen] = useState(false);
  const controls: BoardActions = {
    ...board,
    setMode(next) {
      setMoreOpen(false);
      board.setMode(next);
    },
  };
  const { mode } = controls.view;
  const more = { isMoreOpen, setMoreOpen };
  const photoButton = answerModule && lazyTexts && (
    <answerModule.PhotoButton controls={controls} t={lazyTexts} />
  );
  return (
    <div class="tray">
      <div class="line">
        <ToggleGroup look="switch">
          {(['setup', 'play'] as const).map((one) => (
            <ToggleButton
              key={one}
              isOn={mode.mode === one}
              isOff={one === 'play' && !answerModule}
              pick={() => controls.setMode(FIRST[one])}
            >
              {t(`mode-${one}`)}
            </ToggleButton>
          ))}
        </ToggleGroup>
        <UndoRedo session={controls.session} t={t} />
      </div>
      {mode.mode === 'setup' && (
        <SetupTray controls={controls} piece={mode.piece} {...more} photoButton={photoButton} t={t} />
      )}
      {mode.mode === 'play' && answerModule && lazyTexts && (
        <answerModule.PlayTray controls={controls} play={mode.play} {...more} t={lazyTexts} />
      )}
      {answerModule && lazyTexts && <answerModule.PhotoOpacitySlider controls={controls} t={lazyTexts} />}
    </div>
  );
}
