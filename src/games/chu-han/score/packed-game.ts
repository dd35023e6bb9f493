import {
  type Coder,
  codeBoolean,
  codeCount,
  codeList,
  codeNullable,
  codeWord,
} from '../../../share/packing/coder.ts';
import { codeText } from '../../../share/packing/text.ts';
import type { BattleEnd, BattleNotes, FaceUpEvent } from '../rules/scoring/game-score.ts';
import type { Incident } from '../rules/scoring/incident.ts';
import type { BattleSide, BySide } from '../rules/side.ts';
import {
  type BattleEndDraft,
  type ChuHanGame,
  MOST_BATTLES,
  MOST_INCIDENTS,
  MOST_MANUAL_POINTS,
} from '../saves/score.ts';

/*
 * The words of a game in the order in which links number them. The order is part of the format: no word may
 * be moved or removed.
 */
const SIDES = ['han', 'chu'] as const satisfies readonly BattleSide[];
const EVENTS = [
  ...['silence', 'good-counsel', 'stability', 'hangu-pass', 'warlords', 'other'],
] as const satisfies readonly FaceUpEvent[];
const INCIDENTS = [
  ...['han-xin', 'xiahou-ying', 'fan-zeng', 'xiang-yu', 'by-hand'],
] as const satisfies readonly Incident['kind'][];
const MOMENTS = ['once', 'scoring'] as const;
const DOUBLINGS = ['yes', 'no'] as const;

/** The largest troop of 2s, the most cards and reinforcements, and the most points at the start. */
const MOST = { troop: 9, cards: 5, reinforcements: 6, start: 1000, nameBytes: 800 };

/** A game that goes on on another device, and the side of the player whose device it was; null if unknown. */
export interface PackedChuHanGame {
  readonly game: Omit<ChuHanGame, 'id' | 'begun'>;
  readonly from: BattleSide | null;
}

/** Writes or reads a running game that is handed on to another device. */
export function codeChuHanGame(coder: Coder, value?: PackedChuHanGame): PackedChuHanGame {
  const codeSide = (side?: BattleSide) => codeWord(coder, SIDES, side);
  const from = codeNullable(coder, [1, 1], codeSide, value?.from);
  const game = value?.game;
  const names = codeBySide((side) => codeText(coder, MOST.nameBytes, game?.names[side]));
  const title = codeText(coder, MOST.nameBytes, game?.title);
  const start = codeBySide((side) => codeCount(coder, MOST.start, game?.start[side]));
  const codeNotes = createNotesCoder(coder);
  const battles = codeList(coder, MOST_BATTLES, codeNotes, game?.battles);
  const draft = codeDraft(coder, game?.draft);
  const codeDoubling = (one?: 'yes' | 'no') => codeWord(coder, DOUBLINGS, one);
  const hanguPassDoubled = codeNullable(coder, [3, 1], codeDoubling, game?.hanguPassDoubled);
  return { game: { names, title, start, battles, draft, hanguPassDoubled }, from };
}

function codeBySide<T>(codeValue: (side: BattleSide) => T): BySide<T> {
  const han = codeValue('han');
  return { han, chu: codeValue('chu') };
}

/** Returns a function that packs the notes on a battle; what is noted often takes less than a bit. */
function createNotesCoder(coder: Coder) {
  const hasEvent = [3, 1];
  const hasEnd = [1, 3];
  return (value?: BattleNotes): BattleNotes => ({
    event: codeNullable(coder, hasEvent, (one?: FaceUpEvent) => codeWord(coder, EVENTS, one), value?.event),
    incidents: codeList(coder, MOST_INCIDENTS, (one) => codeIncident(coder, one), value?.incidents),
    end: codeNullable(coder, hasEnd, (one?: BattleEnd) => codeEnd(coder, one), value?.end),
  });
}

function codeEnd(coder: Coder, value?: BattleEnd): BattleEnd {
  return {
    winner: codeWord(coder, SIDES, value?.winner),
    cardsLeft: coder.codeUniform(MOST.cards + 1, value?.cardsLeft),
    reinforcements: coder.codeUniform(MOST.reinforcements + 1, value?.reinforcements),
  };
}

function codeDraft(coder: Coder, value?: BattleEndDraft): BattleEndDraft {
  const codeSide = (side?: BattleSide) => codeWord(coder, SIDES, side);
  const codeUpTo = (most: number) => (count?: number) => coder.codeUniform(most + 1, count);
  return {
    winner: codeNullable(coder, [7, 1], codeSide, value?.winner),
    cardsLeft: codeNullable(coder, [7, 1], codeUpTo(MOST.cards), value?.cardsLeft),
    reinforcements: codeNullable(coder, [7, 1], codeUpTo(MOST.reinforcements), value?.reinforcements),
  };
}

function codeIncident(coder: Coder, value?: Incident): Incident {
  const kind = codeWord(coder, INCIDENTS, value?.kind);
  if (kind === 'xiang-yu') return { kind };
  if (kind === 'by-hand') return codeManualPoints(coder, value?.kind === kind ? value : undefined);
  const own = value && 'by' in value ? value : undefined;
  const by = codeWord(coder, SIDES, own?.by);
  if (kind !== 'fan-zeng') return { kind, by };
  const troop = own?.kind === kind ? own.troop : undefined;
  return { kind, by, troop: coder.codeUniform(MOST.troop + 1, troop) };
}

type ManualPoints = Extract<Incident, { kind: 'by-hand' }>;

function codeManualPoints(coder: Coder, value?: ManualPoints): ManualPoints {
  const to = codeWord(coder, SIDES, value?.to);
  const isNegative = codeBoolean(coder, [5, 1], value && value.points < 0);
  const size = codeCount(coder, MOST_MANUAL_POINTS, value && Math.abs(value.points));
  const at = codeWord(coder, MOMENTS, value?.at);
  return { kind: 'by-hand', to, points: isNegative ? 0 - size : size, at };
}
