import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { isolateBidi } from '../../../../explain/isolate-bidi.ts';
import type { Translator } from '../../../../i18n/translator.ts';
import type { Session } from '../../../../shell/session/session.ts';
import { useSavedList } from '../../../../shell/session/use-saved-list.ts';
import { useLazy } from '../../../../shell/use-lazy.ts';
import { LoadError } from '../../../../ui/LoadError.tsx';
import { ToggleButton, ToggleGroup } from '../../../../ui/ToggleGroup.tsx';
import { getBoardRows } from '../../rules/board/board.ts';
import { freshSetup, withBoard } from '../../rules/setup/fresh-setup.ts';
import { createEmptySetup, type Setup } from '../../rules/setup/setup.ts';
import { OWN_BOARDS_SAVE, type OwnBoard } from '../../saves/board.ts';
import { withBoardSetup } from '../state.ts';
import type { BoardTypes, FullBoardTranslator } from '../types.ts';

interface Props {
  readonly session: Session<BoardTypes>;
  readonly t: FullBoardTranslator;
  readonly shellTexts: Translator<'archive'>;
}

/** Chooses the board (the front side or a user-drawn one) and how it starts. */
export function BoardPicker({ session, t, shellTexts }: Props) {
  const { setup } = session.state;
  const own = useSavedList(session, OWN_BOARDS_SAVE);
  const [drawn, setDrawn] = useState<OwnBoard | null>(null);
  const { part: editor, hasFailed, retry } = useLazy(() => import('./BoardEditor.tsx'), drawn !== null);
  const play = (next: Setup) => session.change(withBoardSetup(session.state, next));
  const copy = () => setDrawn({ id: '', title: t('board-copy'), rows: getBoardRows(setup.board) });
  const keep = (one: OwnBoard) => {
    own.put(one);
    play(withBoard(setup, { rows: one.rows }));
    setDrawn(null);
    scrollTo({ top: 0 });
  };
  const currentOwn = own.all.filter((one) => isCurrentBoard(one, setup));
  return (
    <section aria-label={t('board-choice')}>
      <h2>{t('board-choice')}</h2>
      <BoardButtons own={own.all} setup={setup} play={play} t={t} />
      {setup.board === 'warring-states' && <p class="soft">{t('board-source')}</p>}
      <div class="row board-start">
        <StartButtons setup={setup} play={play} t={t} />
        <button type="button" onClick={copy}>
          {t('board-correct')}
        </button>
        {currentOwn.map((one) => (
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
      <p role="status">{own.saveError && shellTexts(own.saveError)}</p>
      {drawn && hasFailed && <LoadError text={t('more-failed')} retry={retry} t={t} />}
      {drawn && editor && <editor.default drawn={drawn} keep={keep} leave={() => setDrawn(null)} t={t} />}
    </section>
  );
}

function isCurrentBoard({ rows }: OwnBoard, { board }: Setup): boolean {
  return board !== 'warring-states' && board.rows.join() === rows.join();
}

type BoardButtonsProps = StartButtonsProps & { readonly own: readonly OwnBoard[] };

/** The list of boards: the front side and those that users drew. */
function BoardButtons({ own, setup, play, t }: BoardButtonsProps) {
  return (
    <ToggleGroup look="wrapped">
      <ToggleButton
        isOn={setup.board === 'warring-states'}
        pick={() => play(withBoard(setup, 'warring-states'))}
      >
        {t('warring-states')}
      </ToggleButton>
      {own.map((one) => (
        <ToggleButton
          key={one.id}
          isOn={isCurrentBoard(one, setup)}
          pick={() => play(withBoard(setup, { rows: one.rows }))}
        >
          {isolateBidi(one.title) || t('board-unnamed')}
        </ToggleButton>
      ))}
    </ToggleGroup>
  );
}

type StartButtonsProps = Pick<Props, 't'> & { readonly setup: Setup; play(setup: Setup): void };

/** Chooses the starting position: as in the rules, or empty. */
function StartButtons({ setup, play, t }: StartButtonsProps) {
  return (
    <>
      <button type="button" onClick={() => play(freshSetup(setup))}>
        {t('board-fresh')}
      </button>
      <button type="button" onClick={() => play(createEmptySetup(setup))}>
        {t('board-empty')}
      </button>
    </>
  );
}
