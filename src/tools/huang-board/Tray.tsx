import { Choice, Segment } from '../../ui/segment.tsx';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { Controls } from './controls.ts';
import type { Board } from './kit.ts';
import { SetupTray } from './SetupTray.tsx';
import type { Mode } from './tapping.ts';

interface Props extends Pick<EntryProps<Board>, 'part' | 'partTexts' | 't'> {
  readonly controls: Controls;
}

const FIRST: Readonly<Record<Mode['mode'], Mode>> = {
  setup: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
  play: { mode: 'play', play: { type: 'tile', colour: 'red' } },
};

/** The tools at the bottom of the screen: pieces for the set-up, or actions to play. */
export function Tray({ controls, part, partTexts, t }: Props) {
  const { mode } = controls.view;
  const { setup } = controls.state;
  return (
    <div class="tray">
      <div class="line">
        <Segment>
          {(['setup', 'play'] as const).map((one) => (
            <Choice
              key={one}
              isOn={mode.mode === one}
              isOff={one === 'play' && !part}
              pick={() => controls.setMode(FIRST[one])}
            >
              {t(`mode-${one}`)}
            </Choice>
          ))}
        </Segment>
        {part && partTexts ? (
          <part.PhotoKey controls={controls} t={partTexts} />
        ) : (
          <span class="key" /> // reserved, so that nothing moves when it is loaded
        )}
        <UndoRedo session={controls.session} t={t} />
      </div>
      {mode.mode === 'setup' && <SetupTray controls={controls} setup={setup} piece={mode.piece} t={t} />}
      {mode.mode === 'play' && part && partTexts && (
        <part.PlayTray controls={controls} setup={setup} play={mode.play} t={partTexts} />
      )}
      {part && partTexts && <part.PhotoLine controls={controls} t={partTexts} />}
    </div>
  );
}
