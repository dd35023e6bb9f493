import type { KhanConquerAnswer } from '../referee/conquer.ts';
import type { KhanDriveOutAnswer } from '../referee/drive-out.ts';
import type { ConquestRefusalReason } from '../rules/step.ts';

/**
 * The source of an answer where the available pages of the rules are silent: another page, reviews, or
 * Yamen's interpretation of the available page.
 */
type Source = 'page-2' | 'page-4' | 'reviews' | 'review' | 'reading';

const SOURCES: Partial<Readonly<Record<ConquestRefusalReason, Source>>> = {
  'not-connected': 'reviews',
  'already-conquered': 'reading',
  'bridge-without-river': 'review',
  protected: 'page-4',
};

/** Returns the source of the verdict on a tile; undefined if the available page covers it. */
export function findTileSource(answer: KhanConquerAnswer): Source | undefined {
  if (!answer.legal) return SOURCES[answer.reason];
  return answer.trace.some(({ step }) => step === 'protected') ? 'page-4' : undefined;
}

/** Distance of the free space from the ruler in the example on the available page. */
const PRINTED_DISTANCE = 3;

/**
 * Returns the source of a ruler's move; undefined if the available page covers it. That page covers neither
 * nearer spaces nor river. Rule: khan/drive-out/space
 */
export function findMoveSource({ to, trace }: KhanDriveOutAnswer): Source | undefined {
  const tried = trace.filter((step) => step.step === 'space-tried');
  const passesRiver = tried.some(({ found }) => found === 'river');
  const isNearer = to !== null && tried.at(-1)?.distance !== PRINTED_DISTANCE;
  return passesRiver || isNearer ? 'page-2' : undefined;
}
