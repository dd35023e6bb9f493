import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { DynastyIcon, TileIcon } from '../icons.tsx';
import { ToggleButton } from '../ToggleGroup.tsx';
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
  readonly letter: string;
  readonly given: EnteredCommitment<Id>;
  /**
   * The maximum number of tiles; whether the leader can be committed; the states that can be supported, empty
   * in a revolt.
   */
  readonly most: number;
  readonly canHelp: boolean;
  readonly states: readonly SupportableState<Id>[];
  give(commitment: EnteredCommitment<Id>): void;
  tilesLabel(count: number): string;
  readonly helpLabel: string;
  /** Label for “no state chosen”. */
  readonly nobodyLabel: string;
}

/** A state that can be supported: its number, and its label. */
interface SupportableState<Id> {
  readonly id: Id;
  readonly number: number;
  readonly label: string;
}

/**
 * The commitment of one player as a row of buttons. Tapping a chosen button again resets it; nothing chosen
 * means that nothing is committed.
 */
export function CommitmentRow<Id>(props: Props<Id>) {
  const {
    player,
    name,
    colour,
    letter,
    given: commitment,
    most,
    canHelp: canCommitLeader,
    states,
    give: change,
  } = props;
  const at = states.findIndex(({ id }) => id === commitment.to);
  const supported = states[at];
  const next = states[(at + 1) % states.length];
  return (
    <div class="gift" role="group" aria-label={name}>
      <PlayerBadge player={player} name={name} />
      <CountButtons
        count={commitment.tiles}
        most={most}
        own={3}
        setCount={(tiles) => change({ ...commitment, tiles })}
        labelOf={props.tilesLabel}
      />
      <ToggleButton
        isOn={commitment.leader}
        isOff={!canCommitLeader}
        label={props.helpLabel}
        pick={() => change({ ...commitment, leader: !commitment.leader })}
      >
        <TileIcon colour={colour} letter={letter} size={20} />
        <small>+1</small>
      </ToggleButton>
      {next && (
        <button type="button" class="to" onClick={() => change({ ...commitment, to: next.id })}>
          <span class="disc" aria-hidden="true">
            {supported ? supported.number : '?'}
          </span>
          <span class="visually-hidden">{supported ? supported.label : props.nobodyLabel}</span>
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
