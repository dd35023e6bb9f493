import type { ComponentChildren } from 'preact';
import type { Session } from '../../../shell/session/session.ts';
import { UndoRedo } from '../../../shell/UndoRedo.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { DIRECTION_ARROW } from '../drawings/khan-icons.ts';
import { DIRECTIONS } from '../rules/grid.ts';
import { DRIVE_OUT_CAUSES, YURTS_IN_CAMP } from '../rules/vocabulary.ts';
import { RULERS_IN_GAME } from '../saves/rulers.ts';
import { PieceIcon } from '../ui/board-drawing.tsx';
import { withValues } from '../ui/with-values.ts';
import type { RulersPiece } from './state.ts';
import type { InitialRulersTranslator, RulersTypes } from './types.ts';

interface Props {
  readonly session: Session<RulersTypes>;
  readonly piece: RulersPiece;
  setPiece(piece: RulersPiece): void;
  /** Rendered below the most used controls. */
  readonly children: ComponentChildren;
  readonly t: InitialRulersTranslator;
}

/** The tools at the bottom: the pieces, the direction, the camp, and the player who drives the ruler out. */
export function RulersTray({ session, piece, setPiece, children, t }: Props) {
  const { state, change } = session;
  return (
    <div class="tray">
      <div class="line">
        <ToggleGroup name={t('pieces')}>
          {(['ruler', 'taken', 'river', 'erase'] as const).map((one) => (
            <ToggleButton key={one} isOn={piece === one} pick={() => setPiece(one)}>
              {one === 'ruler' && <PieceIcon piece="ruler" t={t} />}
              <span class={one === 'ruler' ? 'visually-hidden' : undefined}>{t(`piece-${one}`)}</span>
            </ToggleButton>
          ))}
        </ToggleGroup>
        <UndoRedo session={session} t={t} />
      </div>
      <div class={state.ruler === null ? 'not-yet' : undefined}>
        <DirectionPicker session={session} t={t} />
        {state.ruler === null && (
          <p>
            {t('direction-later')}
            <span aria-hidden="true">
              {DIRECTIONS.map((direction, eighths) => (
                <DirectionArrow key={direction} eighths={eighths} />
              ))}
            </span>
          </p>
        )}
      </div>
      <ToggleGroup name={t('driver')} look="tabs">
        {DRIVE_OUT_CAUSES.map((by) => (
          <ToggleButton
            key={by}
            isOn={state.by === by}
            pick={() => change(withValues(state, { by, carried: undefined }))}
          >
            {t(`driver-${by}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      {children}
      <Counts session={session} t={t} />
    </div>
  );
}

/** Chooses one of the eight directions. */
function DirectionPicker({ session: { state, change }, t }: Pick<Props, 'session' | 't'>) {
  return (
    <ToggleGroup name={t('direction')} look="fours">
      {DIRECTIONS.map((direction, eighths) => (
        <ToggleButton
          key={direction}
          isOn={state.direction === direction}
          pick={() => change(withValues(state, { direction, carried: undefined }))}
        >
          <DirectionArrow eighths={eighths} />
          <small aria-hidden="true">{t(`short-${direction}`)}</small>
          <span class="visually-hidden">{t(`direction-${direction}`)}</span>
        </ToggleButton>
      ))}
    </ToggleGroup>
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
function DirectionArrow({ eighths }: { eighths: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width="20" height="20" aria-hidden="true">
      <path transform={`rotate(${eighths * 45})`} d={DIRECTION_ARROW} />
    </svg>
  );
}
