import type { Commitment } from '../../engine/huang/action.ts';
import { dropEmptyCommitments } from '../../engine/huang/commitment.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { getCheckedPosition } from '../../referee/huang/checked-position.ts';
import {
  findOpenConflict,
  listCommitmentOrder,
  type OpenConflict,
} from '../../referee/huang/open-conflict.ts';
import { type BoardState, type RuleSettings, resolveRulings } from './state.ts';

type CommitmentQuestion = Extract<Question, { readonly asks: 'commitment' }>;

/** A conflict from the view of the player who chooses a commitment. */
interface Contests {
  /** With the earlier commitments and that of this player. */
  readonly now: OpenConflict;
  /** With the earlier commitments only. */
  readonly before: OpenConflict;
  /** With all commitments, also those of later players. */
  readonly open: OpenConflict;
  /** Index of the side that the player supports; null if not named yet. */
  readonly mine: number | null;
}

/**
 * The conflict for the player who chooses a commitment; undefined if none starts or the action is illegal.
 */
export function findOpenConflicts(
  state: BoardState,
  rules: RuleSettings,
  question: CommitmentQuestion,
  gift: Commitment,
): Contests | undefined {
  const { dispute, setup } = state;
  const position = getCheckedPosition(setup);
  if (!dispute || !position.ok) return undefined;
  const fought = { position: position.value, action: dispute.action, rulings: resolveRulings(rules) };
  const { by } = question;
  const order = listCommitmentOrder(fought);
  // The form may already hold commitments of later players. A later player without an entry may still commit
  // something.
  const earlier = dropEmptyCommitments(dispute.decisions.commitments).filter(
    (one) => one.by !== by && isWholeGift(one, question),
  );
  const isOpen = (player: Dynasty) =>
    player === by || (order.indexOf(player) > order.indexOf(by) && !earlier.some((one) => one.by === player));
  const isWhole = isWholeGift(gift, question);
  const now = findOpenConflict(
    fought,
    [...earlier, ...(isWhole ? dropEmptyCommitments([gift]) : [])],
    isOpen,
  );
  const before = findOpenConflict(
    fought,
    [...earlier, ...(isWhole ? dropEmptyCommitments([{ ...gift, tiles: 0 }]) : [])],
    isOpen,
  );
  const others = dispute.decisions.commitments.filter((one) => one.by !== by);
  const mayGive = (player: Dynasty) => isOpen(player) && !others.some((one) => one.by === player);
  // Commitments without a named side do not count yet.
  const committed = dropEmptyCommitments([...others, gift]).filter((one) => isWholeGift(one, question));
  const open = findOpenConflict(fought, committed, mayGive);
  if (!now || !before || !open) return undefined;
  const mine = before.sides.findIndex(({ state: id, players }) =>
    id === null ? players.includes(by) : id === gift.to,
  );
  return { now, before, open, mine: mine < 0 ? null : mine };
}

/** Whether a commitment names its side, if it has to. */
const isWholeGift = ({ to }: Commitment, { states }: CommitmentQuestion) =>
  to !== null || states.length === 0;
