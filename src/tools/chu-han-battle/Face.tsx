import { TIMING_SIGNS } from '../../drawings/card-signs.ts';
import { CARD_FACTS, type Card, rankOf } from '../../engine/chu-han/cards.ts';
import type { CardTexts } from './kit.ts';

interface FaceProps {
  readonly card: Card;
  /** Printed small in the corner, as for how many cards this one stands. */
  readonly mark?: string | undefined;
  readonly t: CardTexts;
}

/** A card as we draw it: rank, name, and the sign of its moment. Decoration: what it is called is said beside it. */
export function Face({ card, mark, t }: FaceProps) {
  const { timing } = CARD_FACTS[card];
  const isNamed = timing !== undefined || card === 'xiong-xin';
  return (
    <span class={isNamed ? 'face person' : 'face'} aria-hidden="true">
      <b>{rankOf(card)}</b>
      {timing && (
        <svg viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
          <path fill-rule="evenodd" d={TIMING_SIGNS[timing]} />
        </svg>
      )}
      {isNamed && <small>{t(`card-${card}`)}</small>}
      {mark && <i>{mark}</i>}
    </span>
  );
}

/** The back of cards that nobody has named. Decoration, too. */
export function Back({ mark }: { mark: string }) {
  return (
    <span class="face back" aria-hidden="true">
      <b>?</b>
      <i>{mark}</i>
    </span>
  );
}

/** What a card is called where it cannot be seen. */
export function calledIn(card: Card, t: CardTexts): string {
  const rank = rankOf(card);
  const isPlain = card === String(rank);
  return isPlain ? t('rank', { rank }) : t('card-named', { name: t(`card-${card}`), rank });
}

interface ButtonProps extends FaceProps {
  /** What a tap does, for a screen reader; the card alone where that is plain. */
  readonly label?: string;
  readonly isPressed?: boolean;
  /** There is none left: it stays where it is, and a tap says so. */
  readonly isOff?: boolean;
  tap(): void;
}

/** A card to tap. */
export function CardButton({ card, mark, label, isPressed, isOff, tap, t }: ButtonProps) {
  return (
    <button
      type="button"
      class="card-button"
      data-card={card}
      aria-pressed={isPressed}
      aria-disabled={isOff}
      onClick={tap}
    >
      <span class="unseen">{label ?? calledIn(card, t)}</span>
      <Face card={card} mark={mark} t={t} />
    </button>
  );
}
