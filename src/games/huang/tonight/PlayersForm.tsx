import { SeatsForm } from '../../../shell/setup-list/SeatsForm.tsx';
import { DynastyIcon } from '../../../ui/icons.tsx';
import { MIN_PLAYERS } from '../rules/setup/box.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import type { HuangPlayers } from '../saves/players.ts';
import type { TonightTexts } from './format-player.ts';
import { listSeated, withDynasty, withName, withSeatCount, withSeatEarlier } from './seats.ts';

interface Props {
  readonly players: HuangPlayers;
  change(players: HuangPlayers): void;
  readonly t: TonightTexts;
}

const COUNTS = DYNASTIES.map((_, i) => i + 1).filter((count) => count >= MIN_PLAYERS);

/** Who plays: the number of players, and name and dynasty of each, clockwise. */
export function PlayersForm({ players, change, t }: Props) {
  return (
    <SeatsForm
      lead={t('tonight-clockwise')}
      seats={listSeated(players).map(({ name, dynasty }) => ({ name, choice: dynasty }))}
      counts={COUNTS}
      choices={DYNASTIES}
      changes={{
        setCount: (count) => change(withSeatCount(players, count)),
        setName: (seat, name) => change(withName(players, seat, name)),
        setChoice: (seat, dynasty) => change(withDynasty(players, seat, dynasty)),
        moveEarlier: (seat) => change(withSeatEarlier(players, seat)),
      }}
      formatChoice={(dynasty) => t(`dynasty-${dynasty}`)}
      labelChoice={(n) => t('tonight-dynasty', { n })}
      renderIcon={(dynasty) => <DynastyIcon dynasty={dynasty} name="" size={28} />}
      t={t}
    />
  );
}
