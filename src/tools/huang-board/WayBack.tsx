import { IconSign } from '../../ui/signs.tsx';
import { withoutDispute } from './table.ts';
import type { BoardTranslator, CourtTranslator } from './texts.ts';
import type { Workbench } from './use-board.ts';

/** The ways out of an action that is being settled: a question back, off it altogether, undo and redo. */
export function WayBack({ bench, t }: { bench: Workbench; t: CourtTranslator }) {
  return (
    <div class="line">
      <button type="button" onClick={bench.stepBack}>
        <IconSign name="back" size={22} /> {t('back')}
      </button>
      <button
        type="button"
        aria-label={t('dispute-close')}
        onClick={() => bench.change(withoutDispute(bench.table))}
      >
        {t('cancel')}
      </button>
      <UndoButtons bench={bench} t={t} />
    </div>
  );
}

/** Undo and redo. */
export function UndoButtons({ bench, t }: { bench: Workbench; t: BoardTranslator }) {
  const { past, future } = bench.desk.view;
  return (
    <>
      <button type="button" aria-label={t('undo')} aria-disabled={past.length === 0} onClick={bench.undo}>
        <IconSign name="undo" size={24} />
      </button>
      <button type="button" aria-label={t('redo')} aria-disabled={future.length === 0} onClick={bench.redo}>
        <IconSign name="redo" size={24} />
      </button>
    </>
  );
}
