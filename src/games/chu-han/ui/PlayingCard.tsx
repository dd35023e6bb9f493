import type { ComponentChildren } from 'preact';
import { PathIcon } from '../../../ui/icons.tsx';

interface CardProps {
  /** Large on the card: a rank or a symbol. */
  readonly rank: string | number;
  /** The person on the card; undefined for a plain card. */
  readonly name?: string | undefined;
  /** Symbol of the moment when it is played, as a path in a 24 × 24 viewBox. */
  readonly sign?: string | undefined;
  /** Small text in the corner, e.g. how many cards this one represents. */
  readonly mark?: string | undefined;
  /** Whether the back of the card is shown. */
  readonly isDown?: boolean;
}

/** A word that is wider than the narrowest card in letters of the usual size. */
const LONG_WORD = /\S{6}/;

/** A playing card. Decorative: text next to it gives its name. */
export function PlayingCard({ rank, name, sign, mark, isDown }: CardProps) {
  const kind = isDown ? ' back' : name ? ' person' : '';
  return (
    <span class={`face${kind}`} aria-hidden="true">
      <b>{rank}</b>
      {sign && <PathIcon path={sign} size={14} />}
      {name && <small class={LONG_WORD.test(name) ? 'long' : undefined}>{name}</small>}
      {mark && <i>{mark}</i>}
    </span>
  );
}

interface ButtonProps {
  /** Accessible name: what a tap does. */
  readonly label: string;
  readonly isPressed?: boolean | undefined;
  /** Whether the section that it controls is expanded. */
  readonly isOpen?: boolean | undefined;
  /** No copy is left: the button keeps its place and a tap explains why nothing happens. */
  readonly isOff?: boolean | undefined;
  /** Value of its `data-card` attribute, by which it can be found. */
  readonly id?: string;
  tap(): void;
  /** The picture of the card. */
  readonly children: ComponentChildren;
}

/** A playing card as a button. */
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
      <span class="visually-hidden">{label}</span>
      {children}
    </button>
  );
}
