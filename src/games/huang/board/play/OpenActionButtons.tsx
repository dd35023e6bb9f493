import { UndoRedo } from '../../../../shell/UndoRedo.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { withoutAction } from '../state.ts';
import type { BoardActions, FullBoardTranslator } from '../types.ts';

/** Buttons of an open action: previous question, cancel, undo and redo. */
export function OpenActionButtons({ controls, t }: { controls: BoardActions; t: FullBoardTranslator }) {
  return (
    <div class="line">
      <button type="button" onClick={controls.reopenLast}>
        <Icon name="back" size={22} /> {t('back')}
      </button>
      <button
        type="button"
        aria-label={t('action-close')}
        onClick={() => controls.session.change(withoutAction(controls.state))}
      >
        {t('cancel')}
      </button>
      <UndoRedo session={controls.session} t={t} />
    </div>
  );
}
