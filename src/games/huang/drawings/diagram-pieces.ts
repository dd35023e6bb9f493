import { createRecord } from '../../../core/record.ts';
import { DYNASTY_ICONS } from '../../../drawings/dynasty-icons.ts';
import { ICONS } from '../../../drawings/icons.ts';
import { KIND_SHAPES } from '../../../drawings/kind-shapes.ts';
import { drawPath } from '../../../drawings/markup.ts';
import { createPathStamp, formatNumbers } from '../../../drawings/svg-path.ts';
import { type Leader, toLeader } from '../rules/leader.ts';
import { COLOURS, type Colour, DYNASTIES } from '../rules/vocabulary.ts';
import type { LaidOutScene } from './diagram-scene.ts';
import { type BoardSpot, computeCentre } from './layout.ts';
import { PIECE_ICONS } from './piece-icons.ts';

/** A movable shape: returns the `d` of its path at a point. */
type Stamp = ReturnType<typeof createPathStamp>;

const CENTRE = [12, 12] as const;
/** The centre of a leader's badge, relative to that of the leader. */
const BADGE_AT = [4.8, 5.1] as const;

/** Simplified shapes of the kinds for badges, with few points. */
const BADGE_SHAPES: Readonly<Record<Colour, string>> = {
  yellow: 'M-4-4h8v8h-8z',
  red: 'M-4-4h8v4q0 3-4 5-4-2-4-5z',
  blue: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  green: 'M0-5l5 5-5 5-5-5z',
  white: 'M0-5l1 3h4l-3 2 1 4-3-2-3 2 1-4-3-2h4z',
};

const TILES = createRecord(COLOURS, (colour) => createPathStamp(KIND_SHAPES[colour], 0.64, CENTRE));
const BADGES = createRecord(COLOURS, (colour) => createPathStamp(BADGE_SHAPES[colour], 1, [0, 0]));
const HEADS = createRecord(DYNASTIES, (one) => createPathStamp(DYNASTY_ICONS[one], 0.48, [12, 13.3]));
const BUILDINGS = {
  pagoda: createPathStamp(ICONS.gate, 0.58, CENTRE),
  palace: createPathStamp(PIECE_ICONS.palace, 0.83, CENTRE),
  granary: createPathStamp(ICONS.granary, 0.38, CENTRE),
};
const disc =
  (radius: number): Stamp =>
  ({ x, y }) => {
    const turn = `a${radius} ${radius} 0 1 0 `;
    return `M${formatNumbers([x - radius, y])}${turn}${2 * radius} 0${turn}-${2 * radius} 0`;
  };
const [ring, face, band] = [disc(9), disc(7.4), disc(7)];

interface PlacedLeader extends Leader {
  readonly spot: BoardSpot;
}

/** Draws tiles, leaders and bandits with one path per kind, to keep the picture of a full board small. */
export function drawPieces(scene: LaidOutScene): string {
  const { spots, setup } = scene;
  const leaders = listPlacedLeaders(scene);
  const selectColour = (colour: Colour) =>
    leaders.filter((one) => one.colour === colour).map(({ spot }) => spot);
  const faces = leaders.map(({ spot }) => face(spot));
  const heads = leaders.map(({ spot, dynasty }) => HEADS[dynasty](spot));
  const bands = setup.bandits.flatMap(({ at }) => selectSpots(scene, at).map(band));
  return [
    ...COLOURS.map((colour) => {
      const tiles = spots.filter(({ name }) => setup.tiles[name] === colour);
      return drawTiles(colour, tiles, selectColour(colour));
    }),
    drawPath('face', faces),
    drawPath('head', heads),
    ...COLOURS.map((colour) => drawBadges(colour, selectColour(colour))),
    drawBandits(bands),
  ].join('');
}

/** Draws bandits as on the printed board: dark, with a border that is visible on dark land. */
function drawBandits(bands: readonly string[]): string {
  if (bands.length === 0) return '';
  return `<path class="bandits" fill="#4b4339" stroke="#d7a13d" d="${bands.join('')}"/>`;
}

function listPlacedLeaders({ spots, setup }: LaidOutScene): readonly PlacedLeader[] {
  return spots.flatMap((spot) => {
    const name = setup.leaders[spot.name];
    return name ? [{ spot, ...toLeader(name) }] : [];
  });
}

/** Colours of buildings, lighter than the tiles below them; palace and granaries are on yellow ones. */
const BUILT: Readonly<Record<Colour, string>> = {
  yellow: '#f6cf62',
  red: '#ff7d6c',
  blue: '#8ec1f2',
  green: '#86d3a1',
  white: '#fffdf7',
};

/**
 * Draws all buildings of a colour in one path. The colour is an attribute, because it is the same in every
 * theme and in exported pictures.
 */
export function drawBuildings(scene: LaidOutScene): readonly string[] {
  return COLOURS.flatMap((colour) => {
    const parts = listBuildingPaths(scene, colour);
    return parts.length > 0 ? [`<path class="built" fill="${BUILT[colour]}" d="${parts.join('')}"/>`] : [];
  });
}

/**
 * Returns the paths of the pagodas of a colour and of the palace in the centre of their tiles, and of
 * granaries at the lower right of theirs.
 */
function listBuildingPaths(scene: LaidOutScene, colour: Colour): readonly string[] {
  const { pagodas, palace, granaries } = scene.setup;
  const stampCentre = (stamp: Stamp, names: readonly string[]) => {
    const spots = selectSpots(scene, names);
    return spots.length > 0 ? [stamp(computeCentre(spots))] : [];
  };
  const own = pagodas.filter((pagoda) => pagoda.colour === colour);
  const built = own.flatMap(({ at }) => stampCentre(BUILDINGS.pagoda, at));
  if (colour !== 'yellow') return built;
  return [
    ...built,
    ...(palace ? stampCentre(BUILDINGS.palace, palace) : []),
    ...selectSpots(scene, granaries).map(({ x, y }) => BUILDINGS.granary({ x: x + 5, y: y + 6 })),
  ];
}

/** Returns the drawn spots among some spaces. */
function selectSpots({ spots }: LaidOutScene, names: readonly string[]): readonly BoardSpot[] {
  return spots.filter(({ name }) => names.includes(name));
}

/** Draws the tiles of one colour, and the rings of the leaders of that colour. */
function drawTiles(colour: Colour, tiles: readonly BoardSpot[], leaders: readonly BoardSpot[]): string {
  return drawKind(colour, [...tiles.map(TILES[colour]), ...leaders.map(ring)]);
}

/** Draws the badges of leaders: the shape and colour of their kind. */
function drawBadges(colour: Colour, spots: readonly BoardSpot[]): string {
  const [right, down] = BADGE_AT;
  return drawKind(
    colour,
    spots.map(({ x, y }) => BADGES[colour]({ x: x + right, y: y + down })),
  );
}

function drawKind(name: string, parts: readonly string[]): string {
  return parts.length > 0 ? `<g class="kind ${name}"><path d="${parts.join('')}"/></g>` : '';
}
