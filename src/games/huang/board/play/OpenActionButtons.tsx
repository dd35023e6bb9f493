import { UndoRedo } from '../../../../shell/UndoRedo.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { withoutAction } from '../state.ts';
import type { BoardPartProps } from '../types.ts';

/**
 * The way back from an open action: to the previous question, if there is one, and out of the action. Undo
 * and redo are next to it.
 */
export function OpenActionButtons({ controls, t }: BoardPartProps) {
  const hasEarlier = (controls.state.openAction?.asked ?? 0) > 0;
  return (
    <div class="line back">
      {hasEarlier && (
        <button type="button" onClick={controls.reopenLast}>
          <Icon name="back" size={22} /> {t('back')}
        </button>
      )}
      <button
        type="button"
        aria-label={t('action-close')}
        onClick={() => controls.session.change(withoutAction(controls.state))}
      >
        {!hasEarlier && <Icon name="back" size={22} />} {t('cancel')}
      </button>
      <UndoRedo session={controls.session} t={t} />
    </div>
  );
}
