import type { Commitment } from '../../engine/huang/action.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import type { Question } from '../../engine/huang/questions.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { type Contest, contestOf, orderIn } from '../../referee/huang/contest.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import { type BoardState, choicesOf, type TableRules } from './state.ts';

type CommitmentQuestion = Extract<Question, { readonly asks: 'commitment' }>;

/** A conflict as the player sees it who is asked what to commit. */
interface Contests {
  /** With what was committed before, and by that player. */
  readonly now: Contest;
  /** The same without the tiles of that player. */
  readonly before: Contest;
  /** With all that has been committed, also by players who come later. */
  readonly open: Contest;
  /** The side that player helps, counted from 0; null where it has not been named. */
  readonly mine: number | null;
}

/** The conflict for the player who is asked what to commit; undefined where none starts, or something is forbidden. */
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
  // On the sheet anybody may have given already; who gave nothing yet and comes later still may.
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
  // Tiles for which no state has been named are not committed yet, whoever asks.
  const committed = givenIn([...others, gift]).filter((one) => isWholeGift(one, question));
  const open = contestOf(fought, committed, mayGive);
  if (!now || !before || !open) return undefined;
  const mine = before.sides.findIndex(({ state: id, players }) =>
    id === null ? players.includes(by) : id === gift.to,
  );
  return { now, before, open, mine: mine < 0 ? null : mine };
}

/** Whether it has been said to which state a gift goes, where one has to be said. */
const isWholeGift = ({ to }: Commitment, { states }: CommitmentQuestion) =>
  to !== null || states.length === 0;
