import { COLOURS, type Colour, DYNASTIES, type Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { randomBoardCase } from './board-cases.ts';
import { chance, oneOf, shuffled } from './chance.ts';
import { type NaiveCase, naiveAnswer } from './naive-huang.ts';
import type { NaiveChancesCase } from './naive-huang-chances.ts';
import { wholeUpTo } from './random.ts';

// Random questions about chances with few unseen tiles or cards, so that every possible hand can be tried.

type Random = () => number;
type Hand = Readonly<Partial<Record<Colour, number>>>;

const BOX: Readonly<Record<Colour, number>> = { yellow: 42, red: 36, blue: 24, green: 24, white: 12 };

/**
 * Makes a random question about Huang with many wars and revolts. About one in ten is malformed or illegal.
 */
export function randomHuangChances(random: Random): NaiveChancesCase {
  const board = boardWithConflict(random);
  const { position, action, rulings } = board;
  if (!action) throw new Error('A question without an action');
  const viewer = oneOf(random, position.players) ?? 'tiger';
  const hands = handsFor(random, board, viewer);
  const commitments = board.decisions?.commitments ?? [];
  const isWar = action.type === 'place-tile';
  const plain = { ...board, ask: 'chances', position: { ...position, hands }, viewer };
  const asked = {
    ...plain,
    ...(rulings && { rulings }),
    decisions: chance(random, 0.6) ? { commitments } : {},
    ...(isWar !== chance(random, 0.03) && { side: spaceNear(random, board) }),
    ...((isWar || chance(random, 0.05)) &&
      chance(random, 0.6) && { allies: alliesIn(random, board, viewer) }),
  } as NaiveChancesCase;
  const left = leftFor(random);
  const held = heldFor(random, asked, left);
  const full = { ...asked, held, seen: seenFor(asked, left) };
  return chance(random, 0.06) ? spoilt(random, full) : full;
}

/** Makes a case whose action usually starts a war or a revolt. */
function boardWithConflict(random: Random): NaiveCase {
  for (;;) {
    const board = randomBoardCase(random);
    const { action, position } = board;
    if (!action || action.type === 'end-turn') continue;
    const { hands: _, ...open } = position;
    const outcome = naiveAnswer({ ...board, position: open, decisions: {} }) as Readonly<
      Record<string, unknown>
    >;
    const isConflict = 'needs' in outcome || 'conflict' in outcome;
    if (isConflict || chance(random, 0.02)) return board;
  }
}

/** Makes the viewer's hand and a few others. */
function handsFor(random: Random, { position, action }: NaiveCase, viewer: Dynasty): Record<string, Hand> {
  const { players, turn = players[0] } = position;
  const known = players.filter((player) => player === viewer || chance(random, 0.25));
  return Object.fromEntries(
    known.map((player) => {
      const laid: Hand = player === turn && action?.type === 'place-tile' ? { [action.colour]: 3 } : {};
      const counts = COLOURS.map((colour) => [colour, wholeUpTo(random, colour === 'blue' ? 2 : 1)] as const);
      const more: Hand = chance(random, 0.4) ? { red: 2, yellow: 2 } : {};
      return [player, { ...Object.fromEntries(counts), ...more, ...(chance(random, 0.9) && laid) }];
    }),
  );
}

/** Picks an occupied space next to the action; sometimes any space. */
function spaceNear(random: Random, { position, action }: NaiveCase): string {
  const lying = [...Object.keys(position.tiles ?? {}), ...Object.keys(position.leaders ?? {})];
  const at = action?.type === 'place-tile' ? [action.at].flat().at(-1) : undefined;
  const [q = 0, r = 0] = (at ?? '0,0').split(',').map(Number);
  const near = lying.filter((space) => {
    const [s = 0, t = 0] = space.split(',').map(Number);
    return Math.max(Math.abs(s - q), Math.abs(t - r), Math.abs(s + t - q - r)) === 1;
  });
  const any = chance(random, 0.5) ? oneOf(random, lying) : '50,50';
  return (chance(random, 0.95) ? oneOf(random, near) : any) ?? '0,0';
}

function alliesIn(random: Random, board: NaiveCase, viewer: Dynasty): NaiveChancesCase['allies'] {
  const others = board.position.players.filter((player) => player !== viewer && chance(random, 0.6));
  const helped = () => (chance(random, 0.3) ? null : spaceNear(random, board));
  return Object.fromEntries(others.map((player) => [player, helped()]));
}

/** Picks small numbers of unseen tiles for each colour. */
function leftFor(random: Random): Readonly<Record<Colour, number>> {
  const most: Readonly<Record<Colour, number>> = { yellow: 3, red: 3, blue: 1, green: 1, white: 2 };
  const counts = COLOURS.map((colour) => [colour, wholeUpTo(random, most[colour])] as const);
  return { yellow: 0, red: 0, blue: 0, green: 0, white: 0, ...Object.fromEntries(counts) };
}

/** Picks the sizes of unknown hands, usually with some unseen tiles left over. */
function heldFor(
  random: Random,
  { position, viewer }: NaiveChancesCase,
  left: Readonly<Record<Colour, number>>,
): Readonly<Record<string, number>> {
  const { players, hands = {} } = position;
  let rest = COLOURS.reduce((sum, colour) => sum + left[colour], 0) + (chance(random, 0.04) ? 2 : 0);
  const unknown = shuffled(
    random,
    players.filter((player) => player !== viewer && !hands[player]),
  );
  return Object.fromEntries(
    unknown.map((player) => {
      const tiles = wholeUpTo(random, Math.min(rest, 3));
      rest -= tiles;
      return [player, tiles];
    }),
  );
}

/** Computes the numbers of seen tiles so that exactly `left` remain unseen. */
function seenFor(asked: NaiveChancesCase, left: Readonly<Record<Colour, number>>): Hand {
  const { position, action, viewer, decisions } = asked;
  const { hands = {} } = position;
  const turn = position.turn ?? position.players[0];
  const laid = action?.type === 'place-tile' ? [action.at].flat().length : 0;
  const matching = action?.type === 'place-tile' ? 'red' : 'yellow';
  const committed = (decisions?.commitments ?? []).filter(({ by }) => by !== viewer && !hands[by]);
  const given = committed.reduce((sum, { tiles = 0 }) => sum + tiles, 0);
  const counts = COLOURS.map((colour) => {
    const lying = Object.values(position.tiles ?? {}).filter((one) => one === colour).length;
    const inHands = Object.values(hands).reduce((sum, hand) => sum + (hand[colour] ?? 0), 0);
    const placed = action?.type === 'place-tile' && action.colour === colour ? laid : 0;
    const fromHand = turn && hands[turn] ? placed : 0;
    const known = lying + placed + inHands - fromHand + (colour === matching ? given : 0) + left[colour];
    return [colour, Math.max(BOX[colour] - known, 0)] as const;
  });
  return Object.fromEntries(counts);
}

/** Makes a question malformed or impossible in one way. */
function spoilt(random: Random, asked: NaiveChancesCase): NaiveChancesCase {
  const { players, hands = {} } = asked.position;
  const stranger = DYNASTIES.find((one) => !players.includes(one)) ?? asked.viewer;
  const { [asked.viewer]: _, ...others } = hands;
  const faulty: readonly NaiveChancesCase[] = [
    { ...asked, viewer: stranger, position: { ...asked.position, hands: others } },
    { ...asked, position: { ...asked.position, hands: others } },
    { ...asked, allies: { ...asked.allies, [asked.viewer]: null } },
    { ...asked, allies: { ...asked.allies, [stranger]: null } },
    { ...asked, held: { ...asked.held, [asked.viewer]: 1 } },
    { ...asked, held: { ...asked.held, [stranger]: 1 } },
    { ...asked, seen: { ...asked.seen, white: 13 } },
    { ...asked, seen: { ...asked.seen, red: (asked.seen?.red ?? 0) + 4 } },
  ];
  return oneOf(random, faulty) ?? asked;
}

// === Chu Han

const PERSONS = ['ji-bu', 'yu-ji', 'peng-yue', 'zhongli-mo', 'xiahou-ying', 'lu-zhi', 'xiao-he'];
const NAMED = ['xiong-xin', ...PERSONS, 'ying-bu', 'han-xin', 'liu-bang', 'xiang-yu'];
const COUNTS = { '1': 9, '2': 8, '4': 6, '5': 5, '7': 3, '8': 2, '9': 1 };
const CARDS = [
  ...NAMED,
  ...Object.entries(COUNTS).flatMap(([card, copies]) => Array.from({ length: copies }, () => card)),
];

function rankOf(card: string): number {
  if (card === 'xiong-xin') return 0;
  return PERSONS.includes(card) ? 3 : NAMED.includes(card) ? 6 : Number(card);
}

/** Makes a random question about a troop of Chu Han with few unseen cards. About one in ten is impossible. */
export function randomChuHanChances(random: Random): object {
  const cards = shuffled(random, CARDS);
  const mine = cards.splice(0, 1 + wholeUpTo(random, chance(random, 0.7) ? 8 : 15));
  const known = cards.splice(0, wholeUpTo(random, chance(random, 0.5) ? 0 : 4));
  const left = wholeUpTo(random, 11);
  const seen = cards.slice(left);
  const held = known.length + wholeUpTo(random, Math.min(left, 6)) + (chance(random, 0.03) ? 7 : 0);
  const asked = {
    game: 'chu-han',
    ask: 'chances',
    mine,
    troop: troopFrom(random, mine),
    held: Math.max(held, 1),
    ...((known.length > 0 || chance(random, 0.5)) && { known }),
    seen,
  };
  if (!chance(random, 0.06)) return asked;
  const card = oneOf(random, CARDS) ?? '9';
  return (
    oneOf<object>(random, [
      { ...asked, seen: [...seen, card] },
      { ...asked, known: [...known, card] },
      { ...asked, mine: [...mine, card] },
      { ...asked, troop: [] },
      { ...asked, troop: [...asked.troop, card] },
      { ...asked, held: 28 },
      { ...asked, held: 0 },
    ]) ?? asked
  );
}

/** Picks cards of one rank, sometimes with the joker, or the joker alone. */
function troopFrom(random: Random, mine: readonly string[]): readonly string[] {
  const first = oneOf(random, mine) ?? '1';
  const alike = mine.filter((card) => rankOf(card) === rankOf(first));
  const joker = mine.filter((card) => card === 'xiong-xin' && first !== card && chance(random, 0.5));
  return [...alike.slice(0, 1 + wholeUpTo(random, alike.length - 1)), ...joker];
}
