import { getSeat, withSeatChoice, withSeatCount, withSeatName } from '../../../shell/seats.ts';
import type { Session } from '../../../shell/session/session.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { DYNASTIES } from '../rules/vocabulary.ts';
import { listPlayerTexts } from './player-ids.ts';
import { createHuangSeat } from './state.ts';
import type { FullHuangScoreTranslator, HuangScoreTypes } from './types.ts';

interface Props {
  readonly session: Session<HuangScoreTypes>;
  readonly t: FullHuangScoreTranslator;
}

/** The players: their number, names and dynasties, and whether granaries count. */
export function PlayersForm({ session, t }: Props) {
  const { state: game, change } = session;
  const setCount = (count: number) => {
    change(withSeatCount(game, count, 'dynasty', DYNASTIES, createHuangSeat));
    if (count < game.seats.length) session.notify(t('seats-fewer'));
  };
  return (
    <section class="players" id="players">
      <h2>{t('players')}</h2>
      <ToggleGroup name={t('players-count')}>
        {[2, 3, 4, 5].map((count) => (
          <ToggleButton key={count} isOn={game.seats.length === count} pick={() => setCount(count)}>
            {count}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <Checkbox isOn={game.kingdoms} setOn={(kingdoms) => change({ ...game, kingdoms })}>
        {t('kingdoms')}
      </Checkbox>
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
      <DynastyChoice session={session} index={index} t={t} />
    </div>
  );
}

function DynastyChoice({ session, index, t }: Props & { readonly index: number }) {
  const { state: game, change } = session;
  const choose = (value: string) =>
    change(withSeatChoice(game, index, 'dynasty', DYNASTIES.find((one) => one === value) ?? null));
  return (
    <label>
      <span class="soft">{t('dynasty')}</span>
      <select
        aria-label={t('dynasty-of', { n: index + 1 })}
        value={getSeat(game, index).dynasty ?? 'none'}
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
