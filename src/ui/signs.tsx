import { KIND_LETTER_Y, KIND_SHAPES } from '../drawings/kinds.ts';
import type { Colour, Dynasty } from '../engine/huang/vocabulary.ts';

/** How large a sign is, and its class. */
interface Look {
  readonly size: number;
  readonly name?: string;
}

/**
 * A drawing in a 24 × 24 viewBox, by its markup: one thing to Preact, so that a page full of signs is taken over in two
 * thirds of the time. Decoration: what it means is said beside it.
 */
export function Sign({ size, name, markup }: Look & { readonly markup: string }) {
  return (
    <svg
      class={name}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** A kind of tile by shape, letter and colour. */
export function KindSign({ colour, letter, size }: { colour: Colour; letter: string; size: number }) {
  const markup = `<path d="${KIND_SHAPES[colour]}"/><text x="12" y="${KIND_LETTER_Y[colour]}">${letter}</text>`;
  return <Sign name={`kind ${colour}`} size={size} markup={markup} />;
}

/** A dynasty's silhouette, from the page's DynastySprite; the player's initial where the dynasty is not known. */
export function DynastySign(props: { dynasty: Dynasty | null; name: string; size: number }) {
  const { dynasty, name, size } = props;
  const initial = [...name.trim()].slice(0, 1).join(''); // one character is no markup, whatever somebody is called
  const markup = dynasty
    ? `<use href="#dynasty-${dynasty}"/>`
    : `<text x="12" y="18">${initial.toUpperCase()}</text>`;
  return <Sign name="dynasty" size={size} markup={markup} />;
}

/** A sign by its path. */
export function PathSign({ path, size }: { path: string; size: number }) {
  return <Sign size={size} markup={`<path fill-rule="evenodd" d="${path}"/>`} />;
}
