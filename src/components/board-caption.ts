import type { Outline } from '../drawings/huang/during.ts';
import type { ExampleTranslator } from '../explain/huang/board-answers.ts';
import type { BoardScene } from './board-scenes.ts';

/** What a picture shows, if it is one of two, and what the signs in it mean. */
export function captionOf(scene: BoardScene, t: ExampleTranslator): string {
  const { caption, marks, outlines, lost, given = [] } = scene;
  const kinds = new Set(marks.values());
  return [
    ...(caption === 'position' ? [] : [t(`scene-${caption}`)]),
    ...(kinds.has('fresh') ? [t('sign-fresh')] : []),
    ...(kinds.has('gone') || lost.length > 0 ? [t('sign-gone')] : []),
    ...(kinds.has('wrong') ? [t('sign-wrong')] : []),
    ...(given.length > 0 ? [t('sign-given')] : []),
    ...outlines.slice(0, 1).map((one) => explainSign(one, t)),
  ].join(' ');
}

/** What the sign of an outline says. A leader in a revolt is outlined alone, a state is a leader and a tile at least. */
function explainSign({ sign, spaces }: Outline, t: ExampleTranslator): string {
  const [number, strength] = sign.split(': ');
  if (number && strength) return t('sign-state-strength', { sign, number, strength });
  return t(spaces.length > 1 ? 'sign-state' : 'sign-strength');
}
