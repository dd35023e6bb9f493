import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { nameOf } from '../../explain/huang/score.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import { playerOf, seatAt, withDynasty, withName, withSeatCount } from './game.ts';
import type { ScoreTranslator } from './texts.ts';

interface Props {
  readonly game: HuangGame;
  change(game: HuangGame): void;
  readonly t: ScoreTranslator;
}

/** Who plays: how many, their names and dynasties, and whether granaries count. */
export function Players({ game, change, t }: Props) {
  return (
    <section class="players" id="players">
      <h2>{t('players')}</h2>
      <div class="row" role="group" aria-label={t('players-count')}>
        {[2, 3, 4, 5].map((count) => (
          <button
            type="button"
            key={count}
            aria-pressed={game.seats.length === count}
            onClick={() => change(withSeatCount(game, count))}
          >
            {count}
          </button>
        ))}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={game.kingdoms}
          onChange={(event) => change({ ...game, kingdoms: event.currentTarget.checked })}
        />
        <span>{t('kingdoms')}</span>
      </label>
      {game.seats.map((_, i) => (
        <SeatForm key={i} index={i} {...{ game, change, t }} />
      ))}
    </section>
  );
}

function SeatForm({ game, change, index, t }: Props & { index: number }) {
  const seat = seatAt(game, index);
  const names = game.seats.map(playerOf);
  const name = playerOf(seat, index);
  const isTwice = names.filter((one) => one === name).length > 1;
  return (
    <div class="seat">
      <label>
        <span class="soft">{t('name-of', { n: index + 1 })}</span>
        <input
          maxLength={40}
          autocomplete="off"
          dir="auto"
          value={seat.name}
          placeholder={nameOf(name, t)}
          aria-invalid={isTwice}
          aria-describedby={isTwice ? `twice-${index}` : undefined}
          onInput={(event) => change(withName(game, index, event.currentTarget.value))}
          onBlur={() => seat.name !== seat.name.trim() && change(withName(game, index, seat.name.trim()))}
        />
      </label>
      <label>
        <span class="soft">{t('dynasty')}</span>
        <select
          aria-label={t('dynasty-of', { n: index + 1 })}
          value={seat.dynasty ?? 'none'}
          onChange={(event) => {
            const dynasty = DYNASTIES.find((one) => one === event.currentTarget.value) ?? null;
            change(withDynasty(game, index, dynasty));
          }}
        >
          {DYNASTIES.map((dynasty) => (
            <option key={dynasty} value={dynasty}>
              {t(`dynasty-${dynasty}`)}
            </option>
          ))}
          <option value="none">{t('dynasty-none')}</option>
        </select>
      </label>
      {isTwice && (
        <p class="wrong" id={`twice-${index}`}>
          {t('name-twice')}
        </p>
      )}
    </div>
  );
}
