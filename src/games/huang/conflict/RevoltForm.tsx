import type { Session } from '../../../shell/session/session.ts';
import { DynastyIcon, TileIcon } from '../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { USUAL_HAND_SIZE } from '../rules/setup/box.ts';
import { COLOURS } from '../rules/vocabulary.ts';
import { MOST_ADJACENT_TILES } from '../saves/conflict.ts';
import { CommitmentRow } from '../ui/CommitmentRow.tsx';
import { CountButtons } from '../ui/CountButtons.tsx';
import { PlayerChoice } from './PlayerChoice.tsx';
import {
  type RevoltRole,
  withActingDynasty,
  withAdjacentTiles,
  withDefender,
  withRevoltColour,
  withRevoltCommitment,
} from './state.ts';
import type { ConflictTypes, InitialConflictTranslator } from './types.ts';

interface Props {
  readonly session: Session<ConflictTypes>;
  readonly t: InitialConflictTranslator;
}

/** The form for a revolt: the colour of the two leaders, their owners, and the strength of each side. */
export function RevoltForm({ session, t }: Props) {
  const { state, change } = session;
  const { acting, players, revolt } = state;
  return (
    <>
      <ColourChoice session={session} t={t} />
      <PlayerChoice
        label={t('attacker')}
        players={players}
        chosen={acting}
        choose={(player) => change(withActingDynasty(state, player))}
        t={t}
      />
      <PlayerChoice
        label={t('defender')}
        players={players}
        chosen={revolt.defender}
        choose={(player) => change(withDefender(state, player))}
        t={t}
      />
      <RevoltSideForm session={session} as="attacker" t={t} />
      <RevoltSideForm session={session} as="defender" t={t} />
    </>
  );
}

/** Chooses the colour of the two leaders. */
function ColourChoice({ session: { state, change }, t }: Props) {
  return (
    <ToggleGroup name={t('revolt-colour')} isTitled>
      {COLOURS.map((colour) => (
        <ToggleButton
          key={colour}
          isOn={state.revolt.colour === colour}
          label={t(`kind-${colour}`)}
          pick={() => change(withRevoltColour(state, colour))}
        >
          <TileIcon colour={colour} size={26} />
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

/**
 * One side of a revolt: the number of yellow tiles next to its leader, and the commitment of its owner.
 */
function RevoltSideForm({ session, as: role, t }: Props & { readonly as: RevoltRole }) {
  const { state, change } = session;
  const { acting, revolt } = state;
  const dynasty = role === 'attacker' ? acting : revolt.defender;
  if (!dynasty) return null; // not chosen yet
  const player = t(`dynasty-${dynasty}`);
  const commitment = revolt.commitments[role];
  const canSupport = revolt.colour !== 'yellow'; // in a revolt of Governors, they cannot support as well
  return (
    <fieldset class="side">
      <legend>
        <DynastyIcon dynasty={dynasty} name="" size={22} /> {t(`${role}-is`, { player })}
      </legend>
      <div class="commitment" role="group" aria-label={t('beside-short')}>
        <TileIcon colour="yellow" size={28} />
        <CountButtons
          count={revolt.beside[role]}
          most={MOST_ADJACENT_TILES}
          largestButton={MOST_ADJACENT_TILES}
          setCount={(tiles) => change(withAdjacentTiles(state, role, tiles))}
          labelOf={(count) => t('tiles-so-many', { what: t('beside-short'), count })}
        />
      </div>
      <CommitmentRow
        player={dynasty}
        name={player}
        colour="yellow"
        commitment={{ ...commitment, leader: canSupport && commitment.leader, to: null }}
        maxTiles={USUAL_HAND_SIZE}
        canCommitLeader={canSupport}
        states={[]}
        setCommitment={({ tiles, leader }) => change(withRevoltCommitment(state, role, { tiles, leader }))}
        tilesLabel={(count) => t('tiles-so-many', { what: t('commitments'), count })}
        leaderLabel={t('supports-yellow')}
        noStateLabel=""
      />
    </fieldset>
  );
}
