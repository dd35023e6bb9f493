import { UNDO_ICONS } from '../../drawings/undo-icons.ts';
import type { Translator } from '../../i18n/translator.ts';
import { Key } from '../../ui/key.tsx';
import { PathSign } from '../../ui/signs.tsx';

/** Undo and redo: callbacks, and whether each is possible. */
export interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** The undo and redo buttons. */
export function UndoRedo({ session, t }: { session: Steps; t: Translator<'tool'> }) {
  const { undo, redo, canUndo, canRedo } = session;
  return (
    <>
      <Key label={t('undo')} isOff={!canUndo} press={undo}>
        <PathSign path={UNDO_ICONS.undo} size={24} />
      </Key>
      <Key label={t('redo')} isOff={!canRedo} press={redo}>
        <PathSign path={UNDO_ICONS.redo} size={24} />
      </Key>
    </>
  );
}
