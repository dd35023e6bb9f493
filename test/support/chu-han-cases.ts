import {
  NAIVE_COPIES,
  type NaiveTable,
  naiveIsOver,
  naiveNext,
  naiveTableOf,
  rankOf,
} from './naive-chu-han.ts';
import { wholeUpTo } from './random.ts';

type Side = 'han' | 'chu';
type Card = string;
type Written = Readonly<Record<string, unknown>>;

/** Random choices for making cases. */
interface Dice {
  readonly random: () => number;
  chance(probability: number): boolean;
  upTo(most: number): number;
  one<T>(of: readonly T[]): T | undefined;
  shuffled<T>(list: readonly T[]): T[];
}

function diceOf(random: () => number): Dice {
  return {
    random,
    chance: (probability) => random() < probability,
    upTo: (most) => wholeUpTo(random, most),
    one: (of) => of[wholeUpTo(random, of.length - 1)],
    shuffled: (list) =>
      list
        .map((item) => ({ item, at: random() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}

const NAMES = [...NAIVE_COPIES.keys()];
const ALL_CARDS = [...NAIVE_COPIES].flatMap(([card, copies]) => Array<Card>(copies).fill(card));
const OPENING = ['ji-bu', 'yu-ji', 'ying-bu'];
const ANSWERING = ['peng-yue', 'zhongli-mo', 'han-xin', 'liu-bang', 'xiahou-ying', 'xiang-yu'];
const ABILITIES = [...OPENING, ...ANSWERING, 'lu-zhi', 'xiao-he'];
const EVENTS = [null, 'silence', 'good-counsel', 'stability', 'hangu-pass', 'hangu-pass'];

/**
 * A case of `battle`: a deal, and a line of plays that the second implementation finds lawful, at times with
 * an unlawful or malformed play at its end. Abilities and reactions, six 2s and ends of battles come more
 * often than at the table. A seed gives the same case each time.
 */
export function randomBattleCase(random: () => number): Written {
  const dice = diceOf(random);
  const start = randomStart(dice);
  const { plays, table } = lineOfPlays(dice, start);
  const isDone = table === null || naiveIsOver(table);
  const odd: unknown[] = [];
  if (dice.chance(isDone ? 0.08 : 0.45)) odd.push(oddPlay(dice, start, table));
  if (dice.chance(0.02)) odd.push(malformedPlay(dice));
  const made = { ...start, plays: [...plays, ...odd], ...randomEnvelope(dice) };
  return dice.chance(0.02) ? spoilt(dice, made) : made;
}

/** Makes a case of `score`, sometimes with an impossible value. */
export function randomScoreCase(random: () => number): Written {
  const dice = diceOf(random);
  const event = dice.one(EVENTS) ?? null;
  const made = {
    game: 'chu-han',
    ask: 'score',
    scores: randomScores(dice, event),
    battleWinner: randomSide(dice),
    ...(dice.chance(0.9) && { cardsLeft: dice.upTo(dice.chance(0.8) ? 8 : 28) }),
    ...(dice.chance(0.9) && { reinforcements: dice.upTo(dice.chance(0.95) ? 6 : 7) }),
    ...(dice.chance(0.9) && { doubled: dice.chance(0.5) }),
    ...(dice.chance(0.9) && { event }),
    ...randomEnvelope(dice),
  };
  return dice.chance(0.03) ? spoilt(dice, made) : made;
}

function randomSide(dice: Dice): Side {
  return dice.chance(0.5) ? 'han' : 'chu';
}

function otherSide(side: Side): Side {
  return side === 'han' ? 'chu' : 'han';
}

/** Picks scores, half of them near 31; above it if an event allows that, and rarely if none does. */
function randomScores(dice: Dice, event: string | null): Readonly<Record<Side, number>> {
  const waits = event === 'good-counsel' || event === 'stability';
  const some = () => {
    if (dice.chance(waits ? 0.3 : 0.003)) return 28 + dice.upTo(10);
    return dice.chance(0.6) ? 22 + dice.upTo(8) : dice.upTo(30);
  };
  const han = some();
  return { han, chu: dice.chance(0.15) && (waits || han < 31) ? han : some() };
}

function randomEnvelope(dice: Dice): Written {
  const rulings = dice.one([
    { 'hangu-pass-doubled': 'no' },
    { 'hangu-pass-doubled': 'yes', 'zhongli-single': 'yes' },
    { 'lu-zhi-against-pair': 'both', 'both-at-31': 'more-points' },
    {},
    dice.chance(0.05) ? { 'hangu-pass-doubled': 'maybe' } : {},
  ]);
  return {
    ...(dice.chance(0.3) && { rulings }),
    ...(dice.chance(0.1) && { edition: dice.one(['en', 'de', 'pl']) }),
    ...(dice.chance(0.1) && { id: dice.one([7, 'a', null]) }),
  };
}

/** Removes or renames a key, or gives it a value of another type. */
function spoilt(dice: Dice, made: Written): Written {
  const key = dice.one(Object.keys(made)) ?? 'game';
  const { [key]: value, ...others } = made;
  const odd = [null, -1, 1.5, 99, 'chu', true, {}, [], ['9', '9'], { han: 1 }, { han: [], chu: ['1'] }];
  if (dice.chance(0.2)) return others;
  return dice.chance(0.2) ? { ...others, [`${key}s`]: value } : { ...made, [key]: dice.one(odd) };
}

// === The deal

/** Cards for both hands, so that rare situations occur. */
const THEMES: readonly (readonly [readonly Card[], readonly Card[]])[] = [
  [[], []],
  [['xiao-he', ...OPENING, ...ANSWERING], ['lu-zhi']],
  [
    ['xiao-he', 'peng-yue', 'zhongli-mo', '2', '4'],
    ['lu-zhi', '2', '1', '1'],
  ],
  [
    ['peng-yue', 'zhongli-mo', '1', '4', '5', '8', 'xiao-he'],
    ['lu-zhi', '1', '1', '1'],
  ],
  [Array<Card>(8).fill('2'), ['lu-zhi', 'zhongli-mo', 'peng-yue', '4', '5', '7']],
  [
    [...Array<Card>(6).fill('2'), 'xiong-xin'],
    ['xiang-yu', 'xiahou-ying', 'han-xin'],
  ],
  [
    ['zhongli-mo', 'xiao-he', '2', '4', '5', '7', '8', '9', 'han-xin'],
    ['lu-zhi', ...Array<Card>(6).fill('1')],
  ],
  [
    ['9', 'lu-zhi', 'xiao-he'],
    ['liu-bang', 'han-xin', 'yu-ji'],
  ],
  [
    ['xiang-yu', 'xiahou-ying', 'xiao-he'],
    ['lu-zhi', '9', '8', ...Array<Card>(6).fill('2')],
  ],
];

function randomStart(dice: Dice): Written {
  const event = dice.one(EVENTS) ?? null;
  const doubled = dice.chance(0.12);
  const taken = randomTaken(dice);
  const dealt = dealtCards(dice, taken, doubled);
  return {
    game: 'chu-han',
    ask: 'battle',
    scores: randomScores(dice, event),
    opener: randomSide(dice),
    ...dealt,
    ...(taken.han + taken.chu > 0 && { taken }),
    ...(doubled && { doubled }),
    ...(dice.chance(0.1) && { faceUp: dice.one([[], ['han'], ['chu'], ['han', 'chu'], ['chu', 'han']]) }),
    ...(event !== null && { event }),
  };
}

function randomTaken(dice: Dice): Readonly<Record<Side, number>> {
  if (dice.chance(0.35)) return { han: 0, chu: 0 };
  const all = dice.chance(0.3) ? 6 : dice.chance(0.3) ? 5 : dice.upTo(6);
  const han = dice.upTo(all);
  return { han, chu: all - han };
}

/**
 * Deals hands, deck and discard pile: often a full deal if no reinforcements have been taken, else small
 * hands.
 */
function dealtCards(dice: Dice, taken: Readonly<Record<Side, number>>, doubled: boolean): Written {
  const small = doubled || taken.han + taken.chu > 0 || dice.chance(0.4);
  const size = () => {
    if (!small) return 15;
    return dice.chance(0.15) ? 1 : 2 + dice.upTo(dice.chance(0.5) ? 4 : 8);
  };
  const [one, two] = dice.one(THEMES) ?? [[], []];
  const swap = dice.chance(0.5);
  let rest = dice.shuffled(doubled ? ALL_CARDS.filter((card) => card !== 'xiang-yu') : ALL_CARDS);
  const take = (wanted: readonly Card[], count: number): Card[] => {
    const there = without(rest, without(rest, wanted));
    const first = dice.shuffled(there).slice(0, count);
    const hand = [...first, ...without(rest, first).slice(0, count - first.length)];
    rest = without(rest, hand);
    return dice.shuffled(hand);
  };
  const han = take(swap ? two : one, size());
  const chu = take(swap ? one : two, size());
  const drawable = 12 - 2 * (taken.han + taken.chu);
  const deck = take([], dice.chance(0.05) ? dice.upTo(drawable) : drawable);
  const discard = rest.slice(0, Math.max(0, 42 - han.length - chu.length - deck.length - 1));
  const shown = dice.chance(0.1) ? discard.slice(0, dice.upTo(discard.length)) : discard;
  return { hands: { han, chu }, deck, discard: doubled ? [...shown, 'xiang-yu'] : shown };
}

/** Removes one copy of each card from the list. */
function without(list: readonly Card[], cards: readonly Card[]): Card[] {
  const left = [...list];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

// === The line of plays

interface Line {
  readonly plays: readonly Written[];
  /** The table after them; null if the start is not a valid battle. */
  readonly table: NaiveTable | null;
}

function lineOfPlays(dice: Dice, start: Written): Line {
  const plays: Written[] = [];
  let table = naiveTableOf(start);
  let left = dice.chance(0.2) ? 60 : dice.upTo(14);
  while (table !== null && left-- > 0) {
    const step = lawfulStep(dice, table);
    if (step === null) break;
    plays.push(step.play);
    table = step.next;
    // What may follow a cancelled answer is asked now, since the next play changes it.
    if (isBackAfterLuZhi(table) && dice.chance(0.3)) break;
  }
  return { plays, table };
}

function isBackAfterLuZhi({ phase, abilityThisTurn }: NaiveTable): boolean {
  return phase === 'answer' && abilityThisTurn;
}

/** Returns a legal play with the table after it; null if a few tries found none. */
function lawfulStep(dice: Dice, table: NaiveTable): { play: Written; next: NaiveTable } | null {
  const isOver = naiveIsOver(table);
  for (let tries = isOver ? 1 : 8; tries > 0; tries--) {
    const play = isOver ? reaction(dice, table) : likelyPlay(dice, table);
    const next = naiveNext(table, play);
    if (next !== null) return { play, next };
  }
  return null;
}

function likelyPlay(dice: Dice, table: NaiveTable): Written {
  if (table.answerable !== null && dice.chance(0.7)) return reaction(dice, table);
  const by = table.turn;
  if (dice.chance(0.1)) return { by, reinforce: true };
  return table.phase === 'open' ? likelyOpening(dice, table) : likelyAnswer(dice, table);
}

/** Makes the reaction to what was just played. */
function reaction(dice: Dice, { answerable, turn }: NaiveTable): Written {
  const card = answerable?.what === 'lu-zhi' ? 'xiao-he' : 'lu-zhi';
  const by = answerable === null ? turn : otherSide(answerable.by);
  return dice.chance(0.9) ? { by, react: card } : { by: otherSide(by), react: card };
}

function likelyOpening(dice: Dice, { hands, pile, turn: by, abilityThisTurn }: NaiveTable): Written {
  const hand = hands[by];
  const ability = dice.one(OPENING.filter((card) => hand.includes(card)));
  if (ability !== undefined && !abilityThisTurn && dice.chance(0.5)) {
    return openingAbility(dice, by, ability, hand, pile);
  }
  const isManyTwos = hand.filter((card) => card === '2').length >= 5 && dice.chance(0.5);
  const rank = isManyTwos ? 2 : rankOf(dice.one(hand) ?? '1');
  const joker = hand.filter((card) => card === 'xiong-xin' && dice.chance(0.6));
  const troop = [...hand.filter((card) => rankOf(card) === rank && card !== 'xiong-xin'), ...joker];
  const size = isManyTwos || dice.chance(0.5) ? troop.length : 1 + dice.upTo(troop.length);
  return { by, open: troop.slice(0, size) };
}

function openingAbility(
  dice: Dice,
  by: Side,
  card: Card,
  hand: readonly Card[],
  pile: readonly Card[],
): Written {
  if (card === 'ji-bu') return { by, ability: [card] };
  if (card === 'yu-ji') return { by, ability: [card], discard: dice.one(without(hand, [card])) ?? '1' };
  return { by, ability: [card], take: dice.one(pile) ?? '1' };
}

function likelyAnswer(dice: Dice, table: NaiveTable): Written {
  const { hands, turn: by, troop, abilityThisTurn } = table;
  const hand = hands[by];
  const ability = dice.one(ANSWERING.filter((card) => hand.includes(card)));
  if (troop === null || dice.chance(0.12)) return { by, retreat: true };
  if (hand.includes('liu-bang') && troop.rank === 9 && dice.chance(0.6))
    return answerWith(dice, table, 'liu-bang');
  if (ability !== undefined && !abilityThisTurn && dice.chance(0.6)) return answerWith(dice, table, ability);
  const ranks = [...new Set(hand.map(rankOf))].filter((rank) => rank > troop.rank);
  const rank = dice.one(ranks) ?? troop.rank;
  const cards = hand.filter((card) => rankOf(card) === rank || card === 'xiong-xin');
  const isEnough = ranks.length > 0 && cards.length >= troop.size;
  if (!isEnough && dice.chance(0.7)) return { by, retreat: true, ...(dice.chance(0.5) && { ability: [] }) };
  return { by, defend: dice.shuffled(cards).slice(0, troop.size), ability: [] };
}

/** Makes a defence or a retreat with the ability and cards that usually fit. */
function answerWith(dice: Dice, { hands, turn: by, troop }: NaiveTable, ability: Card): Written {
  const { rank, size } = troop ?? { rank: 0, size: 1 };
  const hand = without(hands[by], [ability]);
  switch (ability) {
    case 'xiahou-ying':
    case 'xiang-yu':
      return { by, retreat: true, ability: [ability] };
    case 'han-xin':
      return { by, defend: [], ability: [ability] };
    case 'liu-bang':
      return { by, defend: [ability], ability: [ability] };
    case 'zhongli-mo':
      return zhongliDefence(dice, by, hand, rank, size);
    default: {
      if (hand.includes('zhongli-mo') && dice.chance(0.4)) return zhongliDefence(dice, by, hand, rank, size);
      const equal = hand.filter((card) => rankOf(card) === rank || card === 'xiong-xin');
      return { by, defend: equal.slice(0, size), ability: [ability] };
    }
  }
}

/** Makes a troop of different ranks above the rank to beat, or, with Peng Yue, from that rank on. */
function zhongliDefence(dice: Dice, by: Side, hand: readonly Card[], rank: number, size: number): Written {
  const left = without(hand, ['zhongli-mo']);
  const withPengYue = dice.chance(0.6);
  const others = withPengYue ? without(left, ['peng-yue']) : left;
  const low = others.filter((card) => rankOf(card) === rank).slice(0, 1);
  const above = dice.shuffled(others.filter((card) => rankOf(card) > rank));
  const distinct = above.filter((card, at) => above.findIndex((c) => rankOf(c) === rankOf(card)) === at);
  const cards = withPengYue ? [...low, ...distinct] : distinct;
  const ability = withPengYue ? ['peng-yue', 'zhongli-mo'] : ['zhongli-mo'];
  return { by, defend: cards.slice(0, size), ability: dice.shuffled(ability) };
}

// === Plays that are usually illegal

/** Makes a play that only fails in a late check, or any play. */
function oddPlay(dice: Dice, start: Written, table: NaiveTable | null): Written {
  if (table !== null && isBackAfterLuZhi(table)) return nearPlay(dice, table);
  return table === null || dice.chance(0.3) ? randomPlay(dice, start) : nearPlay(dice, table);
}

/** Makes a play of the active side with cards from its hand, whether they fit or not. */
function nearPlay(dice: Dice, { hands, turn: by, phase, troop, pile }: NaiveTable): Written {
  const hand = dice.shuffled(hands[by]);
  const size = dice.chance(0.7) && troop !== null ? troop.size : 1 + dice.upTo(hand.length);
  const rank = rankOf(hand[0] ?? '1');
  const ofOneRank = hand.filter((card) => rankOf(card) === rank || card === 'xiong-xin').slice(0, size);
  const cards = dice.chance(0.6) ? ofOneRank : hand.slice(0, size);
  const own = (names: readonly Card[]) => dice.one(names.filter((card) => hand.includes(card)));
  const opening = own(OPENING) ?? dice.one(OPENING) ?? 'ji-bu';
  const answering = own(dice.chance(0.9) ? ANSWERING.slice(0, 4) : ABILITIES) ?? 'peng-yue';
  const answer = () => ({ by, defend: without(cards, [answering]), ability: [answering] });
  const answers: readonly (() => Written)[] = [
    () => ({ by, reinforce: true }),
    () => ({ by, defend: cards, ability: [] }),
    answer,
    answer,
    () => ({ by, defend: cards, ability: ['peng-yue', 'zhongli-mo'] }),
    () => ({ by, defend: ['liu-bang'], ability: ['liu-bang'] }),
    () => ({ by, retreat: true, ability: [answering] }),
  ];
  const openings: readonly (() => Written)[] = [
    () => ({ by, reinforce: true }),
    () => ({ by, open: cards }),
    () => openingAbility(dice, by, opening, hand, pile),
    () => ({ by, ability: ['ying-bu'], take: dice.one(NAMES) }),
    () => ({ by, ability: ['yu-ji'], discard: 'yu-ji' }),
    () => ({ by, retreat: true, ability: dice.chance(0.5) ? [] : [answering] }),
  ];
  return dice.one(phase === 'open' ? openings : answers)?.() ?? { by, reinforce: true };
}

/** Makes a well-formed play of any kind with any cards. */
function randomPlay(dice: Dice, { hands }: Written): Written {
  const by = randomSide(dice);
  const known = Object.values(hands as Readonly<Record<Side, readonly Card[]>>).flat();
  const card = () => (dice.chance(0.8) ? dice.one(known) : dice.one(NAMES)) ?? '1';
  const cards = () => Array.from({ length: dice.upTo(dice.chance(0.7) ? 2 : 5) }, card);
  const ability = () => dice.shuffled(ABILITIES).slice(0, dice.chance(0.8) ? 1 : 2);
  const kinds: readonly (() => Written)[] = [
    () => ({ by, reinforce: true }),
    () => ({ by, open: cards() }),
    () => ({ by, open: Array<Card>(1 + dice.upTo(2)).fill(card()) }),
    () => ({ by, defend: cards(), ability: [] }),
    () => ({ by, defend: cards(), ability: ability() }),
    () => ({ by, defend: ['liu-bang'], ability: ['liu-bang'] }),
    () => ({ by, retreat: true, ability: dice.chance(0.5) ? [] : ability() }),
    () => ({ by, react: dice.one(['lu-zhi', 'xiao-he']) }),
    () => ({ by, ability: [dice.one(ABILITIES.filter((name) => name !== 'yu-ji' && name !== 'ying-bu'))] }),
    () => ({ by, ability: ['yu-ji'], discard: card() }),
    () => ({ by, ability: ['ying-bu'], take: card() }),
  ];
  return dice.one(kinds)?.() ?? { by, reinforce: true };
}

function malformedPlay(dice: Dice): unknown {
  const by = randomSide(dice);
  const odd: readonly unknown[] = [
    null,
    'retreat',
    { by },
    { reinforce: true },
    { by: 'qin', reinforce: true },
    { by, reinforce: false },
    { by, reinforce: true, retreat: true },
    { by, open: ['3'] },
    { by, open: '1' },
    { by, open: ['1'], ability: [] },
    { by, defend: ['1'], ability: ['1'] },
    { by, defend: ['1'], ability: ['xiong-xin'] },
    { by, retreat: true, take: '1' },
    { by, ability: [] },
    { by, ability: ['yu-ji'] },
    { by, ability: ['ying-bu'] },
    { by, ability: ['ji-bu'], discard: '1' },
    { by, ability: ['yu-ji'], discard: '1', take: '1' },
    { by, react: 'ji-bu' },
  ];
  return dice.one(odd);
}
