/**
 * A slow, obviously right second implementation of the referee of Chu Han, written from the German rulebook
 * (Frosted Games 2024) and the case format only, without looking at the engine. It replays all plays from the
 * start, copies the whole table before each ability, so that Lü Zhi can restore it, and finds legal plays by
 * trying everything.
 *
 * Comments in brackets name the chapter of the rulebook, or the numbered point of the case format.
 *
 * Readings where both are silent or short:
 * - Yu Ji as his own discard is a card that is not in hand, for he has just left it.
 * - Two abilities in one play that are not the pair are `one-ability-a-turn`; the same one twice, too.
 * - An ability in the wrong kind of play is `wrong-moment` even on a retreat when opening.
 * - Han Xin with cards and Liu Bang with company are `wrong-size` alone: no troop is there to be judged.
 * - Ying Bu as last card, cancelled: his player's hand was empty before Lü Zhi came, so he emptied first.
 * - When all is over, a reaction that answers something with a card that is not in hand is `over`.
 */

type Side = 'han' | 'chu';
type Card = string;
type BySide<T> = Readonly<Record<Side, T>>;
type NaiveEvent = 'silence' | 'good-counsel' | 'stability' | 'hangu-pass' | null;

interface NaiveTroop {
  readonly rank: number;
  readonly size: number;
}

/** One play as the case format writes it, taken apart. */
type NaivePlay =
  | { readonly kind: 'reinforce'; readonly by: Side }
  | {
      readonly kind: 'ability';
      readonly by: Side;
      readonly ability: readonly Card[];
      readonly discard: Card | null;
      readonly take: Card | null;
    }
  | { readonly kind: 'open'; readonly by: Side; readonly cards: readonly Card[] }
  | {
      readonly kind: 'defend';
      readonly by: Side;
      readonly cards: readonly Card[];
      readonly ability: readonly Card[];
    }
  | { readonly kind: 'retreat'; readonly by: Side; readonly ability: readonly Card[] }
  | { readonly kind: 'react'; readonly by: Side; readonly card: 'lu-zhi' | 'xiao-he' };

/** An ability that was just played, with the table as it was before: Lü Zhi may answer it. */
interface PlayedAbility {
  readonly what: 'ability';
  readonly by: Side;
  readonly abilityCards: readonly Card[];
  /** Cards laid with the ability: its troop, or Yu Ji's discard. */
  readonly laid: readonly Card[];
  readonly before: NaiveTable;
}

/** A Lü Zhi that was just played, with the table as it was before her: Xiao He may answer her. */
interface PlayedLuZhi {
  readonly what: 'lu-zhi';
  readonly by: Side;
  readonly before: NaiveTable;
  /** Whether Xiao He was in the ability player's hand when Lü Zhi was played. */
  readonly xiaoHeInHand: boolean;
}

/** A battle between two plays, as if no reaction followed, the scoring at its end not yet done. */
export interface NaiveTable {
  readonly event: NaiveEvent;
  readonly hanguDoubled: boolean;
  readonly scores: BySide<number>;
  readonly hands: BySide<readonly Card[]>;
  readonly deck: readonly Card[];
  readonly pile: readonly Card[];
  /** The cards of the running fight, used abilities included. */
  readonly laidOut: readonly Card[];
  readonly taken: BySide<number>;
  readonly doubled: boolean;
  readonly faceUp: readonly Side[];
  readonly turn: Side;
  readonly phase: 'open' | 'answer';
  readonly troop: NaiveTroop | null;
  readonly reinforcedThisTurn: boolean;
  readonly abilityThisTurn: boolean;
  /** Sides without cards, the one that emptied first in front. */
  readonly emptied: readonly Side[];
  readonly answerable: PlayedAbility | PlayedLuZhi | null;
  /** One-choice points that the standing line of play has used. */
  readonly used: readonly string[];
}

interface NaiveScoring {
  readonly battlePoints: BySide<number>;
  readonly scores: BySide<number>;
  readonly gameWinner: Side | null;
  readonly nextOpener: Side | null;
}

interface NaiveBattle {
  readonly ok: true;
  readonly legal: true;
  readonly status: 'fighting' | 'battle-over' | 'game-over';
  readonly turn: Side | null;
  readonly phase: 'open' | 'answer' | null;
  readonly troop: NaiveTroop | null;
  readonly scores: BySide<number>;
  readonly taken: BySide<number>;
  readonly hands: BySide<readonly Card[]>;
  readonly discard: readonly Card[];
  readonly doubled: boolean;
  readonly faceUp: readonly Side[];
  readonly battleWinner?: Side | null;
  readonly battlePoints?: BySide<number>;
  readonly gameWinner?: Side | null;
  readonly nextOpener?: Side | null;
}

interface NaiveRefusal {
  readonly ok: true;
  readonly legal: false;
  readonly play: number;
  readonly reason: NaiveReason;
}

type NaiveWithoutRulings = NaiveBattle | NaiveRefusal | ({ ok: true; legal: true } & NaiveScoring);
type NaiveChuHanAnswer =
  | { readonly ok: false }
  | (NaiveWithoutRulings & { readonly rulings: readonly string[] });

const SIDES: readonly Side[] = ['han', 'chu'];
const EVENTS: readonly NaiveEvent[] = [null, 'silence', 'good-counsel', 'stability', 'hangu-pass'];

const RANK_3 = ['ji-bu', 'yu-ji', 'peng-yue', 'zhongli-mo', 'xiahou-ying', 'lu-zhi', 'xiao-he'];
const RANK_6 = ['ying-bu', 'han-xin', 'liu-bang', 'xiang-yu'];

/** How often each card exists. [Der Kampf, table of ranks; those of ranks 3 and 6 have names.] */
export const NAIVE_COPIES: ReadonlyMap<Card, number> = new Map([
  ['1', 9],
  ['2', 8],
  ['4', 6],
  ['5', 5],
  ['7', 3],
  ['8', 2],
  ['9', 1],
  ['xiong-xin', 1],
  ...[...RANK_3, ...RANK_6].map((name): [Card, number] => [name, 1]),
]);

