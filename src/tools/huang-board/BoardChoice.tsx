import { useEffect, useRef, useState } from 'preact/hooks';
import { rowsOf } from '../../engine/huang/board.ts';
import { emptySetup, freshSetup, withBoard } from '../../engine/huang/fresh-setup.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { isolated } from '../../explain/isolated.ts';
import { ROOT } from '../../i18n/paths.ts';
import { OWN_BOARDS, type OwnBoard } from '../../saves/huang-board.ts';
import { newId } from '../../saves/id.ts';
import { parseSave, putAside, usable } from '../../saves/save.ts';
import { type Store, storeAt } from '../../saves/store.ts';
import { Choice } from '../../ui/choice.tsx';
import { Missing } from '../../ui/missing.tsx';
import { useLater } from '../shell/later.ts';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { withSetup } from './state.ts';

interface Props {
  readonly session: Session<Board>;
  readonly setup: Setup;
  readonly t: AnswerTexts;
}

/** Which board is played on: the front one, or one that people drew; and how it starts. */
export function BoardChoice({ session, setup, t }: Props) {
  const own = useOwnBoards();
  const [drawn, setDrawn] = useState<OwnBoard | null>(null);
  const { part: editor, hasFailed, again } = useLater(() => import('./BoardEditor.tsx'), drawn !== null);
  const { board } = setup;
  const play = (next: Setup) => session.change(withSetup(session.state, next));
  const start = (isEmpty: boolean) => play(isEmpty ? emptySetup(setup) : freshSetup(setup));
  const copy = () => setDrawn({ id: '', title: t('board-copy'), rows: rowsOf(board) });
  const keep = (one: OwnBoard) => {
    own.keep(one);
    play(withBoard(setup, { rows: one.rows }));
    setDrawn(null);
    scrollTo({ top: 0 });
  };
  const isOn = ({ rows }: OwnBoard) => board !== 'warring-states' && board.rows.join() === rows.join();
  return (
    <section>
      <h2>{t('board-choice')}</h2>
      <div class="row">
        <Choice isOn={board === 'warring-states'} pick={() => play(withBoard(setup, 'warring-states'))}>
          {t('warring-states')}
        </Choice>
        {own.boards.map((one) => (
          <Choice key={one.id} isOn={isOn(one)} pick={() => play(withBoard(setup, { rows: one.rows }))}>
            {isolated(one.title) || t('board-unnamed')}
          </Choice>
        ))}
      </div>
      {board === 'warring-states' && <p class="soft">{t('board-source')}</p>}
      <div class="row board-start">
        <button type="button" onClick={() => start(false)}>
          {t('board-fresh')}
        </button>
        <button type="button" onClick={() => start(true)}>
          {t('board-empty')}
        </button>
        <button type="button" onClick={copy}>
          {t('board-correct')}
        </button>
        {own.boards.filter(isOn).map((one) => (
          <button type="button" key={one.id} onClick={() => setDrawn(one)}>
            {t('board-edit')}
          </button>
        ))}
        {own.boards.filter(isOn).map((one) => (
          <button type="button" key={one.id} onClick={() => own.remove(one.id)}>
            {t('board-forget')}
          </button>
        ))}
      </div>
      <p role="status">{own.trouble && t(own.trouble)}</p>
      {drawn && hasFailed && <Missing text={t('more-failed')} again={again} t={t} />}
      {drawn && editor && <editor.default drawn={drawn} keep={keep} leave={() => setDrawn(null)} t={t} />}
    </section>
  );
}

interface OwnBoards {
  readonly boards: readonly OwnBoard[];
  /** Why they are not kept, as a key of the texts. */
  readonly trouble: 'save-failed' | 'save-newer' | null;
  keep(board: OwnBoard): void;
  remove(id: string): void;
}

/** The boards that people drew, kept at every change. */
function useOwnBoards(): OwnBoards {
  const [boards, setBoards] = useState<readonly OwnBoard[]>([]);
  const [trouble, setTrouble] = useState<OwnBoards['trouble']>(null);
  const store = useRef<Store | null>(null);
  const fail = (error: unknown) => {
    console.warn(error);
    setTrouble('save-failed');
  };
  useEffect(() => {
    const opened = storeAt(ROOT);
    store.current = opened;
    const load = async () => {
      const [raw] = await opened.load([OWN_BOARDS.key]);
      const loaded = parseSave(OWN_BOARDS, raw);
      await putAside(opened, OWN_BOARDS, loaded, new Date());
      setBoards(usable(loaded)?.boards ?? []);
      if (loaded.state === 'newer') setTrouble('save-newer');
    };
    load().catch(fail);
    opened.onChange((keys) => keys.includes(OWN_BOARDS.key) && void load().catch(fail));
  }, []);
  const write = (next: readonly OwnBoard[]) => {
    setBoards(next);
    if (trouble === 'save-newer') return; // left as it is
    store.current
      ?.keep({ [OWN_BOARDS.key]: { version: OWN_BOARDS.version, boards: next } })
      .then(() => setTrouble(null))
      .catch(fail);
  };
  return {
    boards,
    trouble,
    keep(board) {
      const id = board.id || newId();
      const others = boards.filter((one) => one.id !== id);
      write([...others, { ...board, id }]);
    },
    remove: (id) => write(boards.filter((one) => one.id !== id)),
  };
}
