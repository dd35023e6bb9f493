import type { Edition } from '../../../../core/edition.ts';
import {
  type Coder,
  codeBoolean,
  codeCount,
  codeNullable,
  codeWord,
} from '../../../../share/packing/coder.ts';
import { codeText } from '../../../../share/packing/text.ts';
import { codePosition } from '../../link/case.ts';
import { PACKED_COLOURS, PACKED_DYNASTIES, PACKED_EDITIONS } from '../../link/packed-vocabulary.ts';
import type { ChosenHuangRulings } from '../../referee/envelope.ts';
import type { Dynasty } from '../../rules/vocabulary.ts';
import { EMPTY_TALLY, MOST_ACTIONS, type Tally } from '../../saves/board.ts';
import type { OpenAction } from '../state.ts';
import { type ActionWeights, codeOpenAction, freshActionWeights } from './packed-action.ts';
import { applyTrailAction, type BoardMoment, type TrailStep } from './trail.ts';

/** A game on the board that goes on on another device. */
export interface PackedBoardGame {
  /** The dynasty of the player whose device it was; null if unknown. */
  readonly from: Dynasty | null;
  readonly title: string;
  readonly edition: Edition;
  /** The rulings that differ from the defaults, as JSON; empty if none does. */
  readonly rulings: string;
  readonly trail: readonly TrailStep[];
  /** The board now; null if it is the one after the last action. */
  readonly now: BoardMoment | null;
  readonly openAction: OpenAction | null;
  /** The names of the players in seat order, or an empty list, and what else was entered, as JSON. */
  readonly names: readonly string[];
  readonly notes: string;
}

const MOST = { steps: 200, bytes: 8000, nameBytes: 800, points: 1000 };

/**
 * Creates a coder that writes or reads a game on the board. What the rules determine is left out, so that the
 * reader computes it; hence `toRulings` gives the rulings that the game is played by.
 */
export function createGameCoder(toRulings: (rulings: string) => ChosenHuangRulings) {
  return (coder: Coder, value?: PackedBoardGame): PackedBoardGame => {
    const from = codeNullable(
      coder,
      [1, 1],
      (one?: Dynasty) => codeWord(coder, PACKED_DYNASTIES, one),
      value?.from,
    );
    const title = codeText(coder, MOST.nameBytes, value?.title);
    const edition = codeWord(coder, PACKED_EDITIONS, value?.edition);
    const rulings = codeText(coder, MOST.bytes, value?.rulings);
    const actionWeights = freshActionWeights();
    const { trail, last } = codeTrail(coder, actionWeights, toRulings(rulings), value?.trail);
    const pack = (one?: BoardMoment) => codeMoment(coder, one);
    const now = last ? codeNullable(coder, [5, 1], pack, value?.now) : pack(value?.now ?? undefined);
    const { setup } = now ?? last ?? {};
    if (!setup) throw new Error('No board');
    const codeOpen = (one?: OpenAction) => codeOpenAction(coder, actionWeights, setup, one);
    const openAction = codeNullable(coder, [3, 1], codeOpen, value?.openAction);
    const hasNames = codeBoolean(coder, [1, 1], value && value.names.length > 0);
    const names = hasNames
      ? setup.players.map((_, i) => codeText(coder, MOST.nameBytes, value?.names[i]))
      : [];
    const notes = codeText(coder, MOST.bytes, value?.notes);
    return { from, title, edition, rulings, trail, now, openAction, names, notes };
  };
}

/** Packs the actions, and returns the board after the last one; null if there is none. */
function codeTrail(
  coder: Coder,
  actionWeights: ActionWeights,
  rulings: ChosenHuangRulings,
  value?: readonly TrailStep[],
) {
  const length = codeCount(coder, MOST.steps, value?.length);
  const weights = { isKnown: [5, 1], hasAction: [1, 5], isShown: [3, 1], isExpected: [5, 1] };
  const trail: TrailStep[] = [];
  let last: BoardMoment | null = null;
  for (let i = 0; i < length; i++) {
    const input = value?.[i];
    const pack = (one?: BoardMoment) => codeMoment(coder, one);
    const before: BoardMoment | null = last
      ? codeNullable(coder, weights.isKnown, pack, input?.before)
      : pack(input?.before ?? undefined);
    const start: BoardMoment | null = before ?? last;
    if (!start) throw new Error('No board before the first action');
    const codeAction = (one?: OpenAction): OpenAction =>
      codeOpenAction(coder, actionWeights, start.setup, one);
    const action: OpenAction | null = codeNullable(coder, weights.hasAction, codeAction, input?.action);
    const isShown = action !== null && codeBoolean(coder, weights.isShown, input?.isShown);
    const expected: BoardMoment | undefined = action ? applyTrailAction(start, action, rulings) : undefined;
    const after: BoardMoment | null = expected
      ? codeNullable(coder, weights.isExpected, pack, input?.after)
      : pack(input?.after ?? undefined);
    trail.push({ before, action, isShown, after });
    last = after ?? expected ?? null;
  }
  return { trail, last };
}

/** Packs a board with its points. */
function codeMoment(coder: Coder, value?: BoardMoment): BoardMoment {
  const setup = codePosition(coder, value?.setup);
  return { setup, tally: codeNullable(coder, [1, 3], (one?: Tally) => codeTally(coder, one), value?.tally) };
}

function codeTally(coder: Coder, value?: Tally): Tally {
  const hasPoints = [1, 1];
  const actions = coder.codeUniform(MOST_ACTIONS + 1, value?.actions);
  const points = PACKED_DYNASTIES.map((dynasty) => {
    const own = value?.points[dynasty];
    const isAny = codeBoolean(coder, hasPoints, own && PACKED_COLOURS.some((colour) => own[colour] > 0));
    if (!isAny) return [dynasty, EMPTY_TALLY.points[dynasty]] as const;
    const counts = PACKED_COLOURS.map(
      (colour) => [colour, codeCount(coder, MOST.points, own?.[colour])] as const,
    );
    return [dynasty, Object.fromEntries(counts)] as const;
  });
  return { actions, points: { ...EMPTY_TALLY.points, ...Object.fromEntries(points) } };
}
