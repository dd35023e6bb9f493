import type { VNode } from 'preact';
import { type BoardLayout, makeHexPath } from '../../drawings/layout.ts';
import type { MapScene } from '../map/map-scene.ts';
import type { BoardPhoto } from '../view.ts';

/**
 * Draws a photo of the table under the board while it is set up or played on, with adjustable opacity.
 * Undefined for other scenes and for a board other than the one that the photo was taken of.
 */
export function drawPhotoLayer(
  photo: BoardPhoto | null,
  layout: BoardLayout,
  kind: MapScene['kind'],
): VNode | undefined {
  if (!photo || kind !== 'work' || photo.boardKey !== makeBoardKey(layout)) return undefined;
  return <PhotoLayer photo={photo} layout={layout} />;
}

/** Identifies a board by the names of its spaces. */
export const makeBoardKey = ({ spots }: BoardLayout) => spots.map(({ name }) => name).join(' ');

function PhotoLayer({ photo, layout }: { readonly photo: BoardPhoto; readonly layout: BoardLayout }) {
  const { spots, width, height } = layout;
  const [rivers, land] = [spots.filter(({ kind }) => kind === '~'), spots.filter(({ kind }) => kind !== '~')];
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a group of an SVG takes the focus.
    <g class="photo" aria-hidden="true">
      <image href={photo.dataUrl} width={width} height={height} preserveAspectRatio="none" />
      <g opacity={1 - photo.opacity / 100}>
        <path class="ground" d={land.map(makeHexPath).join('')} />
        <path class="ground river" d={rivers.map(makeHexPath).join('')} />
      </g>
    </g>
  );
}