/** [Fähigkeiten] */
const OPENING_ABILITIES = ['ji-bu', 'yu-ji', 'ying-bu'];
const DEFENCE_ABILITIES = ['peng-yue', 'zhongli-mo', 'han-xin', 'liu-bang'];
const RETREAT_ABILITIES = ['xiahou-ying', 'xiang-yu'];
const REACTIONS = ['lu-zhi', 'xiao-he'];
const ALL_ABILITIES = [...OPENING_ABILITIES, ...DEFENCE_ABILITIES, ...RETREAT_ABILITIES, ...REACTIONS];

/** Every open point with its choices, the default first. */
const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['hangu-pass-doubled', ['yes', 'no']],
  ['lu-zhi-against-pair', ['both']],
  ['cancelled-last-card', ['wins']],
  ['both-at-31', ['more-points']],
  ['zhongli-single', ['yes']],
  ['ji-bu-short', ['yes']],
  ['ability-after-cancel', ['none']],
]);

export function rankOf(card: Card): number {
  if (RANK_3.includes(card)) return 3;
  if (RANK_6.includes(card)) return 6;
  return card === 'xiong-xin' ? 0 : Number(card);
}

function otherSide(side: Side): Side {
  return side === 'han' ? 'chu' : 'han';
}

// === Cards as multisets

/** What is left when the given cards are taken out of the list, one copy for each. */
function without(list: readonly Card[], cards: readonly Card[]): Card[] {
  const left = [...list];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}

function holds(list: readonly Card[], cards: readonly Card[]): boolean {
  return without(list, cards).length === list.length - cards.length;
}

// === Questions

/** Answers any value that claims to be a case of Chu Han, without the trace. */
export function naiveChuHan(value: unknown): NaiveChuHanAnswer {
  const answered = answerAndUses(value);
  if (answered === null) return { ok: false };
  return { ...answered.answer, rulings: rulingsOf(value, answered) };
}

/**
 * Every lawful next play after the plays of a case, each in its canonical form; none for a case that is
 * malformed, or whose own plays are unlawful.
 */
export function naiveLawfulPlays(value: unknown): ReadonlySet<string> {
  const table = naiveTableOf(value);
  if (table === null) return new Set();
  const lawful = candidates(table).filter((play) => refusalOf(table, play) === null);
  return new Set(lawful.map(canonicalPlay));
}

/** The table after all plays of a battle case, or null when there is none. */
export function naiveTableOf(value: unknown): NaiveTable | null {
  if (!isRecord(value) || value['ask'] !== 'battle') return null;
  const battle = readBattle(value);
  if (battle === null) return null;
  const replayed = replay(battle.table, battle.plays);
  return replayed.refusal === null ? replayed.table : null;
}

/** The table after one more play, or null when that play is malformed or unlawful. */
export function naiveNext(table: NaiveTable, written: unknown): NaiveTable | null {
  const play = readPlay(written);
  return play === null || refusalOf(table, play) !== null ? null : tableAfter(table, play);
}

export function naiveIsOver(table: NaiveTable): boolean {
  return endOf(table) !== null;
}

interface AnswerAndUses {
  readonly answer: NaiveWithoutRulings;
  readonly used: readonly string[];
}

function answerAndUses(value: unknown): AnswerAndUses | null {
  if (!isRecord(value) || !isEnvelope(value)) return null;
  if (value['ask'] === 'score') return answerScore(value);
  if (value['ask'] === 'battle') return answerBattle(value);
  return null;
}

/**
 * The points that the answer turned on, sorted: one with two choices when the other choice changes the
 * answer, one with a single choice when the answer used it. [Envelope]
 */
function rulingsOf(value: unknown, { answer, used }: AnswerAndUses): string[] {
  const ids = new Set(used);
  for (const [id, choices] of CHOICES) {
    for (const choice of choices) {
      const again = answerAndUses(withRuling(value, id, choice));
      if (JSON.stringify(again?.answer) !== JSON.stringify(answer)) ids.add(id);
    }
  }
  return [...ids].sort();
}

function withRuling(value: unknown, id: string, choice: string): unknown {
  if (!isRecord(value)) return value;
  const rulings = isRecord(value['rulings']) ? value['rulings'] : {};
  return { ...value, rulings: { ...rulings, [id]: choice } };
}

// === Parsing: everything that does not match the format exactly is an error

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasOnlyKeys(value: object, allowed: readonly string[]): boolean {
  return Object.keys(value).every((key) => allowed.includes(key));
}

function isSide(value: unknown): value is Side {
  return value === 'han' || value === 'chu';
}

function isCard(value: unknown): value is Card {
  return typeof value === 'string' && NAIVE_COPIES.has(value);
}

function isCardList(value: unknown): value is readonly Card[] {
  return Array.isArray(value) && value.every(isCard);
}

function isAbilityList(value: unknown): value is readonly Card[] {
  return Array.isArray(value) && value.every((card) => ALL_ABILITIES.includes(card));
}

function isEvent(value: unknown): value is NaiveEvent {
  return EVENTS.some((event) => event === value);
}

function isWholeUpTo(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most;
}

/** `{han, chu}`, both there, both whole numbers from 0 to `most`. */
function isPairUpTo(value: unknown, most: number): value is BySide<number> {
  if (!isRecord(value) || !hasOnlyKeys(value, SIDES)) return false;
  return isWholeUpTo(value['han'], most) && isWholeUpTo(value['chu'], most);
}

function isHands(value: unknown): value is BySide<readonly Card[]> {
  if (!isRecord(value) || !hasOnlyKeys(value, SIDES)) return false;
  return SIDES.every((side) => {
    const hand = value[side];
    return isCardList(hand) && hand.length > 0;
  });
}

