import type { JSX } from 'preact';
import { ICONS } from '../../../../drawings/icons.ts';
import { KIND_SHAPES } from '../../../../drawings/kind-shapes.ts';
import type { BoardContent, Outline } from '../../drawings/action-overlay.ts';
import type { TextLabel } from '../../drawings/labels.ts';
import {
  type BoardLayout,
  type BoardSpot,
  computeCentre,
  HEX_PATH,
  listSpots,
  makeBorderPath,
} from '../../drawings/layout.ts';
import { HUANG_MARKS, type HuangMark } from '../../drawings/marks.ts';
import { PIECE_ICONS } from '../../drawings/piece-icons.ts';
import { makePlaceLabel } from '../../explain/place-label.ts';
import { type LeaderName, toLeader } from '../../rules/leader.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { Colour } from '../../rules/vocabulary.ts';

/** Draws a tile by its shape and colour. */
function Tile({ colour }: { colour: Colour }) {
  return (
    <g class={`kind ${colour}`} transform="translate(-7.7 -7.7)scale(.64)">
      <path d={KIND_SHAPES[colour]} />
    </g>
  );
}

/**
 * Draws a leader: the dynasty's head (from the page's DynastySprite) on a disc with ring and shape in the
 * leader's colour.
 */
function LeaderDisc({ name }: { name: LeaderName }) {
  const { dynasty, colour } = toLeader(name);
  return (
    <g class={`leader ${colour}`}>
      <circle r="8" />
      <use href={`#dynasty-${dynasty}`} x="-5.8" y="-6.4" width="11.5" height="11.5" />
      <g class={`kind ${colour}`} transform="translate(0.3 0.8)scale(.34)">
        <path d={KIND_SHAPES[colour]} />
      </g>
    </g>
  );
}

/**
 * Draws one space: ground, place name, tile or leader, mark. A plain function, not a component: 203
 * components would slow down hydration.
 */
export function drawSpace({ spot, setup, mark }: SpaceDrawingProps) {
  const { name, kind } = spot;
  const tile = setup.tiles[name];
  const leader = setup.leaders[name];
  return (
    <>
      <path class={kind === '~' ? 'ground river' : kind === 'C' ? 'ground capital' : 'ground'} d={HEX_PATH} />
      {kind === 'C' && !tile && !leader && <circle class="capital-ring" r="6" />}
      {IS_NAMED && !tile && !leader && !mark && (
        <text class="place" y="2">
          {makePlaceLabel(name)}
        </text>
      )}
      {tile && <Tile colour={tile} />}
      {leader && <LeaderDisc name={leader} />}
      {mark && drawMark(mark, Boolean(tile || leader))}
    </>
  );
}

/** Draws a mark; on a piece it gets a halo, except a cross. */
function drawMark(mark: HuangMark, isOnPiece: boolean) {
  return (
    <>
      {mark !== 'gone' && isOnPiece && <path class={`mark ${mark} halo`} d={HUANG_MARKS[mark]} />}
      <path class={`mark ${mark}`} d={HUANG_MARKS[mark]} />
    </>
  );
}

interface SpaceDrawingProps {
  readonly spot: BoardSpot;
  readonly setup: Setup;
  readonly mark: HuangMark | undefined;
}

/**
 * Place names are rendered only in the browser: they would be a tenth of the page's HTML and are legible only
 * when zoomed in.
 */
const IS_NAMED = typeof document !== 'undefined';

interface BoardOverlayProps {
  readonly layout: BoardLayout;
  readonly content: BoardContent;
}

/** Draws what covers several spaces: bandits, buildings, borders of states. It receives no taps. */
export function BoardOverlay({ layout, content }: BoardOverlayProps) {
  const { setup, outlines, lost, shade } = content;
  const spots = (names: readonly string[]) => listSpots(layout, names);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of an SVG takes the focus.
    <g class="above" aria-hidden="true">
      {setup.bandits.map(({ at, strength }) => (
        <Bandits key={at.join()} spots={spots(at)} strength={strength} />
      ))}
      {setup.pagodas.map(({ colour, at }) => (
        <g class={`pagoda ${colour}`} key={at.join()} transform={makeTranslate(computeCentre(spots(at)))}>
          <path transform="translate(-7 -7)scale(.58)" fill-rule="evenodd" d={ICONS.gate} />
        </g>
      ))}
      {setup.palace && (
        <g class="pagoda palace" transform={makeTranslate(computeCentre(spots(setup.palace)))}>
          <path transform="translate(-10 -10)scale(.83)" fill-rule="evenodd" d={PIECE_ICONS.palace} />
        </g>
      )}
      {spots(setup.granaries).map(({ name, x, y }) => (
        <g class="pagoda granary" key={name} transform={makeTranslate({ x, y: y + 4 })}>
          <path transform="translate(-4.5 -4.5)scale(.38)" fill-rule="evenodd" d={ICONS.granary} />
        </g>
      ))}
      {shade && <path class="shade" fill-rule="evenodd" d={shade} />}
      {outlines.map((outline) => (
        <Border key={outline.spaces[0]} {...outline} spots={spots(outline.spaces)} />
      ))}
      {lost.map((at) => (
        <path
          key={at.join()}
          class="mark gone"
          transform={makeTranslate(computeCentre(spots(at)))}
          d={HUANG_MARKS.gone}
        />
      ))}
    </g>
  );
}

interface BanditsProps {
  readonly spots: readonly BoardSpot[];
  readonly strength: number;
}

/** Bandits on their spaces, with their strength. */
function Bandits({ spots, strength }: BanditsProps) {
  return (
    <g class="bandits">
      <path d={makeBorderPath(spots)} />
      {spots.map(({ name, x, y }) => (
        <circle key={name} cx={x} cy={y} r="7" />
      ))}
      <SmallLabel {...computeCentre(spots)} text={`×${strength}`} />
    </g>
  );
}

function Border({ spots, number, isInConflict, label }: Outline & { spots: readonly BoardSpot[] }) {
  const path = makeBorderPath(spots);
  return (
    <g class={isInConflict ? `state key n${number}` : 'state'}>
      <path class="halo" d={path} />
      <path d={path} />
      {label && <SmallLabel {...label} isStrength={number === undefined} />}
    </g>
  );
}

interface SmallLabelProps extends TextLabel {
  /** A strength alone is red, to tell it from the number of a state. */
  readonly isStrength?: boolean;
}

/** A short text on a small label. */
function SmallLabel({ x, y, text, isStrength = false }: SmallLabelProps): JSX.Element {
  const half = 2 + text.length * 2.4;
  return (
    <g class={isStrength ? 'sign strength' : 'sign'} transform={makeTranslate({ x, y })}>
      <rect x={-half} y="-4.2" width={half * 2} height="8.4" rx={isStrength ? 1.6 : 4.2} />
      <text y="2.6">{text}</text>
    </g>
  );
}

function makeTranslate({ x, y }: { readonly x: number; readonly y: number }): string {
  return `translate(${x} ${y})`;
}
