import type { ComponentChildren } from 'preact';
import { PathSign } from './signs.tsx';

interface CardProps {
  /** What stands large on it: a rank, a sign. */
  readonly rank: string | number;
  /** Whose card it is; one of nobody bears a rank alone. */
  readonly name?: string | undefined;
  /** When it is played: a path in a 24 × 24 viewBox. */
  readonly sign?: string | undefined;
  /** Printed small in the corner, as for how many cards this one stands. */
  readonly mark?: string | undefined;
  /** Whether its back is seen. */
  readonly isDown?: boolean;
}

/** A card as we draw it. Decoration: what it is called is said beside it. */
export function PlayingCard({ rank, name, sign, mark, isDown }: CardProps) {
  const kind = isDown ? ' back' : name ? ' person' : '';
  return (
    <span class={`face${kind}`} aria-hidden="true">
      <b>{rank}</b>
      {sign && <PathSign path={sign} size={14} />}
      {name && <small>{name}</small>}
      {mark && <i>{mark}</i>}
    </span>
  );
}

interface ButtonProps {
  /** What a tap does, for a screen reader. */
  readonly label: string;
  readonly isPressed?: boolean | undefined;
  /** Whether what it leads to is open below. */
  readonly isOpen?: boolean | undefined;
  /** There is none left: it stays where it is, and a tap says so. */
  readonly isOff?: boolean | undefined;
  /** Which of all it is, where it must be found again. */
  readonly id?: string;
  tap(): void;
  /** The card. */
  readonly children: ComponentChildren;
}

/** A card to tap. */
export function CardButton({ label, isPressed, isOpen, isOff, id, tap, children }: ButtonProps) {
  return (
    <button
      type="button"
      class="card-button"
      data-card={id}
      aria-pressed={isPressed}
      aria-expanded={isOpen}
      aria-disabled={isOff}
      onClick={tap}
    >
      <span class="unseen">{label}</span>
      {children}
    </button>
  );
}
