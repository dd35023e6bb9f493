import { IconSign } from '../../ui/icon-sign.tsx';
import { UndoRedo } from '../shell/undo-redo.tsx';
import type { Controls } from './controls.ts';
import type { AnswerTexts } from './kit.ts';
import { withoutDispute } from './state.ts';

/** Buttons of an open action: previous question, cancel, undo and redo. */
export function DisputeButtons({ controls, t }: { controls: Controls; t: AnswerTexts }) {
  return (
    <div class="line">
      <button type="button" onClick={controls.stepBack}>
        <IconSign name="back" size={22} /> {t('back')}
      </button>
      <button
        type="button"
        aria-label={t('dispute-close')}
        onClick={() => controls.session.change(withoutDispute(controls.state))}
      >
        {t('cancel')}
      </button>
      <UndoRedo session={controls.session} t={t} />
    </div>
  );
}
