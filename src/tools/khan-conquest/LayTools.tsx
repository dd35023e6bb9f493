import type { RefObject } from 'preact';
import { ICONS, type IconName } from '../../drawings/icons.ts';
import { TILE_SIGNS } from '../../drawings/yurts.ts';
import type { SpaceName } from '../../engine/khan/grid.ts';
import { PLAYERS, TILE_KINDS } from '../../engine/khan/vocabulary.ts';
import { isolated } from '../../explain/isolated.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import { PieceSign } from '../../ui/khan/Drawing.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import { withValues } from '../../ui/khan/with-values.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import { PathSign } from '../../ui/signs.tsx';
import type { Session } from '../shell/session.ts';
import { Cards } from './Cards.tsx';
import type { AnswerTexts, Conquest, ConquestAnswer, Mode } from './kit.ts';
import { Placements } from './Placements.tsx';
import { ShapeSign } from './ShapeSign.tsx';
import { keepShape, withShape } from './shapes.ts';
import { type Move, moved, slid } from './tile.ts';
import { useSlide } from './use-slide.ts';

interface Props {
  readonly session: Session<Conquest>;
  readonly t: AnswerTexts;
}

export interface LayProps extends Props {
  readonly mode: Mode;
  setMode(mode: Mode): void;
  readonly answer: ConquestAnswer;
  /** Shows a remark about what was just done; `next` is the state that it belongs to. */
  say(what: string, next: KhanConquest): void;
  /** The element that contains the drawing of the board. */
  readonly board: RefObject<HTMLDivElement>;
  /** Shows the tile while it is dragged; null when the drag ends. */
  setSliding(covers: readonly SpaceName[] | null): void;
}

/** The tile to place: its owner and kind, and tools to turn, flip and move it. */
export function LayTools(props: LayProps) {
  const { session, mode, setMode, say, t } = props;
  const { state, change } = session;
  const letters = lettersIn(t);
  return (
    <>
      <Segment name={t('who-lays')}>
        {PLAYERS.map((by) => (
          <Choice
            key={by}
            isOn={state.by === by}
            label={t(`player-${by}`)}
            pick={() => change(withValues(state, { by }))}
          >
            <PieceSign piece={by} letters={letters} />
          </Choice>
        ))}
      </Segment>
      <Segment name={t('kind')}>
        {TILE_KINDS.map((tile) => (
          <Choice key={tile} isOn={state.tile === tile} pick={() => change(withValues(state, { tile }))}>
            {t(`kind-of-${tile}`)}
          </Choice>
        ))}
        {(['marking', 'sliding'] as const).map((way) => (
          <Choice key={way} isOn={mode.mode === way} pick={() => setMode({ mode: way })}>
            {t(`by-${way}`)}
          </Choice>
        ))}
      </Segment>
      {mode.mode === 'sliding' && <SlideTools {...props} />}
      {mode.mode === 'marking' && <MarkTools session={session} say={say} t={t} />}
      <Placements {...props} />
      <Cards session={session} mode={mode} setMode={setMode} t={t} />
      <ShapeTools session={session} setMode={setMode} t={t} />
    </>
  );
}

function MarkTools({ session, say, t }: Props & Pick<LayProps, 'say'>) {
  const { state, change } = session;
  const isOff = state.covers.length === 0;
  const keep = () => {
    const kept = keepShape(state);
    const next = kept.kind === 'kept' ? kept.state : state;
    change(next);
    say(t(`shape-${kept.kind}`), next);
  };
  return (
    <div class="line">
      <button type="button" aria-disabled={isOff} onClick={keep}>
        {t('keep-shape')}
      </button>
      <Lift session={session} t={t} />
    </div>
  );
}

const SLIDES = [
  ['left', 'back', -1, 0],
  ['up', 'up', 0, -1],
  ['down', 'down', 0, 1],
  ['right', 'next', 1, 0],
] as const satisfies readonly (readonly [string, IconName, number, number])[];

function SlideTools({ session, board, setSliding, t }: LayProps) {
  const { state, change } = session;
  const { covers, size } = state;
  const letGo = (next: typeof covers) => change(withValues(state, { covers: next }));
  useSlide(board, { covers, size, show: setSliding, letGo });
  const isOff = covers.length === 0;
  const button = (
    name: `slide-${(typeof SLIDES)[number][0]}` | `move-${Move}`,
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
      <PathSign path={icon} size={22} />
    </button>
  );
  return (
    <div class="line">
      {SLIDES.map(([way, icon, x, y]) =>
        button(`slide-${way}`, ICONS[icon], () => slid(covers, { x, y }, size)),
      )}
      {MOVES.map((move) => button(`move-${move}`, TILE_SIGNS[move], () => moved(covers, move, size)))}
    </div>
  );
}

const MOVES = ['turn', 'flip'] as const;

/** Removes the tile from the board. */
function Lift({ session, t }: Props) {
  const { state, change } = session;
  const isOff = state.covers.length === 0;
  return (
    <button
      type="button"
      aria-disabled={isOff}
      onClick={() => !isOff && change(withValues(state, { covers: [] }))}
    >
      {t('lift')}
    </button>
  );
}

/** The saved tile shapes of the table; a tap selects one. */
function ShapeTools({ session, setMode, t }: Props & Pick<LayProps, 'setMode'>) {
  const { state, change } = session;
  if (state.shapes.length === 0) return null;
  return (
    <div class="line shapes" role="group" aria-label={t('shapes')}>
      {state.shapes.map((shape) => (
        <button
          type="button"
          key={shape.name}
          aria-label={t(`shape-${shape.tile}`, { name: isolated(shape.name) })}
          onClick={() => {
            change(withShape(state, shape));
            setMode({ mode: 'sliding' });
          }}
        >
          <ShapeSign shape={shape} />
          <small>{isolated(shape.name)}</small>
        </button>
      ))}
    </div>
  );
}
