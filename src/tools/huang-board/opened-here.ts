import type { BoardState } from './state.ts';

type Dispute = NonNullable<BoardState['dispute']>;

/** Actions that came with a link or an example since the page was opened. */
const OPENED = new WeakSet<Dispute>();

/** Takes note that an action came with a link: it is shown from its first moment. */
export function noteOpened(dispute: Dispute): Dispute {
  OPENED.add(dispute);
  return dispute;
}

/** Whether an action came with a link just now, not with what was stored. */
export function isOpenedHere(dispute: Dispute): boolean {
  return OPENED.has(dispute);
}
