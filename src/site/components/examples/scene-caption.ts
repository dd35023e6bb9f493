import type { Outline } from '../../../games/huang/drawings/action-overlay.ts';
import type { ExampleTranslator } from '../../../games/huang/explain/board-answers.ts';
import type { BoardScene } from './board-scenes.ts';

/** Makes the caption of a picture: what it shows, if there are several, and the meaning of its symbols. */
export function makeSceneCaption(scene: BoardScene, t: ExampleTranslator): string {
  const { caption, marks, outlines, lost, commitments = [] } = scene;
  const kinds = new Set(marks.values());
  return [
    ...(caption === 'position' ? [] : [t(`scene-${caption}`)]),
    ...(kinds.has('fresh') ? [t('sign-fresh')] : []),
    ...(kinds.has('gone') || lost.length > 0 ? [t('sign-gone')] : []),
    ...(kinds.has('wrong') ? [t('sign-wrong')] : []),
    ...(commitments.length > 0 ? [t('sign-given')] : []),
    ...outlines.slice(0, 1).map((one) => explainNumbers(one, t)),
  ].join(' ');
}

/**
 * Explains the numbers at an outline: a state has its number on a disc, then its strength; a leader in
 * a revolt has only a strength.
 */
function explainNumbers({ number, strength }: Outline, t: ExampleTranslator): string {
  if (number === undefined) return t('sign-strength');
  return t(strength === undefined ? 'sign-state' : 'sign-state-strength');
}
