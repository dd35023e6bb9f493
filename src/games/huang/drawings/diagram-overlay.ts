import { drawPath } from '../../../drawings/markup.ts';
import { createPathStamp, formatNumbers } from '../../../drawings/svg-path.ts';
import { makeBorderLoops } from './border-loops.ts';
import { listAxisLabels } from './diagram-board.ts';
import type { LaidOutScene } from './diagram-scene.ts';
import {
  arrangeLabels,
  drawLabelText,
  formatStateLabel,
  getLabelHalfHeight,
  getLabelHalfWidth,
  type LabelObstacle,
  type TextLabel,
} from './labels.ts';
import { computeCentre, listSpots } from './layout.ts';
import { HUANG_MARKS } from './marks.ts';
import { listObstacles } from './obstacles.ts';

/** Draws the borders of states. */
export function drawOutlines(scene: LaidOutScene): string {
  return drawPath(
    'state',
    scene.outlines.map(({ spaces }) => makeBorderLoops(listSpots(scene.layout, spaces))),
  );
}

/** Places the labels of states, leaders and bandits, each next to its spaces. */
export function arrangeDiagramLabels(scene: LaidOutScene): readonly TextLabel[] {
  const { outlines, setup, font } = scene;
  const targets = [
    ...outlines.map((outline) => ({
      spots: listSpots(scene.layout, outline.spaces),
      text: formatStateLabel(outline),
    })),
    ...setup.bandits.map(({ at, strength }) => ({
      spots: listSpots(scene.layout, at),
      text: `×${strength}`,
    })),
  ];
  const names = new Set(scene.spots.map(({ name }) => name));
  return arrangeLabels(
    targets.filter(({ spots: [first] }) => first && names.has(first.name)),
    listLabelObstacles(scene),
    font,
  );
}

/** Returns what a label must not cover: pieces, buildings, marks, and the labels of rows and columns. */
function listLabelObstacles(scene: LaidOutScene): readonly LabelObstacle[] {
  const { font } = scene;
  return [...listObstacles(scene), ...listAxisLabels(scene).map(({ x, y }) => ({ x, y, radius: font / 2 }))];
}

/** Draws short texts; those in `labels` get a background. */
export function drawLabels(labels: readonly TextLabel[], bare: readonly TextLabel[], font: number): string {
  const backgrounds = labels.map(({ x, y, text }) => {
    const rise = getLabelHalfHeight(font);
    const width = 2 * Math.max(0, getLabelHalfWidth(text, font) - rise);
    const side = formatNumbers([width]);
    const end = `a${formatNumbers([rise, rise])} 0 0 1 0 ${formatNumbers([2 * rise])}`;
    return `M${formatNumbers([x - width / 2, y - rise])}h${side}${end}h-${side}a${formatNumbers([rise, rise])} 0 0 1 0-${formatNumbers([2 * rise])}z`;
  });
  return (
    drawPath('plate', backgrounds) + [...labels, ...bare].map((label) => drawLabelText(label, font)).join('')
  );
}

/** Smaller than on a single space, because a building that is lost may be on tiles that are lost, too. */
const CROSS = createPathStamp(HUANG_MARKS.gone, 0.8, [0, 0]);

/** Draws the marks on spaces, with one path per kind. */
export function drawSpaceMarks({ spots, marks }: LaidOutScene): string {
  return [...new Set(marks.values())]
    .map((kind) => {
      const draw = createPathStamp(HUANG_MARKS[kind], 1, [0, 0]);
      const at = spots.filter(({ name }) => marks.get(name) === kind);
      return drawPath(`cue ${kind}`, at.map(draw));
    })
    .join('');
}

/** Draws crosses over the buildings and bandits that leave the board. */
export function drawLosses({ spots, lost }: LaidOutScene): string {
  const at = lost.flatMap((names) => {
    const covered = spots.filter(({ name }) => names.includes(name));
    return covered.length > 0 ? [computeCentre(covered)] : [];
  });
  return drawPath('cue gone', at.map(CROSS));
}
