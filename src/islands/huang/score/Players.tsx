import { DYNASTIES } from '../../../engine/huang/vocabulary.ts';
import { nameOf } from '../../../explain/huang-score.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { HuangGame } from '../../../saves/huang-game.ts';
import { playerOf, withDynasty, withName, withSeatCount } from './game.ts';

interface Props {
  readonly game: HuangGame;
  change(game: HuangGame): void;
  readonly t: Translator;
}

/** Who plays: how many, their names and dynasties, and whether granaries count. */
export function Players({ game, change, t }: Props) {
  const names = game.seats.map((seat, i) => playerOf(seat, i));
  return (
    <section class="players">
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
      {game.seats.map((seat, i) => {
        const isTwice = names.indexOf(names[i] ?? '') !== names.lastIndexOf(names[i] ?? '');
        return (
          <div class="seat" key={i}>
            <label>
              <span class="soft">{t('name-of', { n: i + 1 })}</span>
              <input
                maxLength={40}
                autocomplete="off"
                value={seat.name}
                placeholder={nameOf(playerOf(seat, i), t)}
                aria-invalid={isTwice}
                aria-describedby={isTwice ? `twice-${i}` : undefined}
                onInput={(event) => change(withName(game, i, event.currentTarget.value))}
              />
            </label>
            <label>
              <span class="soft">{t('dynasty')}</span>
              <select
                aria-label={t('dynasty-of', { n: i + 1 })}
                value={seat.dynasty ?? ''}
                onChange={(event) => {
                  const dynasty = DYNASTIES.find((one) => one === event.currentTarget.value) ?? null;
                  change(withDynasty(game, i, dynasty));
                }}
              >
                {DYNASTIES.map((dynasty) => (
                  <option key={dynasty} value={dynasty}>
                    {t(`dynasty-${dynasty}`)}
                  </option>
                ))}
                <option value="">{t('dynasty-none')}</option>
              </select>
            </label>
            {isTwice && (
              <p class="wrong" role="alert" id={`twice-${i}`}>
                {t('name-twice')}
              </p>
            )}
          </div>
        );
      })}
      <label class="check">
        <input
          type="checkbox"
          checked={game.kingdoms}
          onChange={(event) => change({ ...game, kingdoms: event.currentTarget.checked })}
        />
        <span>{t('kingdoms')}</span>
      </label>
    </section>
  );
}
