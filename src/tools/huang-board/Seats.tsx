import { withPlayers } from '../../engine/huang/fresh-setup.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { Key } from '../../ui/key.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign } from '../../ui/signs.tsx';
import { WithName } from '../../ui/with-name.tsx';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { withSetup } from './state.ts';

interface Props {
  readonly session: Session<Board>;
  readonly setup: Setup;
  readonly t: AnswerTexts;
}

const FEWEST = 2;

/** The players in clockwise order. A tap on a dynasty adds it as the last player or removes it. */
export function Seats({ session, setup, t }: Props) {
  const { players } = setup;
  const seat = (next: readonly Dynasty[]) =>
    void session.change(withSetup(session.state, withPlayers(setup, next)));
  const toggle = (dynasty: Dynasty) => {
    if (!players.includes(dynasty)) return seat([...players, dynasty]);
    if (players.length > FEWEST) seat(players.filter((one) => one !== dynasty));
  };
  return (
    <section>
      <h2>{t('players')}</h2>
      <Segment name={t('players')} look="stacked">
        {DYNASTIES.map((dynasty) => (
          <Choice key={dynasty} isOn={players.includes(dynasty)} pick={() => toggle(dynasty)}>
            <DynastySign dynasty={dynasty} name="" size={22} />
            {t(`dynasty-${dynasty}`)}
          </Choice>
        ))}
      </Segment>
      <p class="soft">{t(players.length > FEWEST ? 'players-hint' : 'players-fewest')}</p>
      <ol class="seats">
        {players.map((dynasty, i) => (
          <li key={dynasty}>
            <DynastySign dynasty={dynasty} name="" size={22} />{' '}
            <WithName text={t(`dynasty-${dynasty}`)} name={session.nameOf(dynasty)} />
            {i > 0 && (
              <Key
                label={t('seat-earlier', { player: t(`dynasty-${dynasty}`) })}
                press={() => seat(earlier(players, dynasty))}
              >
                ↑
              </Key>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Moves a player one seat forward. */
function earlier(players: readonly Dynasty[], dynasty: Dynasty): readonly Dynasty[] {
  const at = Math.max(players.indexOf(dynasty) - 1, 0);
  const others = players.filter((one) => one !== dynasty);
  return [...others.slice(0, at), dynasty, ...others.slice(at)];
}