const ENVELOPE_KEYS = ['id', 'game', 'ask', 'edition', 'rulings'];
const BATTLE_KEYS = [
  'scores',
  'opener',
  'hands',
  'deck',
  'discard',
  'taken',
  'doubled',
  'faceUp',
  'event',
  'plays',
];
const SCORE_KEYS = ['scores', 'battleWinner', 'cardsLeft', 'reinforcements', 'doubled', 'event'];

function isEnvelope(value: Readonly<Record<string, unknown>>): boolean {
  const { edition = 'en', rulings = {} } = value;
  const isEdition = edition === 'en' || edition === 'de' || edition === 'pl';
  return value['game'] === 'chu-han' && isEdition && isRulings(rulings);
}

function isRulings(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return Object.keys(value).every((id) => CHOICES.get(id)?.some((choice) => choice === value[id]));
}

function isHanguDoubled(value: Readonly<Record<string, unknown>>): boolean {
  return !isRecord(value['rulings']) || value['rulings']['hangu-pass-doubled'] !== 'no';
}

/** Scores are below 31, except under the two events that let a battle begin with more. [battle, `scores`] */
function mostPoints(event: NaiveEvent): number {
  return winsWaitForScoring(event) ? Number.MAX_SAFE_INTEGER : 30;
}

/** [Ereignisse: Guter Ratschlag, Stabilität; 9] */
function winsWaitForScoring(event: NaiveEvent): boolean {
  return event === 'good-counsel' || event === 'stability';
}

function readBattle(value: Readonly<Record<string, unknown>>): {
  readonly table: NaiveTable;
  readonly plays: readonly NaivePlay[];
} | null {
  if (!isEnvelope(value) || !hasOnlyKeys(value, [...ENVELOPE_KEYS, ...BATTLE_KEYS])) return null;
  const { scores, opener, hands, deck = [], discard = [], taken = { han: 0, chu: 0 } } = value;
  const { doubled = false, faceUp = [], event = null } = value;
  if (!isEvent(event) || !isPairUpTo(scores, mostPoints(event))) return null;
  if (!isSide(opener) || !isHands(hands) || !isCardList(deck) || !isCardList(discard)) return null;
  if (!isPairUpTo(taken, 6) || typeof doubled !== 'boolean') return null;
  if (!Array.isArray(faceUp) || !faceUp.every(isSide) || new Set(faceUp).size < faceUp.length) return null;
  const plays = readPlays(value['plays']);
  const table: NaiveTable = {
    event,
    hanguDoubled: isHanguDoubled(value),
    scores,
    hands,
    deck,
    pile: discard,
    laidOut: [],
    taken,
    doubled,
    faceUp,
    turn: opener,
    phase: 'open',
    troop: null,
    reinforcedThisTurn: false,
    abilityThisTurn: false,
    emptied: [],
    answerable: null,
    used: [],
  };
  return plays === null || !isPossible(table) ? null : { table, plays };
}

/**
 * No more cards than the game has. Six reinforcements of two cards each make the drawable twelve, and the
 * four at the bottom of the draw pile are seen by nobody. [Schlachtaufbau 1–4; battle]
 */
function isPossible({ hands, deck, pile, taken, doubled }: NaiveTable): boolean {
  const inSight = [...hands.han, ...hands.chu, ...deck, ...pile];
  const hiddenFromXiangYu = [...hands.han, ...hands.chu, ...deck];
  return (
    inSight.length <= 42 &&
    [...NAIVE_COPIES].every(([card, copies]) => inSight.filter((seen) => seen === card).length <= copies) &&
    taken.han + taken.chu <= 6 &&
    deck.length <= 12 - 2 * (taken.han + taken.chu) &&
    SIDES.every((side) => hands[side].length <= 15 + 2 * taken[side]) &&
    !(doubled && hiddenFromXiangYu.includes('xiang-yu'))
  );
}

function readPlays(value: unknown): readonly NaivePlay[] | null {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > 200) return null;
  const plays: NaivePlay[] = [];
  for (const written of value) {
    const play = readPlay(written);
    if (play === null) return null;
    plays.push(play);
  }
  return plays;
}

function readPlay(value: unknown): NaivePlay | null {
  if (!isRecord(value) || !isSide(value['by'])) return null;
  const { by, ability = [] } = value;
  if (!isAbilityList(ability)) return null;
  switch (Object.keys(value).sort().join(' ')) {
    case 'by reinforce':
      return value['reinforce'] === true ? { kind: 'reinforce', by } : null;
    case 'by open':
      return isCardList(value['open']) ? { kind: 'open', by, cards: value['open'] } : null;
    case 'by defend':
    case 'ability by defend':
      return isCardList(value['defend']) ? { kind: 'defend', by, cards: value['defend'], ability } : null;
    case 'by retreat':
    case 'ability by retreat':
      return value['retreat'] === true ? { kind: 'retreat', by, ability } : null;
    case 'by react':
      return readReaction(by, value['react']);
    case 'ability by':
    case 'ability by discard':
    case 'ability by take':
    case 'ability by discard take':
      return readOpeningAbility(by, ability, value);
    default:
      return null;
  }
}

function readReaction(by: Side, card: unknown): NaivePlay | null {
  return card === 'lu-zhi' || card === 'xiao-he' ? { kind: 'react', by, card } : null;
}

/** A discard belongs to Yu Ji, a card to take to Ying Bu; each needs his and no other has one. [6] */
function readOpeningAbility(
  by: Side,
  ability: readonly Card[],
  { discard = null, take = null }: Readonly<Record<string, unknown>>,
): NaivePlay | null {
  const discardFits = ability.includes('yu-ji') ? isCard(discard) : discard === null;
  const takeFits = ability.includes('ying-bu') ? isCard(take) : take === null;
  if (ability.length === 0 || !discardFits || !takeFits) return null;
  return {
    kind: 'ability',
    by,
    ability,
    discard: isCard(discard) ? discard : null,
    take: isCard(take) ? take : null,
  };
}

