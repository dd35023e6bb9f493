import { TIMING_SIGNS } from '../../drawings/card-signs.ts';
import { CARD_FACTS, type Card, rankOf } from '../../engine/chu-han/cards.ts';
import { CardButton, PlayingCard } from '../../ui/playing-card.tsx';
import type { CardTexts } from './kit.ts';

interface FaceProps {
  readonly card: Card;
  /** Printed small in the corner, as for how many cards this one stands. */
  readonly mark?: string | undefined;
  readonly t: CardTexts;
}

/** A card of the box: rank, name, and the sign of its moment. */
export function Face({ card, mark, t }: FaceProps) {
  const { timing } = CARD_FACTS[card];
  const isNamed = timing !== undefined || card === 'xiong-xin';
  return (
    <PlayingCard
      rank={rankOf(card)}
      name={isNamed ? t(`card-${card}`) : undefined}
      sign={timing && TIMING_SIGNS[timing]}
      mark={mark}
    />
  );
}

/** The back of cards that nobody has named. */
export function Back({ mark }: { mark: string }) {
  return <PlayingCard rank="?" mark={mark} isDown />;
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

/** A card of the box to tap. */
export function FaceButton({ card, mark, label, isPressed, isOff, tap, t }: ButtonProps) {
  return (
    <CardButton label={label ?? calledIn(card, t)} isPressed={isPressed} isOff={isOff} id={card} tap={tap}>
      <Face card={card} mark={mark} t={t} />
    </CardButton>
  );
}
