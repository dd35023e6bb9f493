import { FULLEST_HAND } from '../../engine/huang/box.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { MOST_BESIDE } from '../../saves/huang-conflict.ts';
import { DynastySign, KindSign } from '../../ui/signs.tsx';
import type { Session } from '../shell/session.ts';
import type { Conflict, ConflictTexts } from './kit.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { Stepper } from './Stepper.tsx';
import { type Role, withActing, withBeside, withColour, withDefender, withRevoltGift } from './state.ts';

interface Props {
  readonly session: Session<Conflict>;
  readonly t: ConflictTexts;
}

/** The two leaders of a revolt: their colour, whose they are, and the strength of each. */
export function Revolt({ session, t }: Props) {
  const { state, change } = session;
  const { acting, players, revolt } = state;
  return (
    <>
      <ColourChoice session={session} t={t} />
      <PlayerChoice
        label={t('attacker')}
        players={players}
        nameOf={session.nameOf}
        chosen={acting}
        choose={(player) => change(withActing(state, player))}
        t={t}
      />
      <PlayerChoice
        label={t('defender')}
        players={players}
        nameOf={session.nameOf}
        chosen={revolt.defender}
        choose={(player) => change(withDefender(state, player))}
        t={t}
      />
      <Fighter session={session} as="attacker" t={t} />
      <Fighter session={session} as="defender" t={t} />
    </>
  );
}

/** Of which colour the two leaders are. */
function ColourChoice({ session: { state, change }, t }: Props) {
  return (
    <div class="choice" role="group" aria-label={t('revolt-colour')}>
      <p>{t('revolt-colour')}</p>
      <div class="line">
        {COLOURS.map((colour) => (
          <button
            type="button"
            class="leader"
            key={colour}
            aria-pressed={state.revolt.colour === colour}
            aria-label={t(`kind-${colour}`)}
            onClick={() => change(withColour(state, colour))}
          >
            <KindSign colour={colour} letter={t(`letter-${colour}`)} size={26} />
          </button>
        ))}
      </div>
    </div>
  );
}

/** One side of a revolt: yellow tiles beside the leader, those committed, and the Governor leader. */
function Fighter({ session, as: role, t }: Props & { readonly as: Role }) {
  const { state, change } = session;
  const { acting, revolt } = state;
  const dynasty = role === 'attacker' ? acting : revolt.defender;
  if (!dynasty) return null; // it has not been said who it is
  const player = t(`dynasty-${dynasty}`);
  const gift = revolt.gifts[role];
  return (
    <fieldset class="side">
      <legend>
        <DynastySign dynasty={dynasty} name="" size={22} /> {t(`${role}-is`, { player })}
      </legend>
      <Stepper
        name={t('beside', { player })}
        value={revolt.beside[role]}
        least={1}
        most={MOST_BESIDE}
        setValue={(tiles) => change(withBeside(state, role, tiles))}
        t={t}
      >
        <KindSign colour="yellow" letter={t('letter-yellow')} size={28} />
        <span class="what">{t('beside-short')}</span>
      </Stepper>
      <div class="line">
        <Stepper
          name={t('gives-yellow', { player })}
          value={gift.tiles}
          most={FULLEST_HAND}
          setValue={(tiles) => change(withRevoltGift(state, role, { tiles }))}
          t={t}
        >
          <span class="what">{t('committed-short')}</span>
        </Stepper>
        <Governor session={session} as={role} player={player} t={t} />
      </div>
    </fieldset>
  );
}

type GovernorProps = Props & { readonly as: Role; readonly player: string };

/** Whether the Governor leader in reserve supports this side: not where the Governors themselves fight. */
function Governor({ session: { state, change }, as: role, player, t }: GovernorProps) {
  const canSupport = state.revolt.colour !== 'yellow';
  const { leader } = state.revolt.gifts[role];
  return (
    <button
      type="button"
      class="support"
      aria-pressed={canSupport && leader}
      aria-disabled={!canSupport}
      aria-label={t('supports-yellow', { player })}
      onClick={() => canSupport && change(withRevoltGift(state, role, { leader: !leader }))}
    >
      <KindSign colour="yellow" letter={t('letter-yellow')} size={22} />
    </button>
  );
}
