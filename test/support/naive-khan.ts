/**
 * A slow, obviously right second implementation of Khan's referee, written from page 3 of the German rules
 * and the case format only, without looking at the engine. Spaces are strings, lists of them are sets, and
 * every rotation of every shape is tried at every offset.
 *
 * In comments, "p. 3" is that page, followed by the heading of a rule; "format" is the part of the case
 * format about Khan.
 */

type Player = 'blue' | 'green' | 'red' | 'yellow';
type TileKind = 'conquest' | 'bridge';
type Banks = 'rectangle' | 'tile';
type Trapped = 'none' | 'laid';

/** The choices of a table on the two open points. */
interface Readings {
  readonly banks: Banks;
  readonly trapped: Trapped;
}

interface NaiveDrive {
  readonly ok: true;
  readonly legal: true;
  readonly to: string | null;
  readonly direction: string | null;
  readonly yurt: string | null;
  readonly camp: number;
  readonly supply: number;
  readonly leaves: boolean;
}

interface NaivePlacement {
  readonly shape: string;
  readonly tile: TileKind;
  readonly covers: readonly string[];
  readonly owners: readonly Player[];
}

type NaiveVerdict =
  | NaiveDrive
  | { readonly ok: true; readonly legal: false; readonly reason: string }
  | { readonly ok: true; readonly legal: true; readonly owners: readonly Player[] }
  | { readonly ok: true; readonly legal: true; readonly placements: readonly NaivePlacement[] };

type NaiveKhanAnswer =
  | { readonly ok: false }
  | (NaiveVerdict & { readonly id?: unknown; readonly rulings: readonly string[] });

interface Size {
  readonly width: number;
  readonly height: number;
}

interface DriveOut {
  readonly ask: 'drive-out';
  readonly size: Size;
  readonly ruler: string;
  readonly direction: string;
  readonly river: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
  readonly camp: number;
  readonly by: 'phase' | 'action';
}

/** The active player and the pieces on the board. */
interface Table {
  readonly by: Player;
  readonly river: ReadonlySet<string>;
  readonly yurts: ReadonlyMap<string, Player | 'neutral'>;
  readonly rulers: ReadonlySet<string>;
  readonly tiles: ReadonlySet<string>;
  readonly protects: readonly Protection[];
}

/** An active special card, with the yurts that it protects. */
interface Protection {
  readonly by: Player;
  readonly spaces: ReadonlySet<string>;
  readonly agrees: boolean;
}

interface Conquer {
  readonly ask: 'conquer';
  readonly table: Table;
  readonly tile: TileKind;
  readonly covers: readonly string[];
}

interface Shape {
  readonly name: string;
  readonly tile: TileKind;
  readonly cells: readonly string[];
}

interface Conquests {
  readonly ask: 'conquests';
  readonly table: Table;
  readonly size: Size;
  readonly shapes: readonly Shape[];
}

type Question = DriveOut | Conquer | Conquests;

const PLAYERS: readonly Player[] = ['blue', 'green', 'red', 'yellow'];
/** Clockwise (format). */
const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
const LARGEST: Size = { width: 20, height: 20 };
const BANKS: readonly Banks[] = ['rectangle', 'tile'];
const TRAPPED: readonly Trapped[] = ['none', 'laid'];

// === The answer

/**
 * Answers any case of Khan, without the trace; for a malformed or impossible case, only says so.
 */
export function naiveKhan(value: unknown): NaiveKhanAnswer {
  try {
    must(isRecord(value));
    const question = readQuestion(value);
    const verdict = verdictOn(question, readReadings(value['rulings']));
    const id = Object.hasOwn(value, 'id') ? { id: value['id'] } : {};
    return { ...id, ...verdict, rulings: rulingsOf(question, verdict) };
  } catch (fault) {
    if (fault === MALFORMED) return { ok: false };
    throw fault;
  }
}

function verdictOn(question: Question, { banks, trapped }: Readings): NaiveVerdict {
  if (question.ask === 'drive-out') return driveOut(question, trapped);
  if (question.ask === 'conquer') return conquer(question.table, question.tile, question.covers, banks);
  return {
    ok: true,
    legal: true,
    placements: question.shapes.flatMap((one) => placementsOf(question, one, banks)),
  };
}

/**
 * The open points that the answer turned on (format): `bridge-banks` when its other choice changes the answer,
 * `trapped-yurt`, whose other choice always does something else, whenever a ruler could move nowhere.
 */
