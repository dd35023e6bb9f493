import { entriesOf } from '../../../core/record.ts';
import { type Commitment, NO_DECISIONS } from '../rules/actions/action.ts';
import { USUAL_HAND_SIZE } from '../rules/setup/box.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import {
  type ChanceInputs,
  type ChanceViewer,
  findSupportedSide,
  listUncommittedOthers,
} from './chance-inputs.ts';
import { estimateHandSize, getOwnHand, getSeenTiles } from './known-tiles.ts';
import { getConflictSide, listCommitmentOrder, type OpenConflict } from './open-conflict.ts';
import { toShortCase } from './short-case.ts';

/**
 * Makes the case that asks how likely a side wins.
 * @param commonFields the fields that every case of the table has
 */
export function createChancesCase(
  conflict: OpenConflict,
  setup: Setup,
  { by, side }: ChanceViewer,
  inputs: ChanceInputs,
  commonFields: object,
): object {
  const { action, kind } = conflict;
  const hands = { ...setup.hands, [by]: getOwnHand(conflict, by, inputs) };
  const decisions = { ...NO_DECISIONS, commitments: listAllCommitments(conflict) };
  const shortCase = toShortCase(
    { setup: { ...setup, hands }, openAction: { action, decisions } },
    commonFields,
  );
  const others = listUncommittedOthers(conflict, by).map((one) => one.by);
  const getStateSpace = (at: number | null) => (at === null ? null : getConflictSide(conflict, at).state);
  const allies = others.map((one) => [one, getStateSpace(findSupportedSide(conflict, one, inputs))] as const);
  const held = others
    .filter((one) => !conflict.position.hands?.[one])
    .map((one) => [one, estimateHandSize(conflict, one, inputs)] as const)
    .filter(([, count]) => count !== USUAL_HAND_SIZE); // the default of the case
  const seen = entriesOf(getSeenTiles(conflict, by, inputs)).filter(([, count]) => count > 0);
  return {
    ...shortCase,
    ask: 'chances',
    viewer: by,
    ...(kind === 'war' && { side: getStateSpace(side), allies: Object.fromEntries(allies) }),
    ...(held.length > 0 && { held: Object.fromEntries(held) }),
    ...(seen.length > 0 && { seen: Object.fromEntries(seen) }),
  };
}

/**
 * Lists the commitments, including empty ones of players who decline. The viewer's commitment is ignored by
 * this kind of question.
 */
function listAllCommitments(conflict: OpenConflict): readonly Commitment[] {
  const { committers, commitments } = conflict;
  const isOpen = (player: Dynasty) => committers.some(({ by }) => by === player);
  const decliners = listCommitmentOrder(conflict).filter(
    (by) => !isOpen(by) && !commitments.some((one) => one.by === by),
  );
  return [...commitments, ...decliners.map((by) => ({ by, to: null, tiles: 0, leader: false }))];
}
