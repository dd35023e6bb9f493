import { useState } from 'preact/hooks';
import { Choice, Segment } from '../../ui/segment.tsx';
import { useWhile } from '../../ui/use-while.ts';
import type { Session } from '../shell/session.ts';
import type { EntryProps } from '../shell/tool.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { BattleKit, RefereeTexts } from './kit.ts';
import { SetupPad } from './SetupPad.tsx';

/** Whether the user enters the starting position or the plays since then. */
type Mode = 'setup' | 'play';

/** A disputed battle: first the starting position, then play by play. */
export function Entry(props: EntryProps<BattleKit>) {
  const { session, part, partTexts, answer, failure, rules, t } = props;
  const { state } = session;
  const [chosen, setMode] = useWhile<Mode | null>(state.id, null);
  const [isTurned, setTurned] = useState(false);
  const mode = chosen ?? (state.plays.length > 0 ? 'play' : 'setup');
  const isPlaying = mode === 'play';
  const shown = isPlaying && part && partTexts && answer;
  const frame = ['duel', ...(isPlaying ? ['at-play'] : []), ...(isTurned ? ['turned'] : [])].join(' ');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key of the controls inside, all reached by Tab.
    <div class={frame} onKeyDown={(event) => event.key === 'Escape' && setTurned(false)}>
      <div class="top-part">
        <Bar
          session={session}
          mode={mode}
          setMode={setMode}
          isTurned={isTurned}
          setTurned={setTurned}
          t={t}
        />
        {shown && <part.Fight answered={answer} t={partTexts} />}
      </div>
      {failure}
      {!isPlaying && <SetupPad session={session} play={() => setMode('play')} t={t} />}
      {shown && <part.Answer session={session} answered={answer} rules={rules} t={partTexts} />}
    </div>
  );
}

interface BarProps {
  readonly session: Session<BattleKit>;
  readonly mode: Mode;
  setMode(mode: Mode): void;
  readonly isTurned: boolean;
  setTurned(isTurned: boolean): void;
  readonly t: RefereeTexts;
}

/**
 * Switches between set-up and plays, undo and redo, and a button that turns the view to the other side of the
 * table.
 */
function Bar({ session, mode, setMode, isTurned, setTurned, t }: BarProps) {
  return (
    <div class="line">
      <Segment>
        {(['setup', 'play'] as const).map((one) => (
          <Choice key={one} isOn={mode === one} pick={() => setMode(one)}>
            {t(`mode-${one}`)}
          </Choice>
        ))}
      </Segment>
      <UndoRedo session={session} t={t} />
      <Choice isOn={isTurned} label={t('turn-view-named')} pick={() => setTurned(!isTurned)}>
        {t('turn-view')}
      </Choice>
    </div>
  );
}
