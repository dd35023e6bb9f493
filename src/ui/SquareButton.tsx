import type { ComponentChildren } from 'preact';

interface Props {
  /** Accessible name, if it differs from the content. */
  readonly label?: string;
  /** Marks the button as disabled but keeps it focusable. */
  readonly isOff?: boolean;
  /** Class for its position in a layout. */
  readonly place?: string;
  press(): void;
  /** A digit or an icon. */
  readonly children: ComponentChildren;
}

/**
 * A square button of a keypad or stepper, e.g. a digit, more, less, undo. While it cannot be used, it is
 * disabled but keeps its place.
 */
export function SquareButton({ label, isOff, place, press, children }: Props) {
  return (
    <button
      type="button"
      class={place ? `key ${place}` : 'key'}
      aria-label={label}
      aria-disabled={isOff}
      onClick={() => isOff || press()}
    >
      {children}
    </button>
  );
}
