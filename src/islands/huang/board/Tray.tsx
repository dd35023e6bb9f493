import type { ComponentChildren } from 'preact';
import type { Translator } from '../../../i18n/translator.ts';
import { IconSign } from '../../signs.tsx';
import type { Court } from './court.ts';
import { SetupTray } from './SetupTray.tsx';
import type { Setup } from './setup.ts';
import type { Tool } from './tools.ts';
import type { Workbench } from './use-board.ts';

interface Props {
  readonly bench: Workbench;
  readonly setup: Setup;
  /** What settles actions; null until it is fetched. */
  readonly court: Court | null;
  readonly t: Translator;
}

const FIRST_TOOLS: Readonly<Record<Tool['mode'], Tool>> = {
  setup: { mode: 'setup', piece: { kind: 'tile', colour: 'red' } },
  play: { mode: 'play', play: { type: 'tile', colour: 'red' } },
};

/** The tools along the bottom edge: what is set up, or what is played. */
export function Tray({ bench, setup, court, t }: Props) {
  const { tool, choose, desk } = bench;
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
        court && <court.PlayTray {...{ bench, setup, t }} play={tool.play} />
      )}
    </div>
  );
}

/** A button that stays down while its thing is chosen. */
export function Choice(props: {
  readonly isOn: boolean;
  readonly label?: string;
  /** Cannot be chosen yet. */
  readonly isOff?: boolean;
  pick(): void;
  readonly children: ComponentChildren;
}) {
  const { isOn, label, isOff = false, pick, children } = props;
  return (
    <button type="button" aria-pressed={isOn} aria-label={label} disabled={isOff} onClick={pick}>
      {children}
    </button>
  );
}
