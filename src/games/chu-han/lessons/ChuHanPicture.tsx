import type { ExerciseOption } from '../../../lessons/exercise.ts';
import type { PictureProps } from '../../../lessons/tool/types.ts';
import { CARD_FACTS, CARDS } from '../rules/cards/cards.ts';
import { PlayingCard } from '../ui/PlayingCard.tsx';
import { listSideCards } from './side-cards.ts';
import type { ChuHanLessonTypes, InitialChuHanLessonTranslator } from './types.ts';

interface CardsProps {
  readonly cards: readonly string[];
  readonly t: InitialChuHanLessonTranslator;
}

/** Both hands, the cards on the table, and the discard pile. */
export function ChuHanPicture({ exercise, t }: PictureProps<ChuHanLessonTypes>) {
  return (
    <div class="hands">
      {listSideCards(exercise).map(({ side, score, hand, laid, discarded }) => (
        <div key={side} role="group" aria-label={t(`side-${side}`)}>
          <p>
            <b>{t(`side-${side}`)}</b> <small>{t('has-points', { count: score })}</small>
          </p>
          <Cards cards={hand} t={t} />
          <CardGroup name={t('on-the-table')} cards={laid} t={t} />
          <CardGroup name={t('on-the-discard-pile')} cards={discarded} t={t} />
        </div>
      ))}
    </div>
  );
}

/** Cards of a side with the name of the place where they are; renders nothing if there are none. */
function CardGroup({ name, cards, t }: CardsProps & { readonly name: string }) {
  if (cards.length === 0) return null;
  return (
    <div class="pile">
      <p>{name}</p>
      <Cards cards={cards} t={t} />
    </div>
  );
}

/** Pictures of cards, with their names for screen readers. */
function Cards({ cards, t }: CardsProps) {
  return (
    <div class="cards">
      <span class="visually-hidden">{cards.map((card) => formatChuHanOption(card, t)).join(', ')}</span>
      {cards.map((name, i) => {
        const card = CARDS.find((one) => one === name);
        if (!card) return null;
        const { rank } = CARD_FACTS[card];
        const cardName = t(`card-${card}`);
        return <PlayingCard key={i} rank={rank} name={cardName === String(rank) ? undefined : cardName} />;
      })}
    </div>
  );
}

/** Formats an option: one or several cards, a number, a side, yes or no. */
export function formatChuHanOption(value: ExerciseOption, t: InitialChuHanLessonTranslator): string {
  if (typeof value === 'boolean') return t(value ? 'may' : 'may-not');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value.map((one) => formatChuHanOption(one, t)).join(' + ');
  const card = CARDS.find((one) => one === value);
  return card ? t(`card-${card}`) : t(value === 'han' ? 'side-han' : 'side-chu');
}