function rulingsOf(question: Question, verdict: NaiveVerdict): readonly string[] {
  const answers = new Set(
    BANKS.map((banks) => JSON.stringify(verdictOn(question, { banks, trapped: 'none' }))),
  );
  const isTrapped = 'to' in verdict && verdict.to === null;
  return [...(answers.size > 1 ? ['bridge-banks'] : []), ...(isTrapped ? ['trapped-yurt'] : [])];
}

// === Spaces

/** Memoizes a function of a space, which must not depend on the grid. */
function remembered<T>(find: (space: string) => T): (space: string) => T {
  const known = new Map<string, T>();
  return (space) => {
    const answer = known.get(space) ?? find(space);
    known.set(space, answer);
    return answer;
  };
}

const columnAndRow = remembered((space): readonly [number, number] => {
  const [x = 0, y = 0] = space.split(',').map(Number);
  return [x, y];
});

function isOnGrid(space: string, { width, height }: Size): boolean {
  const [x, y] = columnAndRow(space);
  return x >= 0 && x < width && y >= 0 && y < height;
}

/** Compares two spaces: further north first, then further west (format). */
function inOrder(one: string, other: string): number {
  const [x, y] = columnAndRow(one);
  const [otherX, otherY] = columnAndRow(other);
  return y - otherY || x - otherX;
}

