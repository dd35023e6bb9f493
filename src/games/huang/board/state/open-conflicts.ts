import type { Judgement } from '../../referee/judge-action.ts';
import { findOpenConflict, listCommitmentOrder, type OpenConflict } from '../../referee/open-conflict.ts';
import type { Commitment } from '../../rules/actions/action.ts';
import { dropEmptyCommitments } from '../../rules/conflict/commitment.ts';
import type { CommitmentQuestion } from '../../rules/conflict/commitment-questions.ts';
import type { Dynasty } from '../../rules/vocabulary.ts';

/** The open conflict of a player who chooses a commitment, with different commitments taken into account. */
interface OpenConflicts {
  /** With the earlier commitments and that of this player. */
  readonly now: OpenConflict;
  /** With the earlier commitments only. */
  readonly before: OpenConflict;
  /** With all commitments, also those of later players. */
  readonly open: OpenConflict;
  /** Index of the side that the player supports; null if not named yet. */
  readonly mine: number | null;
}

/** Finds the conflict in which a player chooses a commitment; undefined if the action starts none. */
export function findOpenConflicts(
  judged: Judgement,
  question: CommitmentQuestion,
  commitment: Commitment,
): OpenConflicts | undefined {
  const { commitments } = judged.decisions;
  const { by } = question;
  const order = listCommitmentOrder(judged);
  // The form may already hold commitments of later players. A later player without an entry may still commit
  // something.
  const earlier = dropEmptyCommitments(commitments).filter(
    (one) => one.by !== by && namesSide(one, question),
  );
  const isOpen = (player: Dynasty) =>
    player === by || (order.indexOf(player) > order.indexOf(by) && !earlier.some((one) => one.by === player));
  const hasSide = namesSide(commitment, question);
  const findWithOwn = (own: Commitment) =>
    findOpenConflict(judged, [...earlier, ...(hasSide ? dropEmptyCommitments([own]) : [])], isOpen);
  const now = findWithOwn(commitment);
  const before = findWithOwn({ ...commitment, tiles: 0 });
  const others = commitments.filter((one) => one.by !== by);
  const mayCommit = (player: Dynasty) => isOpen(player) && !others.some((one) => one.by === player);
  // Commitments without a named side do not count yet.
  const committed = dropEmptyCommitments([...others, commitment]).filter((one) => namesSide(one, question));
  const open = findOpenConflict(judged, committed, mayCommit);
  if (!now || !before || !open) return undefined;
  const mine = before.sides.findIndex(({ state: id, players }) =>
    id === null ? players.includes(by) : id === commitment.to,
  );
  return { now, before, open, mine: mine < 0 ? null : mine };
}

/** Whether a commitment names its side, or needs none because it is for a revolt. */
const namesSide = ({ to }: Commitment, { states }: CommitmentQuestion) => to !== null || states.length === 0;
