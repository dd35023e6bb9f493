import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign } from '../../ui/signs.tsx';
import { WithName } from '../../ui/with-name.tsx';
import type { ConflictTexts } from './kit.ts';

interface Props {
  readonly label: string;
  readonly players: readonly Dynasty[];
  /** Returns the displayed name of a player. */
  readonly nameOf: (player: string) => string;
  /** Null if none is chosen. */
  readonly chosen: Dynasty | null;
  choose(player: Dynasty): void;
  readonly t: ConflictTexts;
}

/** Chooses one of the players at the table. */
export function PlayerChoice({ label, players, nameOf, chosen, choose, t }: Props) {
  return (
    <Segment name={label} isTitled look="stacked">
      {players.map((player) => (
        <Choice key={player} isOn={player === chosen} pick={() => choose(player)}>
          <DynastySign dynasty={player} name="" size={24} />
          <WithName text={t(`dynasty-${player}`)} name={nameOf(player)} />
        </Choice>
      ))}
    </Segment>
  );
}
