import type { ComponentChildren } from 'preact';

interface Props {
  /** What it does, where its sign does not say it. */
  readonly label?: string;
  /** Does nothing now, and says so. */
  readonly isOff?: boolean;
  /** Where it lies among others, as a class. */
  readonly place?: string;
  press(): void;
  /** A digit, or a sign. */
  readonly children: ComponentChildren;
}

/** What is pressed to type, to step, to go back: a square that stays where it is. */
export function Key({ label, isOff, place, press, children }: Props) {
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
