import { DynastyIcon } from '../../../ui/icons.tsx';
import { SquareButton } from '../../../ui/SquareButton.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { MIN_PLAYERS } from '../rules/setup/box.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import type { HuangPlayers } from '../saves/players.ts';
import { formatPlayer, type TonightTexts } from './format-player.ts';
import { listSeated, withDynasty, withName, withSeatCount, withSeatEarlier } from './seats.ts';

interface Props {
  readonly players: HuangPlayers;
  change(players: HuangPlayers): void;
  readonly t: TonightTexts;
}

/** Who plays: the number of players, and name and dynasty of each, clockwise. */
export function PlayersForm({ players, change, t }: Props) {
  const seated = listSeated(players);
  const counts = DYNASTIES.map((_, i) => i + 1).filter((count) => count >= MIN_PLAYERS);
  return (
    <section>
      <h2>{t('tonight-players')}</h2>
      <ToggleGroup name={t('tonight-count')}>
        {counts.map((count) => (
          <ToggleButton
            key={count}
            isOn={seated.length === count}
            pick={() => change(withSeatCount(players, count))}
          >
            {count}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <p class="soft">{t('tonight-clockwise')}</p>
      <ol class="table">
        {seated.map((_, i) => (
          <SeatRow key={i} seat={i} {...{ players, change, t }} />
        ))}
      </ol>
    </section>
  );
}

/** Name and dynasty of one player. */
function SeatRow({ players, seat, change, t }: Props & { readonly seat: number }) {
  const seated = listSeated(players);
  const player = seated[seat];
  if (!player) throw new Error(`There is no seat ${seat} of ${seated.length}`);
  const choose = (value: string) => {
    const dynasty = DYNASTIES.find((one) => one === value);
    if (dynasty) change(withDynasty(players, seat, dynasty));
  };
  return (
    <li>
      <DynastyIcon dynasty={player.dynasty} name="" size={28} />
      <input
        aria-label={t('tonight-name', { n: seat + 1 })}
        placeholder={t('tonight-name-hint', { n: seat + 1 })}
        value={player.name}
        maxLength={40}
        autocomplete="off"
        enterKeyHint={seat + 1 < seated.length ? 'next' : 'done'}
        dir="auto"
        onInput={({ currentTarget }) => change(withName(players, seat, currentTarget.value))}
        onKeyDown={(event) => event.key === 'Enter' && focusNextName(event.currentTarget)}
      />
      <select
        aria-label={t('tonight-dynasty', { n: seat + 1 })}
        value={player.dynasty}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {DYNASTIES.map((dynasty) => (
          <option key={dynasty} value={dynasty}>
            {t(`dynasty-${dynasty}`)}
          </option>
        ))}
      </select>
      {seat > 0 && (
        <SquareButton
          label={t('tonight-earlier', { player: formatPlayer(player, t) })}
          press={() => change(withSeatEarlier(players, seat))}
        >
          ↑
        </SquareButton>
      )}
    </li>
  );
}

/** Moves the focus to the name of the next player; after the last one, the keyboard of a phone closes. */
function focusNextName(input: HTMLInputElement): void {
  const next = input.closest('li')?.nextElementSibling?.querySelector('input');
  if (next) next.focus();
  else input.blur();
}
