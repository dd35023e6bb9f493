import { DynastyIcon, TileIcon } from '../../../ui/icons.tsx';
import { ToggleButton } from '../../../ui/ToggleGroup.tsx';
import type { Dynasty } from '../rules/vocabulary.ts';
import { CountButtons } from './CountButtons.tsx';

/**
 * The commitment of a player to a conflict: the number of tiles, whether the leader in reserve is committed,
 * and the supported state.
 */
interface EnteredCommitment<Id> {
  readonly tiles: number;
  readonly leader: boolean;
  /** Null while no state is chosen. */
  readonly to: Id | null;
}

interface Props<Id> {
  readonly player: Dynasty;
  readonly name: string;
  readonly colour: 'red' | 'yellow';
  readonly commitment: EnteredCommitment<Id>;
  /** The largest number of tiles that can be committed. */
  readonly maxTiles: number;
  readonly canCommitLeader: boolean;
  /** The states that can be supported; empty in a revolt. */
  readonly states: readonly SupportableState<Id>[];
  /** Replaces the commitment as a whole. */
  setCommitment(commitment: EnteredCommitment<Id>): void;
  /** The label of the button for this number of tiles. */
  tilesLabel(count: number): string;
  /** The label of the button that commits the leader. */
  readonly leaderLabel: string;
  /** Label of the button for the supported state while none is chosen. */
  readonly noStateLabel: string;
}

/** A state that can be supported: its number, and its label. */
interface SupportableState<Id> {
  readonly id: Id;
  readonly number: number;
  readonly label: string;
}

/**
 * The commitment of one player as a row of buttons. Tapping a chosen number or leader again resets it; the
 * button of the supported side goes to the next side. Nothing chosen means that nothing is committed.
 */
export function CommitmentRow<Id>(props: Props<Id>) {
  const { player, name, colour, commitment, maxTiles, canCommitLeader, states, setCommitment } = props;
  const supportedIndex = states.findIndex(({ id }) => id === commitment.to);
  const supported = states[supportedIndex];
  const next = states[(supportedIndex + 1) % states.length];
  return (
    <div class="commitment" role="group" aria-label={name}>
      <PlayerBadge player={player} name={name} />
      <CountButtons
        count={commitment.tiles}
        most={maxTiles}
        largestButton={3}
        setCount={(tiles) => setCommitment({ ...commitment, tiles })}
        labelOf={props.tilesLabel}
      />
      <ToggleButton
        isOn={commitment.leader}
        isOff={!canCommitLeader}
        label={props.leaderLabel}
        pick={() => setCommitment({ ...commitment, leader: !commitment.leader })}
      >
        <TileIcon colour={colour} size={20} />
        <small>+1</small>
      </ToggleButton>
      {next && (
        <button type="button" onClick={() => setCommitment({ ...commitment, to: next.id })}>
          <span class={supported ? 'disc' : 'disc unset'} aria-hidden="true">
            {supported ? supported.number : '?'}
          </span>
          <span class="visually-hidden">{supported ? supported.label : props.noStateLabel}</span>
        </button>
      )}
    </div>
  );
}

/** The icon of a player in front of a row of buttons; the group has the name. */
export function PlayerBadge({ player, name }: { player: Dynasty; name: string }) {
  return (
    <span class="who" aria-hidden="true">
      <DynastyIcon dynasty={player} name="" size={22} />
      <small>{name}</small>
    </span>
  );
}
