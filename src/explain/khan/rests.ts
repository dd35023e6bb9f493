import type { Reason } from '../../engine/khan/step.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';

/** What an answer rests on that no page of ours prints: another page, reviews, or how Yamen reads the one we have. */
type Ground = 'page-2' | 'page-4' | 'reviews' | 'review' | 'reading';

const GROUNDS: Partial<Readonly<Record<Reason, Ground>>> = {
  'not-connected': 'reviews',
  'already-conquered': 'reading',
  'bridge-without-river': 'review',
  protected: 'page-4',
};

/** What the verdict on a tile rests on; undefined where our page says so. */
export function restsOn(answer: KhanConquerAnswer): Ground | undefined {
  if (!answer.legal) return GROUNDS[answer.reason];
  return answer.trace.some(({ step }) => step === 'protected') ? 'page-4' : undefined;
}

/** As far away as the page that we have says that the free space is. */
const PRINTED_DISTANCE = 3;

/** What the way of a ruler rests on: our page knows no nearer space and no river. Rule: khan/drive-out/space */
export function wayRestsOn({ to, trace }: KhanDriveOutAnswer): Ground | undefined {
  const tried = trace.filter((step) => step.step === 'space-tried');
  const passesRiver = tried.some(({ found }) => found === 'river');
  const isNearer = to !== null && tried.at(-1)?.distance !== PRINTED_DISTANCE;
  return passesRiver || isNearer ? 'page-2' : undefined;
}
