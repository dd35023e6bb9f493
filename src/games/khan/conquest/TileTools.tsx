import { ICONS, type IconName } from '../../../drawings/icons.ts';
import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import { PathIcon } from '../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { TILE_TOOL_ICONS } from '../drawings/khan-icons.ts';
import { KHAN_PLAYERS, TILE_KINDS } from '../rules/vocabulary.ts';
import { PieceIcon } from '../ui/board-drawing.tsx';
import { withValues } from '../ui/with-values.ts';
import { PlacementStepper } from './PlacementStepper.tsx';
import { ProtectionCards } from './ProtectionCards.tsx';
import { ShapeIcon } from './ShapeIcon.tsx';
import { saveShape, selectShape } from './shapes.ts';
import { slideTile, type TileTransform, transformTile } from './tile.ts';
import type { TileToolsProps } from './types.ts';
import { useTileDrag } from './use-tile-drag.ts';

type TilePartProps = Pick<TileToolsProps, 'session' | 't'>;

/** The tile to place: its owner and kind, and tools to turn, flip and move it. */
export function TileTools(props: TileToolsProps) {
  const { session, mode, setMode, showRemark, t } = props;
  const { state, change } = session;
  return (
    <>
      <ToggleGroup name={t('who-lays')}>
        {KHAN_PLAYERS.map((by) => (
          <ToggleButton
            key={by}
            isOn={state.by === by}
            label={t(`player-${by}`)}
            pick={() => change(withValues(state, { by }))}
          >
            <PieceIcon piece={by} t={t} />
          </ToggleButton>
        ))}
      </ToggleGroup>
      <KindChoice session={session} mode={mode} setMode={setMode} t={t} />
      {mode.mode === 'sliding' && <SlideTools {...props} />}
      {mode.mode === 'marking' && <MarkTools session={session} showRemark={showRemark} t={t} />}
      <PlacementStepper {...props} />
      <ProtectionCards session={session} mode={mode} setMode={setMode} t={t} />
      <ShapeTools session={session} setMode={setMode} t={t} />
    </>
  );
}

/** Two switches: the kind of the tile, and whether taps mark or slide it. */
function KindChoice({ session, mode, setMode, t }: TilePartProps & Pick<TileToolsProps, 'mode' | 'setMode'>) {
  const { state, change } = session;
  return (
    <div class="line">
      <ToggleGroup name={t('kind')} look="switch">
        {TILE_KINDS.map((tile) => (
          <ToggleButton
            key={tile}
            isOn={state.tile === tile}
            pick={() => change(withValues(state, { tile }))}
          >
            {t(`kind-of-${tile}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <ToggleGroup look="switch">
        {(['marking', 'sliding'] as const).map((way) => (
          <ToggleButton key={way} isOn={mode.mode === way} pick={() => setMode({ mode: way })}>
            {t(`by-${way}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
    </div>
  );
}

/** Saves the marked spaces as a shape, or removes the tile from the board. */
function MarkTools({ session, showRemark, t }: TilePartProps & Pick<TileToolsProps, 'showRemark'>) {
  const { state, change } = session;
  const isOff = state.covers.length === 0;
  const save = () => {
    const result = saveShape(state);
    const next = result.kind === 'kept' ? result.state : state;
    change(next);
    showRemark(t(`shape-${result.kind}`), next);
  };
  return (
    <div class="line">
      <button type="button" aria-disabled={isOff} onClick={save}>
        {t('keep-shape')}
      </button>
      <button type="button" aria-disabled={isOff} onClick={() => change(withValues(state, { covers: [] }))}>
        {t('lift')}
      </button>
    </div>
  );
}

const SLIDES = [
  ['left', 'back', -1, 0],
  ['up', 'up', 0, -1],
  ['down', 'down', 0, 1],
  ['right', 'next', 1, 0],
] as const satisfies readonly (readonly [string, IconName, number, number])[];

function SlideTools({ session, board, setSliding, t }: TileToolsProps) {
  const { state, change } = session;
  const { covers, size } = state;
  const drop = (next: typeof covers) => change(withValues(state, { covers: next }));
  useTileDrag(board, { covers, size, show: setSliding, drop });
  const isOff = covers.length === 0;
  const button = (
    name: `slide-${(typeof SLIDES)[number][0]}` | `move-${TileTransform}`,
    icon: string,
    next: () => typeof covers,
  ) => (
    <button
      type="button"
      key={name}
      aria-label={t(name)}
      aria-disabled={isOff}
      onClick={() => !isOff && change(withValues(state, { covers: next() }))}
    >
      <PathIcon path={icon} size={22} />
    </button>
  );
  return (
    <div class="line">
      {SLIDES.map(([way, icon, x, y]) =>
        button(`slide-${way}`, ICONS[icon], () => slideTile(covers, { x, y }, size)),
      )}
      {MOVES.map((move) =>
        button(`move-${move}`, TILE_TOOL_ICONS[move], () => transformTile(covers, move, size)),
      )}
    </div>
  );
}

const MOVES = ['turn', 'flip'] as const;

/** The saved tile shapes of the table; a tap selects one. */
function ShapeTools({ session, setMode, t }: TilePartProps & Pick<TileToolsProps, 'setMode'>) {
  const { state, change } = session;
  if (state.shapes.length === 0) return null;
  return (
    <div class="line shapes" role="group" aria-label={t('shapes')}>
      {state.shapes.map((shape) => (
        <button
          type="button"
          key={shape.name}
          aria-label={t(`shape-${shape.tile}`, { name: isolateBidi(shape.name) })}
          onClick={() => {
            change(selectShape(state, shape));
            setMode({ mode: 'sliding' });
          }}
        >
          <ShapeIcon shape={shape} />
          <small>{isolateBidi(shape.name)}</small>
        </button>
      ))}
    </div>
  );
}
