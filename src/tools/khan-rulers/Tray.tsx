import type { ComponentChildren } from 'preact';
import { POINTER } from '../../drawings/yurts.ts';
import { DIRECTIONS } from '../../engine/khan/grid.ts';
import { DRIVERS, YURTS_IN_CAMP } from '../../engine/khan/vocabulary.ts';
import { RULERS_IN_GAME } from '../../saves/khan-rulers.ts';
import { PieceSign } from '../../ui/khan/Drawing.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import { withValues } from '../../ui/khan/with-values.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import type { Session } from '../shell/session.ts';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { Rulers, RulersTexts } from './kit.ts';
import type { Piece } from './state.ts';

interface Props {
  readonly session: Session<Rulers>;
  readonly piece: Piece;
  setPiece(piece: Piece): void;
  /** Rendered below the most used controls. */
  readonly children: ComponentChildren;
  readonly t: RulersTexts;
}

/** The tools at the bottom: the pieces, the direction, the camp, and the player who drives the ruler out. */
export function Tray({ session, piece, setPiece, children, t }: Props) {
  const { state, change } = session;
  return (
    <div class="tray">
      <div class="line">
        <Segment name={t('pieces')}>
          {(['ruler', 'taken', 'river', 'erase'] as const).map((one) => (
            <Choice key={one} isOn={piece === one} pick={() => setPiece(one)}>
              {one === 'ruler' && <PieceSign piece="ruler" letters={lettersIn(t)} />}
              <span class={one === 'ruler' ? 'unseen' : undefined}>{t(`piece-${one}`)}</span>
            </Choice>
          ))}
        </Segment>
        <UndoRedo session={session} t={t} />
      </div>
      <Rose session={session} t={t} />
      <Segment name={t('driver')}>
        {DRIVERS.map((by) => (
          <Choice
            key={by}
            isOn={state.by === by}
            pick={() => change(withValues(state, { by, carried: undefined }))}
          >
            {t(`driver-${by}`)}
          </Choice>
        ))}
      </Segment>
      {children}
      <Counts session={session} t={t} />
    </div>
  );
}

/** Chooses one of the eight directions. */
function Rose({ session: { state, change }, t }: Pick<Props, 'session' | 't'>) {
  return (
    <Segment name={t('direction')} look="fours">
      {DIRECTIONS.map((direction, eighth) => (
        <Choice
          key={direction}
          isOn={state.direction === direction}
          pick={() => change(withValues(state, { direction, carried: undefined }))}
        >
          <Pointer at={eighth} />
          <small aria-hidden="true">{t(`short-${direction}`)}</small>
          <span class="unseen">{t(`direction-${direction}`)}</span>
        </Choice>
      ))}
    </Segment>
  );
}

/** The number of yurts in the camp, and of rulers that have left the game. */
function Counts({ session: { state, change }, t }: Pick<Props, 'session' | 't'>) {
  return (
    <div class="pair">
      <Stepper
        name={t('camp')}
        value={state.camp}
        least={1}
        most={YURTS_IN_CAMP}
        setValue={(camp) => change(withValues(state, { camp }))}
        t={t}
      />
      <Stepper
        name={t('left')}
        value={state.left}
        least={0}
        most={RULERS_IN_GAME - 1}
        setValue={(left) => change(withValues(state, { left }))}
        t={t}
      />
    </div>
  );
}

/** An arrow, rotated by eighths of a turn from north. Decorative: the button has a name. */
function Pointer({ at }: { at: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
      <path transform={`rotate(${at * 45})`} d={POINTER} />
    </svg>
  );
}
