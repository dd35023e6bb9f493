import { USUAL_HAND } from '../../engine/huang/box.ts';
import { COLOURS } from '../../engine/huang/vocabulary.ts';
import { MOST_BESIDE } from '../../saves/huang-conflict.ts';
import { CountButtons } from '../../ui/huang/count-buttons.tsx';
import { GiftRow } from '../../ui/huang/gift-row.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign, KindSign } from '../../ui/signs.tsx';
import type { Session } from '../shell/session.ts';
import type { Conflict, ConflictTexts } from './kit.ts';
import { PlayerChoice } from './PlayerChoice.tsx';
import { type Role, withActing, withBeside, withColour, withDefender, withRevoltGift } from './state.ts';

interface Props {
  readonly session: Session<Conflict>;
  readonly t: ConflictTexts;
}

/** The form for a revolt: colour, owners and strengths of the two leaders. */
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

/** Chooses the colour of the two leaders. */
function ColourChoice({ session: { state, change }, t }: Props) {
  return (
    <Segment name={t('revolt-colour')} isTitled>
      {COLOURS.map((colour) => (
        <Choice
          key={colour}
          isOn={state.revolt.colour === colour}
          label={t(`kind-${colour}`)}
          pick={() => change(withColour(state, colour))}
        >
          <KindSign colour={colour} letter={t(`letter-${colour}`)} size={26} />
        </Choice>
      ))}
    </Segment>
  );
}

/**
 * One side of a revolt: its leader, the yellow tiles next to it, committed tiles, and the Governor leader.
 */
function Fighter({ session, as: role, t }: Props & { readonly as: Role }) {
  const { state, change } = session;
  const { acting, revolt } = state;
  const dynasty = role === 'attacker' ? acting : revolt.defender;
  if (!dynasty) return null; // not chosen yet
  const player = t(`dynasty-${dynasty}`);
  const gift = revolt.gifts[role];
  const canSupport = revolt.colour !== 'yellow'; // except if the Governors themselves fight
  return (
    <fieldset class="side">
      <legend>
        <DynastySign dynasty={dynasty} name="" size={22} /> {t(`${role}-is`, { player })}
      </legend>
      <div class="gift" role="group" aria-label={t('beside-short')}>
        <KindSign colour="yellow" letter={t('letter-yellow')} size={28} />
        <CountButtons
          count={revolt.beside[role]}
          most={MOST_BESIDE}
          own={MOST_BESIDE}
          setCount={(tiles) => change(withBeside(state, role, tiles))}
          labelOf={(count) => t('tiles-so-many', { what: t('beside-short'), count })}
        />
      </div>
      <GiftRow
        player={dynasty}
        name={player}
        colour="yellow"
        letter={t('letter-yellow')}
        given={{ ...gift, leader: canSupport && gift.leader, to: null }}
        most={USUAL_HAND}
        canHelp={canSupport}
        states={[]}
        give={({ tiles, leader }) => change(withRevoltGift(state, role, { tiles, leader }))}
        tilesLabel={(count) => t('tiles-so-many', { what: t('gifts'), count })}
        helpLabel={t('supports-yellow')}
        nobodyLabel=""
      />
    </fieldset>
  );
}
