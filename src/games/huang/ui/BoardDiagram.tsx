import { useMemo } from 'preact/hooks';
import { formatNumbers } from '../../../drawings/svg-path.ts';
import { layOutDiagram } from '../drawings/diagram.ts';
import type { DiagramScene } from '../drawings/diagram-scene.ts';
import { computeLayout, HEX_PATH } from '../drawings/layout.ts';

/** Maximum scale, in pixels per unit of the drawing. */
const SCALE = 3.6;

interface Props {
  readonly scenery: DiagramScene;
  /** Accessible description of the position. */
  readonly label: string;
  /** Spaces that can be tapped, as a shortcut for the buttons next to the picture. */
  readonly options: readonly string[];
  tap(space: string): void;
}

/** A position of Huang as one picture with optional tap targets. Contains no rules. */
export function BoardDiagram({ scenery, label, options, tap }: Props) {
  const { box, font, body } = useMemo(() => layOutDiagram(scenery), [scenery]);
  const { spots } = useMemo(() => computeLayout(scenery.setup.board), [scenery.setup.board]);
  return (
    <svg
      class="diagram"
      viewBox={formatNumbers(box)}
      width={Math.round(box[2] * SCALE)}
      font-size={font}
      role="img"
      aria-label={label}
    >
      <g dangerouslySetInnerHTML={{ __html: body }} />
      {spots
        .filter(({ name }) => options.includes(name))
        .map(({ name, x, y }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the buttons next to the picture do the same.
          <path
            key={name}
            class="hit"
            data-space={name}
            transform={`translate(${x} ${y})`}
            d={HEX_PATH}
            onClick={() => tap(name)}
          />
        ))}
    </svg>
  );
}
