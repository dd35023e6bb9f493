import type { Translator } from '../../i18n/translator.ts';
import { IconSign } from '../../ui/signs.tsx';
import type { Desk } from './use-desk.ts';

type Props = Pick<Desk<unknown>, 'undo' | 'redo' | 'canUndo' | 'canRedo'> & {
  readonly t: Translator<'tool'>;
};

/** The way back and forth. */
export function Turning({ undo, redo, canUndo, canRedo, t }: Props) {
  return (
    <>
      <button type="button" class="icon" aria-label={t('undo')} aria-disabled={!canUndo} onClick={undo}>
        <IconSign name="undo" size={24} />
      </button>
      <button type="button" class="icon" aria-label={t('redo')} aria-disabled={!canRedo} onClick={redo}>
        <IconSign name="redo" size={24} />
      </button>
    </>
  );
}

/** Undoes and redoes by the keys that people know. */
export function turnByKey({ undo, redo }: Pick<Props, 'undo' | 'redo'>) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    if (event.shiftKey) redo();
    else undo();
  };
}
