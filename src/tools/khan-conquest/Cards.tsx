import type { SpaceName } from '../../engine/khan/grid.ts';
import { PLAYERS, type Player } from '../../engine/khan/vocabulary.ts';
import { placesOf } from '../../explain/khan/place.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import { type Letters, middleOf, PieceSign } from '../../ui/khan/Drawing.tsx';
import { Guard } from '../../ui/khan/Guard.tsx';
import { lettersIn } from '../../ui/khan/letters.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import type { AnswerTexts } from './kit.ts';
import type { LayProps } from './LayTools.tsx';
import { protectedToo, standingCards, withConsent } from './protect.ts';

type Props = Pick<LayProps, 'session' | 'mode' | 'setMode'> & { readonly t: AnswerTexts };

/**
 * The special cards that protect yurts: whose, which yurts, and whether the owner agrees. Collapsed unless
 * used.
 */
export function Cards({ session, mode, setMode, t }: Props) {
  const { state } = session;
  const cards = standingCards(state);
  const letters = lettersIn(t);
  const by = mode.mode === 'protecting' ? mode.by : undefined;
  return (
    <details class="cards" open={cards.length > 0 || by !== undefined}>
      <summary>{t('cards')}</summary>
      <Segment name={t('cards-of')}>
        {PLAYERS.map((player) => (
          <Choice
            key={player}
            isOn={player === by}
            label={t(`player-${player}`)}
            pick={() => setMode({ mode: 'protecting', by: player })}
          >
            <PieceSign piece={player} letters={letters} />
          </Choice>
        ))}
      </Segment>
      {cards.map((card) => (
        <div class="line" key={card.by}>
          <span>{t('card-protects', { player: t(`player-${card.by}`), places: placesOf(card.spaces) })}</span>
          {card.by !== state.by && (
            <Choice isOn={card.agrees} pick={() => session.change(withConsent(state, card.by, !card.agrees))}>
              {t('agrees', { player: t(`player-${card.by}`) })}
            </Choice>
          )}
        </div>
      ))}
    </details>
  );
}

/**
 * Handles a tap on a yurt: the player's card protects it, or no longer does. Rule:
 * khan/special-cards/protection
 */
export function protect(state: KhanConquest, by: Player, space: SpaceName, t: AnswerTexts) {
  const next = protectedToo(state, by, space);
  if (next) return { kind: 'changed', state: next } as const;
  const text = t('remark-not-to-protect', { player: t(`player-${by}`) });
  return { kind: 'refused', text, rule: 'khan/special-cards/protection' } as const;
}

/** For each protected yurt, whose card protects it, in words. */
export function guardsIn(state: KhanConquest, t: AnswerTexts): ReadonlyMap<SpaceName, string> {
  const cards = standingCards(state);
  const words = (space: SpaceName) =>
    cards.flatMap(({ by, spaces }) =>
      spaces.includes(space) ? [t('protected-by', { player: t(`player-${by}`) })] : [],
    );
  return new Map(cards.flatMap(({ spaces }) => spaces.map((space) => [space, words(space).join(', ')])));
}

/** Draws a ring around each protected yurt, with the letter of the card's owner. */
export function Guards({ state, letters }: { readonly state: KhanConquest; readonly letters: Letters }) {
  return (
    <>
      {standingCards(state).flatMap(({ by, spaces }) =>
        spaces.map((space) => (
          <Guard key={`${by} ${space}`} by={by} at={middleOf(space)} letters={letters} />
        )),
      )}
    </>
  );
}
