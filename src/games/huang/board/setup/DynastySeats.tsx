import type { Session } from '../../../../shell/session/session.ts';
import { DynastyIcon } from '../../../../ui/icons.tsx';
import { SquareButton } from '../../../../ui/SquareButton.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { withPlayers } from '../../rules/setup/fresh-setup.ts';
import { DYNASTIES, type Dynasty } from '../../rules/vocabulary.ts';
import { withBoardSetup } from '../state.ts';
import type { BoardTypes, FullBoardTranslator } from '../types.ts';

interface Props {
  readonly session: Session<BoardTypes>;
  readonly t: FullBoardTranslator;
}

const MIN_PLAYERS = 2;

/** The players in clockwise order. A tap on a dynasty adds it as the last player or removes it. */
export function DynastySeats({ session, t }: Props) {
  const { setup } = session.state;
  const { players } = setup;
  const setPlayers = (next: readonly Dynasty[]) =>
    void session.change(withBoardSetup(session.state, withPlayers(setup, next)));
  const toggle = (dynasty: Dynasty) => {
    if (!players.includes(dynasty)) return setPlayers([...players, dynasty]);
    if (players.length > MIN_PLAYERS) setPlayers(players.filter((one) => one !== dynasty));
  };
  return (
    <section>
      <h2>{t('players')}</h2>
      <ToggleGroup name={t('players')} look="stacked">
        {DYNASTIES.map((dynasty) => (
          <ToggleButton key={dynasty} isOn={players.includes(dynasty)} pick={() => toggle(dynasty)}>
            <DynastyIcon dynasty={dynasty} name="" size={22} />
            {t(`dynasty-${dynasty}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <p class="soft">{t(players.length > MIN_PLAYERS ? 'players-hint' : 'players-fewest')}</p>
      <ol class="seats">
        {players.map((dynasty, i) => (
          <li key={dynasty}>
            <DynastyIcon dynasty={dynasty} name="" size={22} /> {t(`dynasty-${dynasty}`)}
            {i > 0 && (
              <SquareButton
                label={t('seat-earlier', { player: t(`dynasty-${dynasty}`) })}
                press={() => setPlayers(moveEarlier(players, dynasty))}
              >
                ↑
              </SquareButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Exchanges a player with the one before it in seat order. */
function moveEarlier(players: readonly Dynasty[], dynasty: Dynasty): readonly Dynasty[] {
  const at = Math.max(players.indexOf(dynasty) - 1, 0);
  const others = players.filter((one) => one !== dynasty);
  return [...others.slice(0, at), dynasty, ...others.slice(at)];
}