// === The battle, play by play

function answerBattle(value: Readonly<Record<string, unknown>>): AnswerAndUses | null {
  const battle = readBattle(value);
  if (battle === null) return null;
  const { table, refusal } = replay(battle.table, battle.plays);
  if (refusal !== null) {
    const used = turnsOnAbilityAfterCancel(table, refusal) ? ['ability-after-cancel'] : [];
    const { play, reason } = refusal;
    return { answer: { ok: true, legal: false, play, reason }, used: [...table.used, ...used] };
  }
  return reportOf(table);
}

interface Refused {
  readonly play: number;
  readonly reason: NaiveReason;
  readonly refused: NaivePlay;
}

function replay(
  start: NaiveTable,
  plays: readonly NaivePlay[],
): {
  readonly table: NaiveTable;
  readonly refusal: Refused | null;
} {
  let table = start;
  for (const [index, play] of plays.entries()) {
    const reason = refusalOf(table, play);
    if (reason !== null) return { table, refusal: { play: index, reason, refused: play } };
    table = tableAfter(table, play);
  }
  return { table, refusal: null };
}

/**
 * Whether only the open point forbids: a lone ability, or the pair, after a cancelled defence or retreat.
 * After a cancelled opening ability the text itself allows no other. [Fähigkeiten]
 */
function turnsOnAbilityAfterCancel({ phase, abilityThisTurn }: NaiveTable, refused: Refused): boolean {
  return (
    refused.reason === 'one-ability-a-turn' &&
    phase === 'answer' &&
    abilityThisTurn &&
    !areTooMany(abilitiesOf(refused.refused))
  );
}

function reportOf(table: NaiveTable): AnswerAndUses {
  const end = endOf(table);
  const { scores, taken, turn, phase, troop, doubled, used } = table;
  const hands = { han: [...table.hands.han].sort(), chu: [...table.hands.chu].sort() };
  const shown = { taken, hands, doubled, faceUp: [...table.faceUp].sort() };
  if (end === null) {
    const discard = [...table.pile].sort();
    const fighting = { ok: true, legal: true, status: 'fighting', turn, phase, troop } as const;
    return { answer: { ...fighting, scores, ...shown, discard }, used };
  }
  const { battleWinner, scoring } = end;
  const status = scoring.gameWinner === null ? 'battle-over' : 'game-over';
  // The cards of the fight count as discarded when all is over. [4]
  const discard = [...table.pile, ...table.laidOut].sort();
  const over = { ok: true, legal: true, status, turn: null, phase: null, troop: null } as const;
  return {
    answer: { ...over, ...shown, discard, battleWinner, ...scoring },
    used: [...used, ...end.used],
  };
}

interface End {
  readonly battleWinner: Side | null;
  readonly scoring: NaiveScoring;
  readonly used: readonly string[];
}

/** How the battle or the game has ended, or null while it goes on. */
function endOf(table: NaiveTable): End | null {
  const { scores, event, emptied } = table;
  // 31 or more wins at once, before a battle won in the same turn. [Ende der Schlacht; 9]
  const gameWinner = SIDES.find((side) => scores[side] >= 31);
  if (gameWinner !== undefined && !winsWaitForScoring(event)) {
    const scoring = { battlePoints: { han: 0, chu: 0 }, scores, gameWinner, nextOpener: null };
    return { battleWinner: null, scoring, used: [] };
  }
  // Whoever emptied first has won the battle. [Ablauf des Kampfes: Ende der Schlacht; 7]
  const [winner] = emptied;
  if (winner === undefined) return null;
  const loser = otherSide(winner);
  const cardsLeft = table.hands[loser].length;
  const reinforcements = table.taken[loser];
  return { battleWinner: winner, ...scored({ ...table, winner, cardsLeft, reinforcements }) };
}

// === Why a play is illegal: all reasons with their conditions, in the order in which they are reported

const REASONS = {
  over: (table: NaiveTable, play: NaivePlay) => naiveIsOver(table) && !isLawfulReaction(table, play),
  'nothing-to-react-to': (table: NaiveTable, play: NaivePlay) =>
    play.kind === 'react' && !hasSomethingToAnswer(table, play),
  'not-your-turn': (table: NaiveTable, play: NaivePlay) => play.kind !== 'react' && play.by !== table.turn,
  'wrong-moment': isWrongMoment,
  // [Fähigkeiten, after Rückzug; 9]
  'cannot-retreat-when-opening': (table: NaiveTable, play: NaivePlay) =>
    play.kind === 'retreat' && table.phase === 'open',
  // A cancelled ability has used up the turn's ability, too. [Fähigkeiten; 1, 2]
  'one-ability-a-turn': (table: NaiveTable, play: NaivePlay) =>
    areTooMany(abilitiesOf(play)) || (table.abilityThisTurn && abilitiesOf(play).length > 0),
  // [Spielprinzip; 1]
  'already-reinforced': (table: NaiveTable, play: NaivePlay) =>
    play.kind === 'reinforce' && table.reinforcedThisTurn,
  // In an answer, an ability is only ever used when the turn is back after Lü Zhi. [Fähigkeiten; 2]
  'reinforce-first': (table: NaiveTable, play: NaivePlay) =>
    play.kind === 'reinforce' && table.phase === 'answer' && table.abilityThisTurn,
  'no-reinforcements': (table: NaiveTable, play: NaivePlay) =>
    play.kind === 'reinforce' && table.deck.length < 2,
  'card-not-in-hand': (table: NaiveTable, play: NaivePlay) => !areInHand(table, play),
  'cannot-be-carried-out': cannotBeCarriedOut,
  // A troop is of one rank. [Ablauf des Kampfes: Eröffnung]
  'mixed-ranks': (_table: NaiveTable, play: NaivePlay) => isMixed(play),
  'wrong-size': isWrongSize,
  'too-weak': isTooWeak,
} as const;

