import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { nameOf } from '../../explain/huang/score.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import type { Session } from '../shell/session.ts';
import type { AllScoreTexts, Score } from './kit.ts';
import { withDynasty, withName, withSeatCount } from './seats.ts';
import { playerOf, seatAt } from './state.ts';

interface Props {
  readonly session: Session<Score>;
  readonly t: AllScoreTexts;
}

/** The players: their number, names and dynasties, and whether granaries count. */
export function Players({ session, t }: Props) {
  const { state: game, change } = session;
  const setCount = (count: number) => {
    change(withSeatCount(game, count));
    if (count < game.seats.length) session.notify(t('seats-fewer'));
  };
  return (
    <section class="players" id="players">
      <h2>{t('players')}</h2>
      <Segment name={t('players-count')}>
        {[2, 3, 4, 5].map((count) => (
          <Choice key={count} isOn={game.seats.length === count} pick={() => setCount(count)}>
            {count}
          </Choice>
        ))}
      </Segment>
      <label class="check">
        <input
          type="checkbox"
          checked={game.kingdoms}
          onChange={(event) => change({ ...game, kingdoms: event.currentTarget.checked })}
        />
        <span>{t('kingdoms')}</span>
      </label>
      {game.seats.map((_, i) => (
        <SeatForm key={i} session={session} index={i} t={t} />
      ))}
    </section>
  );
}

function SeatForm({ session, index, t }: Props & { readonly index: number }) {
  const { state: game, change } = session;
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
          onBlur={() => change(withName(game, index, seat.name.trim()))}
        />
      </label>
      <DynastyChoice session={session} index={index} t={t} />
      {isTwice && (
        <p class="wrong" id={`twice-${index}`}>
          {t('name-twice')}
        </p>
      )}
    </div>
  );
}

function DynastyChoice({ session, index, t }: Props & { readonly index: number }) {
  const { state: game, change } = session;
  const choose = (value: string) =>
    change(withDynasty(game, index, DYNASTIES.find((one) => one === value) ?? null));
  return (
    <label>
      <span class="soft">{t('dynasty')}</span>
      <select
        aria-label={t('dynasty-of', { n: index + 1 })}
        value={seatAt(game, index).dynasty ?? 'none'}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {DYNASTIES.map((dynasty) => (
          <option key={dynasty} value={dynasty}>
            {t(`dynasty-${dynasty}`)}
          </option>
        ))}
        <option value="none">{t('dynasty-none')}</option>
      </select>
    </label>
  );
}
