import type { Translator } from '../../../i18n/translator.ts';
import { Choice } from '../../choice.tsx';
import { IconSign } from '../../signs.tsx';
import { PlayTray } from './PlayTray.tsx';
import { SetupTray } from './SetupTray.tsx';
import type { Setup } from './setup.ts';
import type { Tool } from './tools.ts';
import type { Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  /** What settles actions is there. */
  readonly canPlay: boolean;
  readonly t: Translator;
}

const FIRST_TOOLS: Readonly<Record<Tool['mode'], Tool>> = {
  setup: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
  play: { mode: 'play', play: { type: 'tile', colour: 'red' } },
};

/** The tools along the bottom edge: what is set up, or what is played. */
export function Tray({ bench, setup, canPlay, t }: Props) {
  const { tool, choose, desk } = bench;
  return (
    <div class="tray">
      <div class="line">
        {(['setup', 'play'] as const).map((mode) => (
          <Choice
            key={mode}
            isOn={tool.mode === mode}
            isOff={mode === 'play' && !canPlay}
            pick={() => choose(FIRST_TOOLS[mode])}
          >
            {t(`mode-${mode}`)}
          </Choice>
        ))}
        <button
          type="button"
          aria-label={t('undo')}
          aria-disabled={desk.view.past.length === 0}
          onClick={bench.undo}
        >
          <IconSign name="undo" size={24} />
        </button>
        <button
          type="button"
          aria-label={t('redo')}
          aria-disabled={desk.view.future.length === 0}
          onClick={bench.redo}
        >
          <IconSign name="redo" size={24} />
        </button>
      </div>
      {tool.mode === 'setup' ? (
        <SetupTray {...{ bench, setup, t }} piece={tool.piece} />
      ) : (
        <PlayTray {...{ bench, setup, t }} play={tool.play} />
      )}
    </div>
  );
}
