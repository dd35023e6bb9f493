import type { IconName } from '../../drawings/icons.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { DynastySign, IconSign } from '../../ui/signs.tsx';
import type { Sum } from './answering.ts';
import { Revolt } from './Revolt.tsx';
import type { ConflictTranslator } from './texts.ts';
import type { ConflictDesk } from './use-conflict.ts';
import { War } from './War.tsx';

interface Props {
  readonly desk: ConflictDesk;
  /** What the strength of each state is made of. */
  readonly sums: readonly Sum[];
  undo(): void;
  redo(): void;
  readonly t: ConflictTranslator;
}

/** What all parts of the entry get. */
export interface EntryProps {
  readonly conflict: HuangConflict;
  change(next: HuangConflict): void;
  readonly t: ConflictTranslator;
}

/** The entry: a war or a revolt, and the way back and forth. */
export function Pad({ desk, sums, undo, redo, t }: Props) {
  const { now: conflict, past, future } = desk.book;
  const entry = { conflict, change: desk.change, t };
  const turn = (icon: IconName & ('undo' | 'redo'), act: () => void, isOff: boolean) => (
    <button
      type="button"
      aria-label={t(icon === 'undo' ? 'undo' : 'redo')}
      aria-disabled={isOff}
      onClick={act}
    >
      <IconSign name={icon} size={24} />
    </button>
  );
  const byKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside, which are all reached by Tab.
    <div class="pad" onKeyDown={byKey}>
      <h2 class="unseen">{t('entry')}</h2>
      <div class="kinds">
        {(['war', 'revolt'] as const).map((kind) => (
          <button
            type="button"
            key={kind}
            aria-pressed={conflict.kind === kind}
            onClick={() => desk.change({ ...conflict, kind })}
          >
            {t(`kind-of-${kind}`)}
          </button>
        ))}
        {turn('undo', undo, past.length === 0)}
        {turn('redo', redo, future.length === 0)}
      </div>
      {conflict.kind === 'war' ? <War {...entry} sums={sums} /> : <Revolt {...entry} />}
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly players: readonly Dynasty[];
  readonly chosen: Dynasty;
  choose(player: Dynasty): void;
  readonly t: ConflictTranslator;
}

/** One of the players at the table. */
export function PlayerChoice({ label, players, chosen, choose, t }: ChoiceProps) {
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
