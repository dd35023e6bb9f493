import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { rowsOf } from '../../engine/huang/board.ts';
import { emptySetup, freshSetup, withBoard } from '../../engine/huang/fresh-setup.ts';
import type { Setup } from '../../engine/huang/setup.ts';
import { isolated } from '../../explain/isolated.ts';
import type { Translator } from '../../i18n/translator.ts';
import { OWN_BOARDS, type OwnBoard } from '../../saves/huang-board.ts';
import { Missing } from '../../ui/missing.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { useLater } from '../shell/later.ts';
import type { Session } from '../shell/session.ts';
import { useList } from '../shell/use-list.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { withSetup } from './state.ts';

interface Props {
  readonly session: Session<Board>;
  readonly setup: Setup;
  readonly t: AnswerTexts;
  readonly shellTexts: Translator<'archive'>;
}

/** Chooses the board (the front side or a user-drawn one) and how it starts. */
export function BoardChoice({ session, setup, t, shellTexts }: Props) {
  const own = useList(session, OWN_BOARDS);
  const [drawn, setDrawn] = useState<OwnBoard | null>(null);
  const { part: editor, hasFailed, again } = useLater(() => import('./BoardEditor.tsx'), drawn !== null);
  const play = (next: Setup) => session.change(withSetup(session.state, next));
  const copy = () => setDrawn({ id: '', title: t('board-copy'), rows: rowsOf(setup.board) });
  const keep = (one: OwnBoard) => {
    own.keep(one);
    play(withBoard(setup, { rows: one.rows }));
    setDrawn(null);
    scrollTo({ top: 0 });
  };
  const drawnHere = own.all.filter((one) => isOn(one, setup));
  return (
    <section aria-label={t('board-choice')}>
      <h2>{t('board-choice')}</h2>
      <Boards own={own.all} setup={setup} play={play} t={t} />
      {setup.board === 'warring-states' && <p class="soft">{t('board-source')}</p>}
      <div class="row board-start">
        <Starts setup={setup} play={play} t={t} />
        <button type="button" onClick={copy}>
          {t('board-correct')}
        </button>
        {drawnHere.map((one) => (
          <Fragment key={one.id}>
            <button type="button" onClick={() => setDrawn(one)}>
              {t('board-edit')}
            </button>
            <button type="button" onClick={() => own.remove(one.id)}>
              {t('board-forget')}
            </button>
          </Fragment>
        ))}
      </div>
      <p role="status">{own.trouble && shellTexts(own.trouble)}</p>
      {drawn && hasFailed && <Missing text={t('more-failed')} again={again} t={t} />}
      {drawn && editor && <editor.default drawn={drawn} keep={keep} leave={() => setDrawn(null)} t={t} />}
    </section>
  );
}

function isOn({ rows }: OwnBoard, { board }: Setup): boolean {
  return board !== 'warring-states' && board.rows.join() === rows.join();
}

type BoardsProps = StartsProps & { readonly own: readonly OwnBoard[] };

/** The list of boards: the front side and those that users drew. */
function Boards({ own, setup, play, t }: BoardsProps) {
  return (
    <Segment look="wrapped">
      <Choice isOn={setup.board === 'warring-states'} pick={() => play(withBoard(setup, 'warring-states'))}>
        {t('warring-states')}
      </Choice>
      {own.map((one) => (
        <Choice key={one.id} isOn={isOn(one, setup)} pick={() => play(withBoard(setup, { rows: one.rows }))}>
          {isolated(one.title) || t('board-unnamed')}
        </Choice>
      ))}
    </Segment>
  );
}

type StartsProps = Pick<Props, 'setup' | 't'> & { play(setup: Setup): void };

/** Chooses the starting position: as in the rules, or empty. */
function Starts({ setup, play, t }: StartsProps) {
  return (
    <>
      <button type="button" onClick={() => play(freshSetup(setup))}>
        {t('board-fresh')}
      </button>
      <button type="button" onClick={() => play(emptySetup(setup))}>
        {t('board-empty')}
      </button>
    </>
  );
}
