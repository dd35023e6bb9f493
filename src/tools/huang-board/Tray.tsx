import type { Setup } from '../../engine/huang/setup.ts';
import { Choice } from '../../ui/choice.tsx';
import type { Court } from './court.ts';
import { SetupTray } from './SetupTray.tsx';
import type { BoardTranslator } from './texts.ts';
import type { Tool } from './tools.ts';
import type { Workbench } from './use-board.ts';
import { UndoButtons } from './WayBack.tsx';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  /** What settles actions; null until it is fetched. */
  readonly court: Court | null;
  readonly t: BoardTranslator;
}

const FIRST_TOOLS: Readonly<Record<Tool['mode'], Tool>> = {
  setup: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
  play: { mode: 'play', play: { type: 'tile', colour: 'red' } },
};

/** The tools along the bottom edge: what is set up, or what is played. */
export function Tray({ bench, setup, court, t }: Props) {
  const { tool, choose } = bench;
  return (
    <div class="tray">
      <div class="line">
        {(['setup', 'play'] as const).map((mode) => (
          <Choice
            key={mode}
            isOn={tool.mode === mode}
            isOff={mode === 'play' && !court}
            pick={() => choose(FIRST_TOOLS[mode])}
          >
            {t(`mode-${mode}`)}
          </Choice>
        ))}
        <UndoButtons bench={bench} t={t} />
      </div>
      {tool.mode === 'setup' ? (
        <SetupTray {...{ bench, setup, t }} piece={tool.piece} />
      ) : (
        court && <court.PlayTray {...{ bench, setup }} play={tool.play} t={court.t} />
      )}
    </div>
  );
}
