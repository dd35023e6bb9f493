import type { Commitment } from '../../engine/huang/action.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { type Contest, contestOf, orderIn } from '../../referee/huang/contest.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { type BoardState, choicesOf, type TableRules } from './state.ts';

type CommitmentQuestion = Extract<Question, { readonly asks: 'commitment' }>;

/** A conflict from the view of the player who chooses a commitment. */
interface Contests {
  /** With the earlier commitments and that of this player. */
  readonly now: Contest;
  /** With the earlier commitments only. */
  readonly before: Contest;
  /** With all commitments, also those of later players. */
  readonly open: Contest;
  /** Index of the side that the player supports; null if not named yet. */
  readonly mine: number | null;
}

/**
 * The conflict for the player who chooses a commitment; undefined if none starts or the action is illegal.
 */
export function findContests(
  state: BoardState,
  rules: TableRules,
  question: CommitmentQuestion,
  gift: Commitment,
): Contests | undefined {
  const { dispute, setup } = state;
  const position = positionFor(setup);
  if (!dispute || !position.ok) return undefined;
  const fought = { position: position.value, action: dispute.action, rulings: choicesOf(rules) };
  const { by } = question;
  const order = orderIn(fought);
  // The form may already hold commitments of later players. A later player without an entry may still commit
  // something.
  const earlier = givenIn(dispute.decisions.commitments).filter(
    (one) => one.by !== by && isWholeGift(one, question),
  );
  const isOpen = (player: Dynasty) =>
    player === by || (order.indexOf(player) > order.indexOf(by) && !earlier.some((one) => one.by === player));
  const isWhole = isWholeGift(gift, question);
  const now = contestOf(fought, [...earlier, ...(isWhole ? givenIn([gift]) : [])], isOpen);
  const before = contestOf(
    fought,
    [...earlier, ...(isWhole ? givenIn([{ ...gift, tiles: 0 }]) : [])],
    isOpen,
  );
  const others = dispute.decisions.commitments.filter((one) => one.by !== by);
  const mayGive = (player: Dynasty) => isOpen(player) && !others.some((one) => one.by === player);
  // Commitments without a named side do not count yet.
  const committed = givenIn([...others, gift]).filter((one) => isWholeGift(one, question));
  const open = contestOf(fought, committed, mayGive);
  if (!now || !before || !open) return undefined;
  const mine = before.sides.findIndex(({ state: id, players }) =>
    id === null ? players.includes(by) : id === gift.to,
  );
  return { now, before, open, mine: mine < 0 ? null : mine };
}

/** Whether a commitment names its side, if it has to. */
const isWholeGift = ({ to }: Commitment, { states }: CommitmentQuestion) =>
  to !== null || states.length === 0;
