import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { DynastySign } from '../../ui/signs.tsx';
import type { ConflictTexts } from './kit.ts';

interface Props {
  readonly label: string;
  readonly players: readonly Dynasty[];
  /** Null while nobody is. */
  readonly chosen: Dynasty | null;
  choose(player: Dynasty): void;
  readonly t: ConflictTexts;
}

/** One of the players at the table. */
export function PlayerChoice({ label, players, chosen, choose, t }: Props) {
  return (
    <div class="choice" role="group" aria-label={label}>
      <p>{label}</p>
      <div class="tabs">
        {players.map((player) => (
          <button type="button" key={player} aria-pressed={player === chosen} onClick={() => choose(player)}>
            <DynastySign dynasty={player} name="" size={24} />
            <span>{t(`dynasty-${player}`)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
