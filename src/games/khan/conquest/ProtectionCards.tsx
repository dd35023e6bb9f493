import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { joinKhanPlaceLabels } from '../explain/place-label.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import { KHAN_PLAYERS } from '../rules/vocabulary.ts';
import type { KhanConquest } from '../saves/conquest.ts';
import { getSpaceCentre, PieceIcon } from '../ui/board-drawing.tsx';
import { GuardRing } from '../ui/GuardRing.tsx';
import { listActiveProtections, withConsent } from './protection.ts';
import type { FullConquestTranslator, GuardRingsProps, TileToolsProps } from './types.ts';

type Props = Pick<TileToolsProps, 'session' | 'mode' | 'setMode'> & { readonly t: FullConquestTranslator };

/**
 * The special cards that protect yurts: whose, which yurts, and whether the owner agrees. Collapsed unless
 * used.
 */
export function ProtectionCards({ session, mode, setMode, t }: Props) {
  const { state } = session;
  const cards = listActiveProtections(state);
  const by = mode.mode === 'protecting' ? mode.by : undefined;
  return (
    <details class="cards" open={cards.length > 0 || by !== undefined}>
      <summary>{t('cards')}</summary>
      <ToggleGroup name={t('cards-of')}>
        {KHAN_PLAYERS.map((player) => (
          <ToggleButton
            key={player}
            isOn={player === by}
            label={t(`player-${player}`)}
            pick={() => setMode({ mode: 'protecting', by: player })}
          >
            <PieceIcon piece={player} t={t} />
          </ToggleButton>
        ))}
      </ToggleGroup>
      {cards.map((card) => (
        <div class="line" key={card.by}>
          <span>
            {t('card-protects', { player: t(`player-${card.by}`), places: joinKhanPlaceLabels(card.spaces) })}
          </span>
          {card.by !== state.by && (
            <ToggleButton
              isOn={card.agrees}
              pick={() => session.change(withConsent(state, card.by, !card.agrees))}
            >
              {t('agrees', { player: t(`player-${card.by}`) })}
            </ToggleButton>
          )}
        </div>
      ))}
    </details>
  );
}

/** Describes, for each protected yurt, whose card protects it. */
export function describeGuards(
  state: KhanConquest,
  t: FullConquestTranslator,
): ReadonlyMap<KhanSpaceName, string> {
  const cards = listActiveProtections(state);
  const describeGuard = (space: KhanSpaceName) =>
    cards.flatMap(({ by, spaces }) =>
      spaces.includes(space) ? [t('protected-by', { player: t(`player-${by}`) })] : [],
    );
  return new Map(
    cards.flatMap(({ spaces }) => spaces.map((space) => [space, describeGuard(space).join(', ')])),
  );
}

/** Draws a ring around each protected yurt, with the letter of the card's owner. */
export function GuardRings({ state, t }: GuardRingsProps) {
  return (
    <>
      {listActiveProtections(state).flatMap(({ by, spaces }) =>
        spaces.map((space) => <GuardRing key={`${by} ${space}`} by={by} at={getSpaceCentre(space)} t={t} />),
      )}
    </>
  );
}
