import { getSeat, withSeatChoice, withSeatCount, withSeatName } from '../../../shell/seats.ts';
import type { Session } from '../../../shell/session/session.ts';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { KHAN_PLAYERS } from '../rules/vocabulary.ts';
import { createSeat } from '../saves/fresh-game.ts';
import { listPlayerTexts } from '../ui/player-names.ts';
import type { FullKhanScoreTranslator, KhanScoreTypes } from './types.ts';

interface Props {
  readonly session: Session<KhanScoreTypes>;
  readonly t: FullKhanScoreTranslator;
}

/** The players: their number, names and colours. */
export function PlayersForm({ session, t }: Props) {
  const { state: game, change } = session;
  const setCount = (count: number) => {
    change(withSeatCount(game, count, 'colour', KHAN_PLAYERS, createSeat));
    if (count < game.seats.length) session.notify(t('seats-fewer'));
  };
  return (
    <section class="players" id="players">
      <h2>{t('players')}</h2>
      <ToggleGroup name={t('players-count')}>
        {[2, 3, 4].map((count) => (
          <ToggleButton key={count} isOn={game.seats.length === count} pick={() => setCount(count)}>
            {count}
          </ToggleButton>
        ))}
      </ToggleGroup>
      {game.seats.map((_, i) => (
        <SeatForm key={i} session={session} index={i} t={t} />
      ))}
    </section>
  );
}

function SeatForm({ session, index, t }: Props & { readonly index: number }) {
  const { state: game, change } = session;
  const seat = getSeat(game, index);
  const unnamed = withSeatName(game, index, '');
  const setColour = (value: string) => {
    const colour = KHAN_PLAYERS.find((one) => one === value);
    if (colour) change(withSeatChoice(game, index, 'colour', colour));
  };
  return (
    <div class="seat">
      <label>
        <span class="soft">{t('name-of', { n: index + 1 })}</span>
        <input
          maxLength={40}
          autocomplete="off"
          dir="auto"
          value={seat.name}
          placeholder={listPlayerTexts(unnamed, t)[index]}
          onInput={(event) => change(withSeatName(game, index, event.currentTarget.value))}
          onBlur={() => change(withSeatName(game, index, seat.name.trim()))}
        />
      </label>
      <label>
        <span class="soft">{t('colour')}</span>
        <select
          aria-label={t('colour-of', { n: index + 1 })}
          value={seat.colour}
          onChange={(event) => setColour(event.currentTarget.value)}
        >
          {KHAN_PLAYERS.map((colour) => (
            <option key={colour} value={colour}>
              {t(`player-${colour}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
