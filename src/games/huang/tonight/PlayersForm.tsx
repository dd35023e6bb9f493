import { withSeatEarlier, withSeatName } from '../../../shell/seats.ts';
import { SeatsForm } from '../../../shell/setup-list/SeatsForm.tsx';
import { DynastyIcon } from '../../../ui/icons.tsx';
import { MIN_PLAYERS } from '../rules/setup/box.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import type { HuangPlayers } from '../saves/players.ts';
import type { TonightTexts } from './format-player.ts';
import { listSeated, withDynasty, withPlayerCount } from './seats.ts';

interface Props {
  readonly players: HuangPlayers;
  change(players: HuangPlayers): void;
  readonly t: TonightTexts;
}

const COUNTS = DYNASTIES.map((_, i) => i + 1).filter((count) => count >= MIN_PLAYERS);

/** Who plays: the number of players, and name and dynasty of each, clockwise. */
export function PlayersForm({ players, change, t }: Props) {
  const seats = listSeated(players);
  const table = { ...players, seats };
  return (
    <SeatsForm
      lead={t('tonight-clockwise')}
      seats={seats.map(({ name, dynasty }) => ({ name, choice: dynasty }))}
      counts={COUNTS}
      choices={DYNASTIES}
      changes={{
        setCount: (count) => change(withPlayerCount(table, count)),
        setName: (seat, name) => change(withSeatName(table, seat, name)),
        setChoice: (seat, dynasty) => change(withDynasty(table, seat, dynasty)),
        moveEarlier: (seat) => change(withSeatEarlier(table, seat)),
      }}
      formatChoice={(dynasty) => t(`dynasty-${dynasty}`)}
      labelChoice={(n) => t('tonight-dynasty', { n })}
      renderIcon={(dynasty) => <DynastyIcon dynasty={dynasty} name="" size={28} />}
      t={t}
    />
  );
}
