import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { Choice } from '../segment.tsx';
import { DynastySign, KindSign } from '../signs.tsx';
import { CountButtons } from './count-buttons.tsx';

/** What a player gives to a conflict: tiles, whether the leader in reserve helps, and the state that is helped. */
interface Given<Id> {
  readonly tiles: number;
  readonly leader: boolean;
  /** Null while nobody has said which. */
  readonly to: Id | null;
}

interface Props<Id> {
  readonly player: Dynasty;
  readonly name: string;
  readonly colour: 'red' | 'yellow';
  readonly letter: string;
  readonly given: Given<Id>;
  /** The most tiles; whether the leader may help; the states that may be helped, none in a revolt. */
  readonly most: number;
  readonly canHelp: boolean;
  readonly states: readonly Helped<Id>[];
  give(given: Given<Id>): void;
  tilesLabel(count: number): string;
  readonly helpLabel: string;
  /** That nobody has said which state is helped. */
  readonly nobodyLabel: string;
}

/** A state that may be helped: its number, and that it is helped, in words. */
interface Helped<Id> {
  readonly id: Id;
  readonly number: number;
  readonly label: string;
}

/** What one player gives, in one line. What is chosen is let go by another tap: nothing chosen is nothing given. */
export function GiftRow<Id>(props: Props<Id>) {
  const { player, name, colour, letter, given, most, canHelp, states, give } = props;
  const at = states.findIndex(({ id }) => id === given.to);
  const helped = states[at];
  const following = states[(at + 1) % states.length];
  return (
    <div class="gift" role="group" aria-label={name}>
      <Who player={player} name={name} />
      <CountButtons
        count={given.tiles}
        most={most}
        own={3}
        setCount={(tiles) => give({ ...given, tiles })}
        labelOf={props.tilesLabel}
      />
      <Choice
        isOn={given.leader}
        isOff={!canHelp}
        label={props.helpLabel}
        pick={() => give({ ...given, leader: !given.leader })}
      >
        <KindSign colour={colour} letter={letter} size={20} />
        <small>+1</small>
      </Choice>
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

/** A player before a line of buttons, whose group says the name. */
export function Who({ player, name }: { player: Dynasty; name: string }) {
  return (
    <span class="who" aria-hidden="true">
      <DynastySign dynasty={player} name="" size={22} />
      <small>{name}</small>
    </span>
  );
}
