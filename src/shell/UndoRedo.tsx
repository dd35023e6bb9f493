import { UNDO_ICONS } from '../drawings/undo-icons.ts';
import type { Translator } from '../i18n/translator.ts';
import { PathIcon } from '../ui/icons.tsx';
import { SquareButton } from '../ui/SquareButton.tsx';

/** Undo and redo: callbacks, and whether each is possible. */
export interface UndoRedoState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
}

/** The undo and redo buttons. */
export function UndoRedo({ session, t }: { session: UndoRedoState; t: Translator<'tool'> }) {
  const { undo, redo, canUndo, canRedo } = session;
  return (
    <>
      <SquareButton label={t('undo')} isOff={!canUndo} press={undo}>
        <PathIcon path={UNDO_ICONS.undo} size={24} />
      </SquareButton>
      <SquareButton label={t('redo')} isOff={!canRedo} press={redo}>
        <PathIcon path={UNDO_ICONS.redo} size={24} />
      </SquareButton>
    </>
  );
}