type NaiveReason = keyof typeof REASONS;

/** Returns the first reason why the play is illegal; null if it is legal. */
function refusalOf(table: NaiveTable, play: NaivePlay): NaiveReason | null {
  for (const [reason, applies] of Object.entries(REASONS)) {
    if (applies(table, play)) return reason as NaiveReason;
  }
  return null;
}

function isLawfulReaction(table: NaiveTable, play: NaivePlay): boolean {
  return hasSomethingToAnswer(table, play) && areInHand(table, play);
}

/** Lü Zhi answers the opponent's ability, Xiao He the opponent's Lü Zhi, each at once. [Reaktion; 3] */
function hasSomethingToAnswer({ answerable }: NaiveTable, play: NaivePlay): boolean {
  if (play.kind !== 'react' || answerable === null || answerable.by === play.by) return false;
  return answerable.what === (play.card === 'lu-zhi' ? 'ability' : 'lu-zhi');
}

function abilitiesOf(play: NaivePlay): readonly Card[] {
  return play.kind === 'ability' || play.kind === 'defend' || play.kind === 'retreat' ? play.ability : [];
}

/** One person for her ability, or Peng Yue and Zhongli Mo together. [Verteidigung: Ausnahme] */
function areTooMany(ability: readonly Card[]): boolean {
  return ability.length > 1 && !isThePair(ability);
}

function isThePair(ability: readonly Card[]): boolean {
  return ability.length === 2 && holds(ability, ['peng-yue', 'zhongli-mo']);
}

/** [Ablauf des Kampfes; Fähigkeiten; 6] */
function isWrongMoment({ phase }: NaiveTable, play: NaivePlay): boolean {
  switch (play.kind) {
    case 'ability':
      return phase !== 'open' || !play.ability.every((card) => OPENING_ABILITIES.includes(card));
    case 'open':
      return phase !== 'open';
    case 'defend':
      return phase !== 'answer' || !play.ability.every((card) => DEFENCE_ABILITIES.includes(card));
    case 'retreat':
      return !play.ability.every((card) => RETREAT_ABILITIES.includes(card));
    default:
      return false;
  }
}

function areInHand(table: NaiveTable, play: NaivePlay): boolean {
  const hand = table.hands[play.by];
  if (play.kind !== 'react') return holds(hand, [...abilitiesOf(play), ...laidWith(play)]);
  // Xiao He must have been in hand when Lü Zhi was played. [Reaktion, last example; 3]
  const { answerable } = table;
  if (answerable?.what === 'lu-zhi' && !answerable.xiaoHeInHand) return false;
  return hand.includes(play.card);
}

/** The cards that leave the hand beside the ability cards. Liu Bang is ability and troop in one card. */
function laidWith(play: NaivePlay): readonly Card[] {
  if (play.kind === 'open') return play.cards;
  if (play.kind === 'ability') return play.discard === null ? [] : [play.discard];
  if (play.kind !== 'defend') return [];
  return play.ability.includes('liu-bang') ? without(play.cards, ['liu-bang']) : play.cards;
}

/** An ability may be used only if it can be carried out in full. [Fähigkeiten; 5] */
function cannotBeCarriedOut(table: NaiveTable, play: NaivePlay): boolean {
  if (play.kind === 'ability') return play.take !== null && !canTake(table, play.take);
  if (play.kind !== 'defend' || table.troop === null) return false;
  const { rank, size } = table.troop;
  // Liu Bang answers a single 9 only.
  if (play.ability.includes('liu-bang')) return rank !== 9 || size !== 1;
  // Zhongli Mo leads each rank once at most, the joker being a 0.
  const ranks = play.cards.map(rankOf);
  if (play.ability.includes('zhongli-mo') && new Set(ranks).size < ranks.length) return true;
  // Peng Yue leads a troop of the same rank, not of a higher one; a mixed troop has none to compare.
  const own = rankOfTroop(play);
  return play.ability.includes('peng-yue') && own !== null && own > rank;
}

/** Ying Bu takes a person of rank 1 to 5 from the discard pile. [Fähigkeiten: Ying Bu] */
function canTake({ pile }: NaiveTable, card: Card): boolean {
  return pile.includes(card) && rankOf(card) >= 1 && rankOf(card) <= 5;
}

/** Whether a troop is laid that has to be judged by rank: not with Han Xin, not with Liu Bang's ability. */
function hasTroop(play: NaivePlay): play is Extract<NaivePlay, { readonly kind: 'open' | 'defend' }> {
  if (play.kind === 'open') return true;
  return play.kind === 'defend' && !play.ability.some((card) => card === 'han-xin' || card === 'liu-bang');
}

/** Xiong Xin counts as a further person of the troop's rank, alone as 0. [Effekte: Xiong Xin] */
function ranksOfPlainTroop(cards: readonly Card[]): number[] {
  const others = cards.filter((card) => card !== 'xiong-xin');
  return [...new Set((others.length > 0 ? others : cards).map(rankOf))];
}

function isMixed(play: NaivePlay): boolean {
  if (!hasTroop(play) || abilitiesOf(play).includes('zhongli-mo')) return false;
  return ranksOfPlainTroop(play.cards).length > 1;
}

/** The rank of the troop laid, or null when it has none: no cards, mixed ranks, Han Xin, Liu Bang. */
function rankOfTroop(play: NaivePlay): number | null {
  if (!hasTroop(play) || play.cards.length === 0) return null;
  // Under Zhongli Mo all count as the lowest of them, Xiong Xin as 0. [Verteidigung: Zhongli Mo]
  if (abilitiesOf(play).includes('zhongli-mo')) return Math.min(...play.cards.map(rankOf));
  const [rank, ...others] = ranksOfPlainTroop(play.cards);
  return rank === undefined || others.length > 0 ? null : rank;
}

