import {
  type Coder,
  packBoolean,
  packCount,
  packList,
  packNullable,
  packWord,
} from '../../../share/packing/coder.ts';
import { packText } from '../../../share/packing/text.ts';
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
 * The words of a game in the order in which links number them. The order is part of the format: no word may be
 * moved or removed.
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
export interface HandedOnGame {
  readonly game: Omit<ChuHanGame, 'id' | 'begun'>;
  readonly from: BattleSide | null;
}

/** Packs a running game. */
export function packHandedOnGame(coder: Coder, value?: HandedOnGame): HandedOnGame {
  const packSide = (side?: BattleSide) => packWord(coder, SIDES, side);
  const from = packNullable(coder, [1, 1], packSide, value?.from);
  const game = value?.game;
  const names = packBySide((side) => packText(coder, MOST.nameBytes, game?.names[side]));
  const title = packText(coder, MOST.nameBytes, game?.title);
  const start = packBySide((side) => packCount(coder, MOST.start, game?.start[side]));
  const packNotes = createNotesPacker(coder);
  const battles = packList(coder, MOST_BATTLES, packNotes, game?.battles);
  const draft = packDraft(coder, game?.draft);
  const packDoubling = (one?: 'yes' | 'no') => packWord(coder, DOUBLINGS, one);
  const hanguPassDoubled = packNullable(coder, [3, 1], packDoubling, game?.hanguPassDoubled);
  return { game: { names, title, start, battles, draft, hanguPassDoubled }, from };
}

function packBySide<T>(packValue: (side: BattleSide) => T): BySide<T> {
  const han = packValue('han');
  return { han, chu: packValue('chu') };
}

/** Returns a function that packs the notes on a battle; what is noted often takes less than a bit. */
function createNotesPacker(coder: Coder) {
  const hasEvent = [3, 1];
  const hasEnd = [1, 3];
  return (value?: BattleNotes): BattleNotes => ({
    event: packNullable(coder, hasEvent, (one?: FaceUpEvent) => packWord(coder, EVENTS, one), value?.event),
    incidents: packList(coder, MOST_INCIDENTS, (one) => packIncident(coder, one), value?.incidents),
    end: packNullable(coder, hasEnd, (one?: BattleEnd) => packEnd(coder, one), value?.end),
  });
}

function packEnd(coder: Coder, value?: BattleEnd): BattleEnd {
  return {
    winner: packWord(coder, SIDES, value?.winner),
    cardsLeft: coder.codeUniform(MOST.cards + 1, value?.cardsLeft),
    reinforcements: coder.codeUniform(MOST.reinforcements + 1, value?.reinforcements),
  };
}

function packDraft(coder: Coder, value?: BattleEndDraft): BattleEndDraft {
  const packSide = (side?: BattleSide) => packWord(coder, SIDES, side);
  const packUpTo = (most: number) => (count?: number) => coder.codeUniform(most + 1, count);
  return {
    winner: packNullable(coder, [7, 1], packSide, value?.winner),
    cardsLeft: packNullable(coder, [7, 1], packUpTo(MOST.cards), value?.cardsLeft),
    reinforcements: packNullable(coder, [7, 1], packUpTo(MOST.reinforcements), value?.reinforcements),
  };
}

function packIncident(coder: Coder, value?: Incident): Incident {
  const kind = packWord(coder, INCIDENTS, value?.kind);
  if (kind === 'xiang-yu') return { kind };
  if (kind === 'by-hand') return packManualPoints(coder, value?.kind === kind ? value : undefined);
  const own = value && 'by' in value ? value : undefined;
  const by = packWord(coder, SIDES, own?.by);
  if (kind !== 'fan-zeng') return { kind, by };
  const troop = own?.kind === kind ? own.troop : undefined;
  return { kind, by, troop: coder.codeUniform(MOST.troop + 1, troop) };
}

type ManualPoints = Extract<Incident, { kind: 'by-hand' }>;

function packManualPoints(coder: Coder, value?: ManualPoints): ManualPoints {
  const to = packWord(coder, SIDES, value?.to);
  const isNegative = packBoolean(coder, [5, 1], value && value.points < 0);
  const size = packCount(coder, MOST_MANUAL_POINTS, value && Math.abs(value.points));
  const at = packWord(coder, MOMENTS, value?.at);
  return { kind: 'by-hand', to, points: isNegative ? 0 - size : size, at };
}
