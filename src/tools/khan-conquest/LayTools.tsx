import { ICONS, type IconName } from '../../drawings/icons.ts';
import { TILE_SIGNS } from '../../drawings/yurts.ts';
import { PLAYERS, TILE_KINDS } from '../../engine/khan/vocabulary.ts';
import { isolated } from '../../explain/isolated.ts';
import { Choice } from '../../ui/choice.tsx';
import { PieceSign } from '../../ui/khan/Drawing.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import type { Workbench } from './Conquest.tsx';
import { ShapeSign } from './ShapeSign.tsx';
import { keepShape, withShape } from './shapes.ts';
import type { ConquestTranslator } from './texts.ts';
import { type Move, moved, slid } from './tile.ts';

interface Props {
  readonly bench: Workbench;
  readonly t: ConquestTranslator;
}

/** The tile that is laid: whose, of which kind, marked by its squares or slid as a whole. */
export function LayTools({ bench, t }: Props) {
  const { desk, tool, choose } = bench;
  const { now: conquest, change } = desk;
  const letters = lettersIn(t);
  return (
    <>
      <div class="line" role="group" aria-label={t('who-lays')}>
        {PLAYERS.map((by) => (
          <Choice
            key={by}
            isOn={conquest.by === by}
            label={t(`player-${by}`)}
            pick={() => change({ ...conquest, by })}
          >
            <PieceSign piece={by} letters={letters} />
          </Choice>
        ))}
      </div>
      <div class="line" role="group" aria-label={t('kind')}>
        {TILE_KINDS.map((tile) => (
          <Choice key={tile} isOn={conquest.tile === tile} pick={() => change({ ...conquest, tile })}>
            {t(`kind-of-${tile}`)}
          </Choice>
        ))}
        {(['marking', 'sliding'] as const).map((mode) => (
          <Choice key={mode} isOn={tool.mode === mode} pick={() => choose({ mode })}>
            {t(`by-${mode}`)}
          </Choice>
        ))}
      </div>
      {tool.mode === 'sliding' ? <SlideTools {...{ bench, t }} /> : <MarkTools {...{ bench, t }} />}
      <ShapeTools {...{ bench, t }} />
    </>
  );
}

function MarkTools({ bench, t }: Props) {
  const { now: conquest, change } = bench.desk;
  const isOff = conquest.covers.length === 0;
  const keep = () => {
    const kept = keepShape(conquest);
    if (kept.kind === 'kept') change(kept.conquest);
    bench.remark(`shape-${kept.kind}`);
  };
  return (
    <div class="line">
      <button type="button" aria-disabled={isOff} onClick={keep}>
        {t('keep-shape')}
      </button>
      <Lift {...{ bench, t }} />
    </div>
  );
}

const SLIDES = [
  ['left', 'back', -1, 0],
  ['up', 'up', 0, -1],
  ['down', 'down', 0, 1],
  ['right', 'next', 1, 0],
] as const satisfies readonly (readonly [string, IconName, number, number])[];

function SlideTools({ bench, t }: Props) {
  const { now: conquest, change } = bench.desk;
  const { covers, size } = conquest;
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
      onClick={() => !isOff && change({ ...conquest, covers: next() })}
    >
      <PathSign d={icon} />
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

/** Takes the tile off the board again. */
function Lift({ bench, t }: Props) {
  const { now: conquest, change } = bench.desk;
  const isOff = conquest.covers.length === 0;
  return (
    <button type="button" aria-disabled={isOff} onClick={() => !isOff && change({ ...conquest, covers: [] })}>
      {t('lift')}
    </button>
  );
}

/** The table's own tiles: a tap takes one in hand. */
function ShapeTools({ bench, t }: Props) {
  const { now: conquest, change } = bench.desk;
  if (conquest.shapes.length === 0) return null;
  return (
    <div class="line shapes" role="group" aria-label={t('shapes')}>
      {conquest.shapes.map((shape) => (
        <button
          type="button"
          key={shape.name}
          aria-label={t(`shape-${shape.tile}`, { name: isolated(shape.name) })}
          onClick={() => {
            change(withShape(conquest, shape));
            bench.choose({ mode: 'sliding' });
          }}
        >
          <ShapeSign shape={shape} />
          <small>{isolated(shape.name)}</small>
        </button>
      ))}
    </div>
  );
}

/** A sign on a button. Decoration: the button has a name of its own. */
function PathSign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path fill-rule="evenodd" d={d} />
    </svg>
  );
}