/** [Ablauf des Kampfes: Eröffnung, Verteidigung; 6] */
function isWrongSize({ troop }: NaiveTable, play: NaivePlay): boolean {
  if (play.kind === 'open') return play.cards.length === 0;
  if (play.kind !== 'defend' || troop === null) return false;
  if (play.ability.includes('han-xin')) return play.cards.length > 0;
  if (play.ability.includes('liu-bang')) return play.cards.join() !== 'liu-bang';
  return play.cards.length !== troop.size;
}

/** A defence is higher; under Peng Yue it is equal. [Verteidigung; 5] */
function isTooWeak({ troop }: NaiveTable, play: NaivePlay): boolean {
  const rank = rankOfTroop(play);
  if (play.kind !== 'defend' || troop === null || rank === null) return false;
  return play.ability.includes('peng-yue') ? rank < troop.rank : rank <= troop.rank;
}

// === The effects of a legal play

function tableAfter(table: NaiveTable, play: NaivePlay): NaiveTable {
  const next = carriedOut(table, play);
  return { ...next, emptied: emptiedAfter(table, next, play) };
}

/**
 * Who has no cards, in the order of emptying. The cards just laid left the hand of `play.by` last: if the
 * other one is found empty as well, he was so before (Ying Bu's player, whose taken card Lü Zhi put back).
 * [7]
 */
function emptiedAfter(before: NaiveTable, after: NaiveTable, play: NaivePlay): readonly Side[] {
  const empty = (side: Side) => after.hands[side].length === 0;
  const still = before.emptied.filter(empty);
  const fresh = [otherSide(play.by), play.by].filter((side) => empty(side) && !still.includes(side));
  return [...still, ...fresh];
}

function carriedOut(table: NaiveTable, play: NaivePlay): NaiveTable {
  switch (play.kind) {
    case 'reinforce':
      return reinforced(table, play.by);
    case 'open':
      return troopLaid(cardsLaid(table, play), play);
    case 'ability':
      return { ...openingAbility(cardsLaid(table, play), play), abilityThisTurn: true };
    case 'defend':
      return troopLaid(cardsLaid(table, play), play);
    case 'retreat':
      return retreated(cardsLaid(table, play), play);
    case 'react':
      return play.card === 'lu-zhi' ? cancelled(table, play.by) : restored(table, play.by);
  }
}

/** Take a reinforcement, draw two cards. [Ablauf des Kampfes: Verstärken] */
function reinforced(table: NaiveTable, by: Side): NaiveTable {
  // Only a cancelled opening leaves the turn to whoever opens: nothing can have been answered there but Lü
  // Zhi.
  const isOpen = table.phase === 'open' && table.answerable?.what === 'lu-zhi';
  return {
    ...table,
    used: isOpen ? [...table.used, 'reinforce-after-opening'] : table.used,
    hands: { ...table.hands, [by]: [...table.hands[by], ...table.deck.slice(0, 2)] },
    deck: table.deck.slice(2),
    taken: { ...table.taken, [by]: table.taken[by] + 1 },
    reinforcedThisTurn: true,
    answerable: null,
  };
}

/**
 * The cards of the play have left the hand and lie on the table until the fight ends, but Yu Ji's card goes
 * to the pile. An ability can be answered from now on, and the table before it is kept for that. [4]
 */
function cardsLaid(table: NaiveTable, play: NaivePlay): NaiveTable {
  const { by } = play;
  const abilityCards = abilitiesOf(play);
  const laid = laidWith(play);
  const hand = without(table.hands[by], [...abilityCards, ...laid]);
  const onTable = play.kind === 'ability' ? abilityCards : [...abilityCards, ...laid];
  const played: PlayedAbility = { what: 'ability', by, abilityCards, laid, before: table };
  return {
    ...table,
    hands: { ...table.hands, [by]: hand },
    laidOut: [...table.laidOut, ...onTable],
    answerable: abilityCards.length > 0 ? played : null,
  };
}

/** [Fähigkeiten: Ji Bu, Yu Ji, Ying Bu] */
function openingAbility(
  table: NaiveTable,
  { by, discard, take }: Extract<NaivePlay, { readonly kind: 'ability' }>,
): NaiveTable {
  if (discard !== null) return { ...table, pile: [...table.pile, discard] };
  if (take === null) return jiBuLooked(table, by);
  const hand = [...table.hands[by], take];
  return { ...table, hands: { ...table.hands, [by]: hand }, pile: without(table.pile, [take]) };
}

/**
 * Ji Bu looks at four cards, which changes nothing that is reported. With all six reinforcements taken the
 * text foresees that no drawable card is left, and the opponent shows his hand; with fewer than four drawable
 * cards before that, he sees locked ones, and whether he may is open.
 */
function jiBuLooked(table: NaiveTable, by: Side): NaiveTable {
  const { taken, deck, faceUp, used } = table;
  if (taken.han + taken.chu === 6) return { ...table, faceUp: [...new Set([...faceUp, otherSide(by)])] };
  return deck.length < 4 ? { ...table, used: [...used, 'ji-bu-short'] } : table;
}

/** Points inside the battle are doubled for both after Xiang Yu. [Rückzug: Xiang Yu; 8] */
function withPoints(table: NaiveTable, side: Side, points: number): NaiveTable {
  const won = table.doubled ? 2 * points : points;
  return { ...table, scores: { ...table.scores, [side]: table.scores[side] + won } };
}

function turnOf(table: NaiveTable, turn: Side, phase: 'open' | 'answer'): NaiveTable {
  return { ...table, turn, phase, reinforcedThisTurn: false, abilityThisTurn: false };
}

