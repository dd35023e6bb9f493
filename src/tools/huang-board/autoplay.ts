import type { BoardState } from './state.ts';

type Dispute = NonNullable<BoardState['dispute']>;

/** Actions that were opened from a link or an example since the page was loaded. */
const OPENED = new WeakSet<Dispute>();

/** Records that an action was opened from a link, so that it is shown from its first moment. */
export function markForAutoplay(dispute: Dispute): Dispute {
  OPENED.add(dispute);
  return dispute;
}

/** Whether an action was opened from a link on this page, not restored from storage. */
export function isMarkedForAutoplay(dispute: Dispute): boolean {
  return OPENED.has(dispute);
}
