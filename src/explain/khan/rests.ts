import type { Reason } from '../../engine/khan/step.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanDriveOutAnswer } from '../../referee/khan/drive-out.ts';

/** What an answer rests on that no page of ours prints: another page, reviews, or how Yamen reads the one we have. */
type Ground = 'page-2' | 'page-4' | 'reviews' | 'reading';

const GROUNDS: Partial<Readonly<Record<Reason, Ground>>> = {
  'not-connected': 'reviews',
  'already-conquered': 'reading',
  protected: 'page-4',
};

/** What the verdict on a tile rests on; undefined where our page says so. */
export function restsOn(answer: KhanConquerAnswer): Ground | undefined {
  if (!answer.legal) return GROUNDS[answer.reason];
  return answer.trace.some(({ step }) => step === 'protected') ? 'page-4' : undefined;
}

/** What the way of a ruler rests on. `beyond` is its answer were the space that it goes to taken. Rule: khan/drive-out/space */
export function wayRestsOn(answer: KhanDriveOutAnswer, beyond: KhanDriveOutAnswer): Ground | undefined {
  const passesRiver = answer.trace.some((step) => step.step === 'space-tried' && step.found === 'river');
  const isFirstOfMany = answer.to !== null && beyond.direction === answer.direction;
  return passesRiver || isFirstOfMany ? 'page-2' : undefined;
}
