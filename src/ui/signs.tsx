import { KIND_LETTER_Y, KIND_SHAPES } from '../drawings/kinds.ts';
import type { Colour, Dynasty } from '../engine/huang/vocabulary.ts';

/** A kind of tile by shape, letter and colour. Decoration: what it means is said beside it. */
export function KindSign({ colour, letter, size }: { colour: Colour; letter: string; size: number }) {
  return (
    <svg class={`kind ${colour}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={KIND_SHAPES[colour]} />
      <text x="12" y={KIND_LETTER_Y[colour]}>
        {letter}
      </text>
    </svg>
  );
}

/**
 * A dynasty's silhouette, from the page's DynastySprite; the player's initial where the dynasty is not known.
 * Decoration: the name stands beside it.
 */
export function DynastySign(props: { dynasty: Dynasty | null; name: string; size: number }) {
  const { dynasty, name, size } = props;
  return (
    <svg class="dynasty" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {dynasty ? (
        <use href={`#dynasty-${dynasty}`} />
      ) : (
        <text x="12" y="18">
          {[...name.trim()][0]?.toUpperCase()}
        </text>
      )}
    </svg>
  );
}

/** A sign by its path, in a 24 × 24 viewBox. Decoration: the control has a name of its own. */
export function PathSign({ path, size }: { path: string; size: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path fill-rule="evenodd" d={path} />
    </svg>
  );
}