/** After a troop, Han Xin or Liu Bang it is the opponent's turn to answer. [Ablauf des Kampfes] */
function troopLaid(
  table: NaiveTable,
  play: Extract<NaivePlay, { readonly kind: 'open' | 'defend' }>,
): NaiveTable {
  const opponent = otherSide(play.by);
  const passed = turnOf(table, opponent, 'answer');
  const ability = abilitiesOf(play);
  // Han Xin: no troop of one's own, a point for the opponent, who faces his own troop.
  if (ability.includes('han-xin')) return withPoints(passed, opponent, 1);
  // Liu Bang is a troop of one person of rank 10.
  if (ability.includes('liu-bang')) return { ...passed, troop: { rank: 10, size: 1 } };
  const size = play.cards.length;
  const rank = rankOfTroop(play) ?? 0;
  const used = ability.includes('zhongli-mo') && size === 1 ? ['zhongli-single'] : [];
  const laid = { ...passed, troop: { rank, size }, used: [...passed.used, ...used] };
  // Six or more of rank 2 give their number. [Effekte: Fan Zeng]
  return rank === 2 && size >= 6 ? withPoints(laid, play.by, size) : laid;
}

/**
 * All cards of the fight go to the pile. The other one opens the next fight, or oneself with Xiahou Ying,
 * which gives the opponent 3. From Xiang Yu on, points are doubled. [Ablauf des Kampfes: Rückzug; Rückzug]
 */
function retreated(
  table: NaiveTable,
  { by, ability }: Extract<NaivePlay, { readonly kind: 'retreat' }>,
): NaiveTable {
  const opponent = otherSide(by);
  const pile = [...table.pile, ...table.laidOut];
  const cleared: NaiveTable = { ...table, pile, laidOut: [], troop: null };
  if (ability.includes('xiahou-ying')) return withPoints(turnOf(cleared, by, 'open'), opponent, 3);
  const passed = turnOf(cleared, opponent, 'open');
  return ability.includes('xiang-yu') ? { ...passed, doubled: true } : passed;
}

/**
 * Lü Zhi: the table is again what it was before the ability, but its cards and Lü Zhi lie on the pile, and
 * the turn's ability is used up. What was laid with it is back in hand, Ying Bu's card on the pile.
 * [Fähigkeiten; Reaktion; 2, 3]
 */
function cancelled(table: NaiveTable, by: Side): NaiveTable {
  const ability = table.answerable;
  if (ability?.what !== 'ability') throw new Error('Lü Zhi has no ability to answer');
  const { before, abilityCards, laid } = ability;
  const kept = without(before.hands[ability.by], abilityCards);
  const luZhi: PlayedLuZhi = {
    what: 'lu-zhi',
    by,
    before: table,
    xiaoHeInHand: holds(kept, [...laid, 'xiao-he']),
  };
  const hands = { [ability.by]: kept, [by]: without(before.hands[by], ['lu-zhi']) };
  return {
    ...before,
    hands: { ...before.hands, ...hands },
    pile: [...before.pile, ...abilityCards, 'lu-zhi'],
    abilityThisTurn: true,
    answerable: luZhi,
    used: [...before.used, ...usedByLuZhi(abilityCards, kept)],
  };
}

function usedByLuZhi(abilityCards: readonly Card[], kept: readonly Card[]): string[] {
  return [
    ...(isThePair(abilityCards) ? ['lu-zhi-against-pair'] : []),
    ...(kept.length === 0 ? ['cancelled-last-card'] : []),
  ];
}

/**
 * Xiao He: the table is what it was before Lü Zhi, with the ability carried out, but Lü Zhi and Xiao He lie
 * on the pile. [Reaktion; 3]
 */
function restored(table: NaiveTable, by: Side): NaiveTable {
  const luZhi = table.answerable;
  if (luZhi?.what !== 'lu-zhi') throw new Error('Xiao He has no Lü Zhi to answer');
  const { before } = luZhi;
  const hands = {
    [by]: without(before.hands[by], ['xiao-he']),
    [luZhi.by]: without(before.hands[luZhi.by], ['lu-zhi']),
  };
  return {
    ...before,
    hands: { ...before.hands, ...hands },
    pile: [...before.pile, 'lu-zhi', 'xiao-he'],
    answerable: null,
  };
}

// === Scoring

interface ScoredBattle {
  readonly scores: BySide<number>;
  readonly winner: Side;
  readonly cardsLeft: number;
  readonly reinforcements: number;
  readonly doubled: boolean;
  readonly event: NaiveEvent;
  readonly hanguDoubled: boolean;
}

function answerScore(value: Readonly<Record<string, unknown>>): AnswerAndUses | null {
  if (!hasOnlyKeys(value, [...ENVELOPE_KEYS, ...SCORE_KEYS])) return null;
  const { scores, battleWinner: winner, cardsLeft = 0, reinforcements = 0 } = value;
  const { doubled = false, event = null } = value;
  if (!isEvent(event) || !isPairUpTo(scores, mostPoints(event)) || !isSide(winner)) return null;
  // 27: fifteen dealt and two for each of six reinforcements.
  if (!isWholeUpTo(cardsLeft, 27) || !isWholeUpTo(reinforcements, 6)) return null;
  if (typeof doubled !== 'boolean') return null;
  const hanguDoubled = isHanguDoubled(value);
  const battle = { scores, winner, cardsLeft, reinforcements, doubled, event, hanguDoubled };
  const { scoring, used } = scored(battle);
  return { answer: { ok: true, legal: true, ...scoring }, used };
}

function scored(battle: ScoredBattle): { readonly scoring: NaiveScoring; readonly used: readonly string[] } {
  const { winner } = battle;
  const battlePoints = { han: battlePointsOf(battle, 'han'), chu: battlePointsOf(battle, 'chu') };
  const scores = {
    han: battle.scores.han + battlePoints.han,
    chu: battle.scores.chu + battlePoints.chu,
  };
  const gameWinner = gameWinnerOf(scores, winner);
  const nextOpener = gameWinner === null ? fewerPoints(scores, winner) : null;
  // With the Hangu Pass the text itself settles a tie; the open point is about the other two events.
  // [Ereignisse]
  const isOpen = winsWaitForScoring(battle.event) && scores.han >= 31 && scores.chu >= 31;
  return {
    scoring: { battlePoints, scores, gameWinner, nextOpener },
    used: isOpen ? ['both-at-31'] : [],
  };
}

