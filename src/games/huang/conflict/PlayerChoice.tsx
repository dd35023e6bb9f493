import { DynastyIcon } from '../../../ui/icons.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { InitialConflictTranslator } from './types.ts';

interface Props {
  readonly label: string;
  readonly players: readonly Dynasty[];
  /** Null if none is chosen. */
  readonly chosen: Dynasty | null;
  choose(player: Dynasty): void;
  readonly t: InitialConflictTranslator;
}

/** Chooses one of the players at the table. */
export function PlayerChoice({ label, players, chosen, choose, t }: Props) {
  return (
    <ToggleGroup name={label} isTitled look="stacked">
      {players.map((player) => (
        <ToggleButton key={player} isOn={player === chosen} pick={() => choose(player)}>
          <DynastyIcon dynasty={player} name="" size={24} />
          {t(`dynasty-${player}`)}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}
