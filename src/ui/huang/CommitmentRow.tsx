import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { DynastyIcon, TileIcon } from '../icons.tsx';
import { ToggleButton } from '../ToggleGroup.tsx';
import { CountButtons } from './CountButtons.tsx';

/**
 * The commitment of a player to a conflict: number of tiles, whether the leader in reserve helps, and the
 * supported state.
 */
interface Given<Id> {
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
  readonly given: Given<Id>;
  /**
   * The maximum number of tiles; whether the leader may help; the states that may be supported, empty in a
   * revolt.
   */
  readonly most: number;
  readonly canHelp: boolean;
  readonly states: readonly Helped<Id>[];
  give(given: Given<Id>): void;
  tilesLabel(count: number): string;
  readonly helpLabel: string;
  /** Label for “no state chosen”. */
  readonly nobodyLabel: string;
}

/** A state that may be supported: its number, and its label. */
interface Helped<Id> {
  readonly id: Id;
  readonly number: number;
  readonly label: string;
}

/**
 * The commitment of one player as a row of buttons. Tapping a chosen button again resets it; nothing chosen
 * means that nothing is committed.
 */
export function CommitmentRow<Id>(props: Props<Id>) {
  const { player, name, colour, letter, given, most, canHelp, states, give } = props;
  const at = states.findIndex(({ id }) => id === given.to);
  const helped = states[at];
  const following = states[(at + 1) % states.length];
  return (
    <div class="gift" role="group" aria-label={name}>
      <PlayerBadge player={player} name={name} />
      <CountButtons
        count={given.tiles}
        most={most}
        own={3}
        setCount={(tiles) => give({ ...given, tiles })}
        labelOf={props.tilesLabel}
      />
      <ToggleButton
        isOn={given.leader}
        isOff={!canHelp}
        label={props.helpLabel}
        pick={() => give({ ...given, leader: !given.leader })}
      >
        <TileIcon colour={colour} letter={letter} size={20} />
        <small>+1</small>
      </ToggleButton>
      {following && (
        <button type="button" class="to" onClick={() => give({ ...given, to: following.id })}>
          <span class="disc" aria-hidden="true">
            {helped ? helped.number : '?'}
          </span>
          <span class="unseen">{helped ? helped.label : props.nobodyLabel}</span>
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
