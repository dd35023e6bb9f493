import { parseLeader } from '../../engine/huang/leader.ts';
import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { SILHOUETTES } from '../dynasties.ts';
import { ICONS } from '../icons.ts';
import { KIND_LETTER_Y, KIND_SHAPES } from '../kinds.ts';
import { joined, movablePath } from '../relative.ts';
import type { Sheet } from './diagram.ts';
import { middleOf, type Spot } from './layout.ts';

/** A piece of a drawing that can be put anywhere: the `d` of its path there. */
type Stamp = (x: number, y: number) => string;

const CENTRE = [12, 12] as const;
const TILE = 0.64;
const BADGE = 0.36;
/** Where a leader's badge has its middle, seen from the leader's. */
const BADGE_AT = [4.6, 5.1] as const;

function stampsOf<Key extends string>(
  keys: readonly Key[],
  shapes: Readonly<Record<Key, string>>,
  scale: number,
  origin: readonly [number, number] = CENTRE,
): Readonly<Record<Key, Stamp>> {
  const entries = keys.map((key) => [key, movablePath(shapes[key], scale, origin)]);
  return Object.fromEntries(entries) as Record<Key, Stamp>;
}

const TILES = stampsOf(COLOURS, KIND_SHAPES, TILE);
const BADGES = stampsOf(COLOURS, KIND_SHAPES, BADGE);
const HEADS: Readonly<Record<Dynasty, Stamp>> = stampsOf(DYNASTIES, SILHOUETTES, 0.48, [12, 13.3]);
const BUILDINGS = {
  pagoda: movablePath(ICONS.gate, 0.58, CENTRE),
  palace: movablePath(ICONS.palace, 0.83, CENTRE),
  granary: movablePath(ICONS.granary, 0.38, CENTRE),
};
const disc =
  (radius: number): Stamp =>
  (x, y) => {
    const turn = `a${radius} ${radius} 0 1 0 `;
    return `M${joined([x - radius, y])}${turn}${2 * radius} 0${turn}-${2 * radius} 0`;
  };
const [ring, face, band] = [disc(9), disc(7.4), disc(7)];

interface Leading {
  readonly spot: Spot;
  readonly dynasty: Dynasty;
  readonly colour: Colour;
}

/** Everything that lies on the board: one path a kind, so that a full board stays a small picture. */
export function drawPieces({ spots, lying, letters, layout }: Sheet): string {
  const leading = spots.flatMap((spot): readonly Leading[] => {
    const leader = parseLeader(lying.leaders[spot.name] ?? '');
    return leader ? [{ spot, dynasty: leader.dynasty, colour: leader.colour }] : [];
  });
  const of = (colour: Colour) => leading.filter((one) => one.colour === colour).map(({ spot }) => spot);
  const tiles = (colour: Colour) => spots.filter(({ name }) => lying.tiles[name] === colour);
  const drawn = new Set(spots);
  const at = (names: readonly string[]) =>
    names.flatMap((name) => layout.spotOf.get(name) ?? []).filter((spot) => drawn.has(spot));
  return [
    ...COLOURS.map((colour) =>
      drawKind(
        colour,
        [...tiles(colour).map(stamped(TILES[colour])), ...of(colour).map(stamped(ring))],
        drawLetters(tiles(colour), letters[colour], (KIND_LETTER_Y[colour] - 12) * TILE),
      ),
    ),
    drawPath(
      'face',
      leading.map(({ spot }) => stamped(face)(spot)),
    ),
    drawPath(
      'head',
      leading.map(({ spot, dynasty }) => stamped(HEADS[dynasty])(spot)),
    ),
    ...COLOURS.map((colour) => drawBadges(colour, of(colour), letters[colour])),
    drawPath(
      'bandits',
      lying.bandits.flatMap((one) => at(one.at).map(stamped(band))),
    ),
    drawPath('built', buildings()),
  ].join('');

  function buildings(): readonly string[] {
    const onto = (stamp: Stamp, names: readonly string[]) => {
      const under = at(names);
      const { x, y } = middleOf(under);
      return under.length > 0 ? [stamp(x, y)] : [];
    };
    return [
      ...lying.pagodas.flatMap((one) => onto(BUILDINGS.pagoda, one.at)),
      ...(lying.palace ? onto(BUILDINGS.palace, lying.palace) : []),
      ...at(lying.granaries).map(({ x, y }) => BUILDINGS.granary(x, y + 5)),
    ];
  }
}

const stamped =
  (stamp: Stamp) =>
  ({ x, y }: Spot): string =>
    stamp(x, y);

function drawBadges(colour: Colour, spots: readonly Spot[], letter: string): string {
  const [right, down] = BADGE_AT;
  const at = spots.map((spot) => ({ ...spot, x: spot.x + right, y: spot.y + down }));
  const drop = (KIND_LETTER_Y[colour] - 12) * BADGE;
  return drawKind(`${colour} badge`, at.map(stamped(BADGES[colour])), drawLetters(at, letter, drop));
}

function drawKind(name: string, parts: readonly string[], letters: string): string {
  return parts.length > 0 ? `<g class="kind ${name}"><path d="${parts.join('')}"/>${letters}</g>` : '';
}

/** The same letter at many places: a text whose characters each have a place of their own. */
function drawLetters(spots: readonly Spot[], letter: string, drop: number): string {
  if (spots.length === 0) return '';
  const xs = spots.map(({ x }) => joined([x])).join(' ');
  const ys = spots.map(({ y }) => joined([y + drop])).join(' ');
  return `<text x="${xs}" y="${ys}">${letter.repeat(spots.length)}</text>`;
}

function drawPath(name: string, parts: readonly string[]): string {
  return parts.length > 0 ? `<path class="${name}" d="${parts.join('')}"/>` : '';
}