/**
 * The winner gets 1 for each card the loser holds, 5 at most, and 1 for each reinforcement he took. Under the
 * Hangu Pass both get 3. Xiang Yu doubles all of it, the 3 unless ruled otherwise. [Ende der Schlacht; 8, 9]
 */
function battlePointsOf(battle: ScoredBattle, side: Side): number {
  const { winner, cardsLeft, reinforcements, doubled, event, hanguDoubled } = battle;
  const won = side === winner ? Math.min(cardsLeft, 5) + reinforcements : 0;
  const pass = event === 'hangu-pass' ? 3 : 0;
  return won * (doubled ? 2 : 1) + pass * (doubled && hanguDoubled ? 2 : 1);
}

/** More points win, on equal points the winner of the battle. [Ereignisse: Hangu Pass; 9] */
function gameWinnerOf(scores: BySide<number>, battleWinner: Side): Side | null {
  if (scores.han < 31 && scores.chu < 31) return null;
  if (scores.han === scores.chu) return battleWinner;
  return scores.han > scores.chu ? 'han' : 'chu';
}

/** Fewer points open, on equal points the winner of the battle. [Schlachtaufbau 5] */
function fewerPoints(scores: BySide<number>, battleWinner: Side): Side {
  if (scores.han === scores.chu) return battleWinner;
  return scores.han < scores.chu ? 'han' : 'chu';
}

// === Trying everything

/**
 * A play as text, for sets of plays: cards sorted by code point, keys in one order, `ability` always there.
 */
function canonicalPlay(play: NaivePlay): string {
  const { by } = play;
  switch (play.kind) {
    case 'reinforce':
      return JSON.stringify({ by, reinforce: true });
    case 'ability': {
      const discard = play.discard === null ? {} : { discard: play.discard };
      const take = play.take === null ? {} : { take: play.take };
      return JSON.stringify({ by, ability: [...play.ability].sort(), ...discard, ...take });
    }
    case 'open':
      return JSON.stringify({ by, open: [...play.cards].sort() });
    case 'defend':
      return JSON.stringify({ by, defend: [...play.cards].sort(), ability: [...play.ability].sort() });
    case 'retreat':
      return JSON.stringify({ by, retreat: true, ability: [...play.ability].sort() });
    case 'react':
      return JSON.stringify({ by, react: play.card });
  }
}

/** The canonical form of a play that is written as in a case, or null when it is none. */
export function canonicalForm(written: unknown): string | null {
  const play = readPlay(written);
  return play === null ? null : canonicalPlay(play);
}

/** Lists all conceivable plays: reactions by both sides, everything else by the active side. */
function candidates(table: NaiveTable): NaivePlay[] {
  const by = table.turn;
  const hand = table.hands[by];
  const abilities = abilityLists(hand);
  return [
    ...SIDES.flatMap((side): NaivePlay[] => [
      { kind: 'react', by: side, card: 'lu-zhi' },
      { kind: 'react', by: side, card: 'xiao-he' },
    ]),
    { kind: 'reinforce', by },
    ...abilities.flatMap((ability) => openingAbilityPlays(by, ability)),
    ...abilities.map((ability): NaivePlay => ({ kind: 'retreat', by, ability })),
    ...cardLists(hand, table.troop).flatMap((cards) => [
      { kind: 'open', by, cards } as const,
      ...abilities.map((ability): NaivePlay => ({ kind: 'defend', by, cards, ability })),
    ]),
  ];
}

/** No ability, each one in hand, each two in hand. */
function abilityLists(hand: readonly Card[]): Card[][] {
  const inHand = ALL_ABILITIES.filter((card) => hand.includes(card));
  const twos = inHand.flatMap((one) => inHand.filter((two) => one < two).map((two) => [one, two]));
  return [[], ...inHand.map((card) => [card]), ...twos];
}

/** With every card of the game as discard and as card to take, and without. */
function openingAbilityPlays(by: Side, ability: readonly Card[]): NaivePlay[] {
  const cards = [...NAIVE_COPIES.keys()];
  const discards = ability.includes('yu-ji') ? cards : [null];
  const takes = ability.includes('ying-bu') ? cards : [null];
  if (ability.length === 0) return [];
  return discards.flatMap((discard) =>
    takes.map((take): NaivePlay => ({ kind: 'ability', by, ability, discard, take })),
  );
}

/**
 * Up to ten cards: every part of the hand. More: every part of one rank and the joker, and every part of the
 * size of the troop that is to be answered, for no other can be a troop.
 */
function cardLists(hand: readonly Card[], troop: NaiveTroop | null): Card[][] {
  if (hand.length <= 10) return [[], ...partsUpTo(hand, hand.length)];
  const ranks = [...new Set(hand.map(rankOf))];
  const ofOneRank = ranks.flatMap((rank) => {
    const cards = hand.filter((card) => rankOf(card) === rank || card === 'xiong-xin');
    return partsUpTo(cards, cards.length);
  });
  const ofTheSize = troop === null ? [] : partsUpTo(hand, troop.size);
  return [[], ...ofOneRank, ...ofTheSize];
}

/** Every part of the cards with 1 to `most` of them, equal cards being the same. */
function partsUpTo(cards: readonly Card[], most: number): Card[][] {
  let parts: Card[][] = [[]];
  for (const name of new Set(cards)) {
    const copies = cards.filter((card) => card === name);
    parts = parts.flatMap((part) =>
      [[], ...copies.map((_, last) => copies.slice(0, last + 1))]
        .map((some) => [...part, ...some])
        .filter((grown) => grown.length <= most),
    );
  }
  return parts.filter((part) => part.length > 0);
}