/** The four spaces that share an edge with this one. */
const neighboursOf = remembered((space): readonly string[] => {
  const [x, y] = columnAndRow(space);
  return [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`];
});

/** Whether these spaces are connected by edges, using only spaces of `ground`. */
function areJoined(spaces: readonly string[], ground: ReadonlySet<string>): boolean {
  const reached = new Set(spaces.slice(0, 1));
  for (const space of reached)
    for (const next of neighboursOf(space)) if (ground.has(next)) reached.add(next);
  return spaces.every((space) => reached.has(space));
}

// === Driving a ruler out

/**
 * p. 3, top, and format: the ruler goes to the first free land space at most three away in the direction of
 * the card; if there is none, the next direction clockwise is looked at, and so on through all eight.
 */
function driveOut(asked: DriveOut, reading: Trapped): NaiveVerdict {
  const first = DIRECTIONS.indexOf(asked.direction);
  for (const direction of [...DIRECTIONS.slice(first), ...DIRECTIONS.slice(0, first)]) {
    const to = pathFrom(asked.ruler, direction).find((space) => isFree(asked, space));
    if (to !== undefined) return moved(asked, direction, to);
  }
  return trappedIn(asked, reading);
}

/** The three spaces in a direction, nearest first; some of them may be off the grid. */
function pathFrom(ruler: string, direction: string): readonly string[] {
  const [x, y] = columnAndRow(ruler);
  const east = direction.includes('E') ? 1 : direction.includes('W') ? -1 : 0;
  const south = direction.includes('S') ? 1 : direction.includes('N') ? -1 : 0;
  return [1, 2, 3].map((step) => `${x + step * east},${y + step * south}`);
}

/** Format: river and what is taken count as distance and are passed, but cannot be entered. */
function isFree({ size, river, taken }: DriveOut, space: string): boolean {
  return isOnGrid(space, size) && !river.has(space) && !taken.has(space);
}

/**
 * p. 3, top: a neutral yurt from the ruler's camp is laid where the ruler stood; with the camp's last yurt
 * the ruler leaves. p. 3, 2B: as an action, the yurt comes from the general supply, so that no camp runs out.
 */
function moved({ ruler, camp, by }: DriveOut, direction: string, to: string): NaiveVerdict {
  const move = { ok: true, legal: true, to, direction, yurt: ruler } as const;
  if (by === 'action') return { ...move, camp, supply: -1, leaves: false };
  return { ...move, camp: camp - 1, supply: 0, leaves: camp === 1 };
}

/**
 * p. 3, top: a ruler that reaches no free space in all eight directions leaves, and what is left in the camp
 * goes to the general supply. No yurt is laid (format; ruling `trapped-yurt`), and as an action it is the same. By
 * the other reading one is laid first: of the camp, or, as an action, of the supply. Either way one yurt less is in
 * the supply afterwards.
 */
function trappedIn({ ruler, camp }: DriveOut, reading: Trapped): NaiveVerdict {
  const gone = { ok: true, legal: true, to: null, direction: null, camp: 0, leaves: true } as const;
  return reading === 'laid'
    ? { ...gone, yurt: ruler, supply: camp - 1 }
    : { ...gone, yurt: null, supply: camp };
}

// === Conquering

function conquer(table: Table, tile: TileKind, covers: readonly string[], banks: Banks): NaiveVerdict {
  const reason = reasonAgainst(table, tile, covers, banks);
  if (reason !== null) return { ok: true, legal: false, reason };
  return { ok: true, legal: true, owners: ownersOf(table, covers) };
}

/**
 * Returns the first reason, in the order of the format, why this tile may not be placed here; null if it may.
 */
function reasonAgainst(table: Table, tile: TileKind, covers: readonly string[], banks: Banks): string | null {
  const reason = reasonOfTheBoard(table, tile, covers, banks);
  if (reason !== null) return reason;
  return isRefusedByCard(table, covers) ? 'protected' : null;
}

/** The same for reasons that only depend on the board. */
function reasonOfTheBoard(
  { by, river, yurts, rulers, tiles }: Table,
  tile: TileKind,
  covers: readonly string[],
  banks: Banks,
): string | null {
  const own = countOf(yurts, covers, by);
  // Format: tiles are polyominoes, whose spaces hang together by edges.
  if (!areJoined(covers, new Set(covers))) return 'not-connected';
  // p. 3, 2C, example 2: rulers may not be covered.
  if (covers.some((space) => rulers.has(space))) return 'ruler-covered';
  // p. 3, 2C: all covered spaces but those of the river carry yurts. Format: under an earlier tile none is
  // empty.
  if (covers.some((space) => !yurts.has(space) && !river.has(space) && !tiles.has(space)))
    return 'empty-space-covered';
  // Format: what lies under a tile, river too, is conquered once and for all.
  if (covers.some((space) => tiles.has(space))) return 'already-conquered';
  // p. 3, 2C: at least one own yurt …
  if (own === 0) return 'no-own-yurt';
  // … and of no other player more; neutral yurts are not counted.
  if (PLAYERS.some((other) => countOf(yurts, covers, other) > own)) return 'no-majority';
  const crossed = covers.filter((space) => river.has(space));
  // p. 3, 2C: only a bridge reaches over river spaces.
  if (tile === 'conquest') return crossed.length > 0 ? 'river-under-conquest-tile' : null;
  if (crossed.length === 0) return 'bridge-without-river';
  // p. 3, 2C, bridges: at least one land space on each of the two banks.
  if (!reachesBothBanks(river, covers, banks)) return 'bridge-needs-both-banks';
  return null;
}

/**
 * Format, `protects`: the yurts of somebody else's card are covered only if that player shares the tile and
 * agrees.
 */
function isRefusedByCard({ by, yurts, protects }: Table, covers: readonly string[]): boolean {
  const owners = ownersOf({ yurts }, covers);
  for (const card of protects) {
    if (card.by === by) continue;
    if (!covers.some((space) => card.spaces.has(space))) continue;
    if (owners.includes(card.by) && card.agrees) continue;
    return true;
  }
  return false;
}

function countOf(yurts: Table['yurts'], covers: readonly string[], player: Player): number {
  return covers.filter((space) => yurts.get(space) === player).length;
}

/** p. 3, 2C: all who share the majority place a yurt on the tile. */
function ownersOf({ yurts }: Pick<Table, 'yurts'>, covers: readonly string[]): readonly Player[] {
  const most = Math.max(...PLAYERS.map((player) => countOf(yurts, covers, player)));
  return PLAYERS.filter((player) => countOf(yurts, covers, player) === most);
}

/**
 * Format: both banks are reached when the land in the smallest rectangle round the tile does not join all the
 * land that the tile covers; by the other choice of `bridge-banks`, when the covered land alone does not.
 */
function reachesBothBanks(river: ReadonlySet<string>, covers: readonly string[], banks: Banks): boolean {
  const isLand = (space: string) => !river.has(space);
  const ground = (banks === 'tile' ? covers : rectangleRound(covers)).filter(isLand);
  return !areJoined(covers.filter(isLand), new Set(ground));
}

/** Lists all spaces of the bounding rectangle. */
function rectangleRound(covers: readonly string[]): readonly string[] {
  const columns = covers.map((space) => columnAndRow(space)[0]);
  const rows = covers.map((space) => columnAndRow(space)[1]);
  return wholeBetween(Math.min(...rows), Math.max(...rows)).flatMap((y) =>
    wholeBetween(Math.min(...columns), Math.max(...columns)).map((x) => `${x},${y}`),
  );
}

function wholeBetween(least: number, most: number): readonly number[] {
  return Array.from({ length: most - least + 1 }, (_, i) => least + i);
}

// === All conquests

/** Every lawful place of one shape, each set of spaces once, in the order of their covers (format). */
function placementsOf(asked: Conquests, shape: Shape, banks: Banks): readonly NaivePlacement[] {
  const places = new Map<string, readonly string[]>();
  for (const turned of turnsOf(shape.cells))
    for (const covers of shiftsOf(turned, asked.size)) places.set(covers.join(' '), covers);
  return [...places.values()]
    .filter((covers) => reasonAgainst(asked.table, shape.tile, covers, banks) === null)
    .sort(inOrderOfSpaces)
    .map((covers) => ({
      shape: shape.name,
      tile: shape.tile,
      covers,
      owners: ownersOf(asked.table, covers),
    }));
}

/**
 * p. 3, 2C: a tile may be turned, and put upside down to get its mirror image. Eight ways, some of them
 * alike.
 */
function turnsOf(cells: readonly string[]): readonly (readonly string[])[] {
  const quarterTurn = (list: readonly string[]) => list.map(columnAndRow).map(([x, y]) => `${-y},${x}`);
  const mirrored = cells.map(columnAndRow).map(([x, y]) => `${-x},${y}`);
  return [cells, mirrored].flatMap((list) => {
    const quarter = quarterTurn(list);
    const half = quarterTurn(quarter);
    return [list, quarter, half, quarterTurn(half)];
  });
}

/** The spaces that the cells cover at every offset at which all of them are on the grid, each list sorted. */
function shiftsOf(cells: readonly string[], size: Size): readonly (readonly string[])[] {
  const [left, top] = [0, 1].map((part) => Math.min(...cells.map((cell) => columnAndRow(cell)[part] ?? 0)));
  const corner = cells.map(columnAndRow).map(([x, y]) => [x - (left ?? 0), y - (top ?? 0)] as const);
  return wholeBetween(0, size.height - 1).flatMap((south) =>
    wholeBetween(0, size.width - 1)
      .map((east) => corner.map(([x, y]) => `${x + east},${y + south}`))
      .filter((covers) => covers.every((space) => isOnGrid(space, size)))
      .map((covers) => covers.sort(inOrder)),
  );
}

/** Compares two sorted lists of one length space by space. */
function inOrderOfSpaces(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((space, i) => space !== other[i]);
  return differing < 0 ? 0 : inOrder(one[differing] ?? '', other[differing] ?? '');
}

// === Parsing a case: everything that the format does not allow is malformed

type Fields = Readonly<Record<string, unknown>>;

const MALFORMED = new Error('This case is malformed or impossible.');

function must(holds: boolean): asserts holds {
  if (!holds) throw MALFORMED;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks that a value is an object with no other keys than these. */
function readRecord(value: unknown, keys: readonly string[]): Fields {
  must(isRecord(value) && Object.keys(value).every((key) => keys.includes(key)));
  return value;
}

function readOneOf<T extends string>(value: unknown, words: readonly T[]): T {
  const found = words.find((word) => word === value);
  must(found !== undefined);
  return found;
}

function readWhole(value: unknown, least: number, most: number): number {
  must(typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most);
  return value;
}

const ENVELOPE = ['id', 'game', 'ask', 'edition', 'rulings'];
const ON_THE_TABLE = ['by', 'river', 'yurts', 'rulers', 'tiles', 'protects'];

function readQuestion(value: Fields): Question {
  must(value['game'] === 'khan');
  if (Object.hasOwn(value, 'edition')) readOneOf(value['edition'], ['en', 'de', 'pl']);
  const ask = readOneOf(value['ask'], ['drive-out', 'conquer', 'conquests']);
  if (ask === 'drive-out') return readDriveOut(value);
  return ask === 'conquer' ? readConquer(value) : readConquests(value);
}

/** Format, table of rulings: only these two points, and only these choices. */
function readReadings(value: unknown = {}): Readings {
  const { 'bridge-banks': banks = 'rectangle', 'trapped-yurt': trapped = 'none' } = readRecord(value, [
    'bridge-banks',
    'trapped-yurt',
  ]);
  return { banks: readOneOf(banks, BANKS), trapped: readOneOf(trapped, TRAPPED) };
}

function readDriveOut(value: Fields): DriveOut {
  const keys = ['size', 'ruler', 'direction', 'river', 'taken', 'camp', 'by'];
  const { camp = 5, by = 'phase', ...fields } = readRecord(value, [...ENVELOPE, ...keys]);
  const size = readSize(fields['size']);
  const asked: DriveOut = {
    ask: 'drive-out',
    size,
    ruler: readSpace(fields['ruler'], size),
    direction: readOneOf(fields['direction'], DIRECTIONS),
    river: readSpaces(fields['river'], size),
    taken: readSpaces(fields['taken'], size),
    camp: readWhole(camp, 1, 5),
    by: readOneOf(by, ['phase', 'action']),
  };
  // Format: no ruler stands on river. The taken spaces may name its own, and may be river.
  must(!asked.river.has(asked.ruler));
  return asked;
}

function readConquer(value: Fields): Conquer {
  const fields = readRecord(value, [...ENVELOPE, ...ON_THE_TABLE, 'tile', 'covers']);
  const table = readTable(fields, LARGEST);
  must(Array.isArray(fields['covers']) && fields['covers'].length >= 2);
  const covers = [...readSpaces(fields['covers'], LARGEST)];
  return { ask: 'conquer', table, tile: readTileKind(fields['tile']), covers };
}

function readConquests(value: Fields): Conquests {
  const fields = readRecord(value, [...ENVELOPE, ...ON_THE_TABLE, 'size', 'shapes']);
  const size = readSize(fields['size']);
  must(Array.isArray(fields['shapes']));
  const shapes = fields['shapes'].map(readShape);
  must(new Set(shapes.map(({ name }) => name)).size === shapes.length);
  return { ask: 'conquests', table: readTable(fields, size), size, shapes };
}

/** Format: 2 to 8 connected cells. */
function readShape(value: unknown): Shape {
  const { name, tile, cells } = readRecord(value, ['name', 'tile', 'cells']);
  must(typeof name === 'string' && Array.isArray(cells) && cells.length >= 2 && cells.length <= 8);
  const different = readSpaces(cells, LARGEST);
  must(areJoined([...different], different));
  return { name, tile: readTileKind(tile), cells: [...different] };
}

function readTable(fields: Fields, size: Size): Table {
  const table: Table = {
    by: readOneOf(fields['by'], PLAYERS),
    river: readSpaces(fields['river'], size),
    yurts: readYurts(fields['yurts'], size),
    rulers: readSpaces(fields['rulers'], size),
    tiles: readSpaces(fields['tiles'], size),
    protects: readProtections(fields['protects'], size),
  };
  // Format: no ruler on river or on a tile, no yurt on river. A tile over river is a bridge's.
  for (const space of table.rulers) must(!table.river.has(space) && !table.tiles.has(space));
  for (const space of table.yurts.keys()) must(!table.river.has(space));
  // Envelope: no two pieces on one space; but tiles are laid over yurts, and yurts on tiles (p. 3, 2C).
  for (const space of table.rulers) must(!table.yurts.has(space));
  // Format: at most one entry a player, each of its spaces a yurt of that player or a neutral one.
  const players = new Set(table.protects.map(({ by }) => by));
  must(players.size === table.protects.length);
  for (const { by, spaces } of table.protects)
    for (const space of spaces) must([by, 'neutral'].includes(table.yurts.get(space) ?? 'none'));
  return table;
}

function readProtections(value: unknown = [], size: Size): readonly Protection[] {
  must(Array.isArray(value));
  return value.map((one) => {
    const { by, spaces, agrees = false } = readRecord(one, ['by', 'spaces', 'agrees']);
    must(Array.isArray(spaces) && spaces.length > 0 && typeof agrees === 'boolean');
    return { by: readOneOf(by, PLAYERS), spaces: readSpaces(spaces, size), agrees };
  });
}

function readTileKind(value: unknown): TileKind {
  return readOneOf(value, ['conquest', 'bridge']);
}

function readSize(value: unknown): Size {
  must(Array.isArray(value) && value.length === 2);
  return { width: readWhole(value[0], 1, LARGEST.width), height: readWhole(value[1], 1, LARGEST.height) };
}

function readSpace(value: unknown, size: Size): string {
  must(typeof value === 'string' && /^(0|[1-9]\d*),(0|[1-9]\d*)$/.test(value) && isOnGrid(value, size));
  return value;
}

/** Checks a list of different spaces; empty if it is missing. */
function readSpaces(value: unknown = [], size: Size): ReadonlySet<string> {
  must(Array.isArray(value));
  const spaces = new Set(value.map((space) => readSpace(space, size)));
  must(spaces.size === value.length);
  return spaces;
}

function readYurts(value: unknown = {}, size: Size): Table['yurts'] {
  must(isRecord(value));
  return new Map(
    Object.entries(value).map(([space, whose]) => [
      readSpace(space, size),
      readOneOf(whose, [...PLAYERS, 'neutral']),
    ]),
  );
}
