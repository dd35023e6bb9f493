import { KIND_SHAPES } from '../drawings/kind-shapes.ts';
import { escapeMarkup } from '../drawings/markup.ts';
import { getInitial } from '../explain/initial.ts';
import type { Colour, Dynasty } from '../games/huang/rules/vocabulary.ts';

/** Size in pixels, and CSS class. */
interface Look {
  readonly size: number;
  readonly name?: string;
}

/**
 * A drawing in a 24 × 24 viewBox, given as markup. Inserting it as raw HTML makes a page full of icons
 * hydrate in two thirds of the time. Decorative: text next to it gives its meaning.
 */
export function SvgIcon({ size, name, markup }: Look & { readonly markup: string }) {
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

/** A kind of tile by its shape and colour. */
export function TileIcon({ colour, size }: { colour: Colour; size: number }) {
  return <SvgIcon name={`kind ${colour}`} size={size} markup={`<path d="${KIND_SHAPES[colour]}"/>`} />;
}

/**
 * The silhouette of a dynasty, from the page's DynastySprite; the initial of the player's name if the dynasty
 * is unknown.
 */
export function DynastyIcon(props: { dynasty: Dynasty | null; name: string; size: number }) {
  const { dynasty, name, size } = props;
  const markup = dynasty
    ? `<use href="#dynasty-${dynasty}"/>`
    : `<text x="12" y="18">${escapeMarkup(getInitial(name))}</text>`;
  return <SvgIcon name="dynasty" size={size} markup={markup} />;
}

/** An icon, given by its path. */
export function PathIcon({ path, size }: { path: string; size: number }) {
  return <SvgIcon size={size} markup={`<path fill-rule="evenodd" d="${path}"/>`} />;
}
