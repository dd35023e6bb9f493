import { TIMING_ICONS } from '../drawings/timing-icons.ts';
import { CARD_FACTS, type Card, getRank } from '../rules/cards/cards.ts';
import { CardButton, PlayingCard } from '../ui/PlayingCard.tsx';
import type { CardTranslator } from './types.ts';

interface FaceProps {
  readonly card: Card;
  /** Small text in the corner, e.g. how many cards this one represents. */
  readonly mark?: string | undefined;
  readonly t: CardTranslator;
}

/** A card: rank, name, and the symbol of the moment when it can be used. */
export function CardFace({ card, mark, t }: FaceProps) {
  const { timing } = CARD_FACTS[card];
  const isNamed = timing !== undefined || card === 'xiong-xin';
  return (
    <PlayingCard
      rank={getRank(card)}
      name={isNamed ? t(`card-${card}`) : undefined}
      sign={timing && TIMING_ICONS[timing]}
      mark={mark}
    />
  );
}

/** A card back, for cards that have not been named. */
export function CardBack({ mark }: { mark: string }) {
  return <PlayingCard rank="?" mark={mark} isDown />;
}

/** Returns the accessible name of a card. */
export function formatCardName(card: Card, t: CardTranslator): string {
  const rank = getRank(card);
  const isPlain = card === String(rank);
  return isPlain ? t('rank', { rank }) : t('card-named', { name: t(`card-${card}`), rank });
}

interface ButtonProps extends FaceProps {
  /** Accessible name that describes what a tap does. Without it, the name of the card is used. */
  readonly label?: string;
  readonly isPressed?: boolean;
  /** Whether no copy is left: the button keeps its place, and a tap explains why nothing happens. */
  readonly isOff?: boolean;
  tap(): void;
}

/** A card as a button. */
export function CardFaceButton({ card, mark, label, isPressed, isOff, tap, t }: ButtonProps) {
  return (
    <CardButton
      label={label ?? formatCardName(card, t)}
      isPressed={isPressed}
      isOff={isOff}
      id={card}
      tap={tap}
    >
      <CardFace card={card} mark={mark} t={t} />
    </CardButton>
  );
}
