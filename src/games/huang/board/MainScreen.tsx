import { useCallback, useMemo, useRef } from 'preact/hooks';
import type { MainScreenProps } from '../../../shell/tool.ts';
import { useDeferredValue } from '../../../ui/hooks/use-deferred-value.ts';
import { BOARD_HINT_ID } from '../../../ui/map/InteractiveBoard.tsx';
import { type BoardLayout, getCachedLayout } from '../drawings/layout.ts';
import { getTileLetters } from '../explain/tile-letters.ts';
import { BoardMap } from './map/BoardMap.tsx';
import { BoardTray } from './map/BoardTray.tsx';
import { createMapScene } from './map/create-map-scene.ts';
import type { MapScene } from './map/map-scene.ts';
import { describeSpace } from './play/describe-space.ts';
import { StatusLine } from './setup/StatusLine.tsx';
import { createBoardActions } from './state/board-actions.ts';
import type { BoardActions, BoardTypes, InitialBoardTranslator } from './types.ts';
import type { BoardView } from './view.ts';

// Computed when this script loads, in a task of its own before the first render, which needs the layout.
getCachedLayout('warring-states');

/**
 * The first screen of the board tool: the map at the top, the tray or the open action at the bottom within
 * reach of the thumb.
 */
export function MainScreen(props: MainScreenProps<BoardTypes>) {
  const { answerModule, lazyTexts, answer, failure, rules, t } = props;
  const controls = createBoardActions(props);
  const bindGestures = useGestures(controls, answerModule, t);
  const scene = useMapScene(props, controls.view);
  const { layout, labelOf } = useLayout(scene, t);
  const { photo } = controls.view;
  const photoLayer = useMemo(
    () => answerModule?.drawPhotoLayer(photo, layout, scene.kind),
    [answerModule, photo, layout, scene.kind],
  );
  const autoZoom = useConflictZoom(controls, answerModule, scene, layout);
  const canRead = answerModule && lazyTexts && answer;
  return (
    <>
      {answerModule && <link rel="stylesheet" href={answerModule.styles} />}
      <BoardMap
        layout={layout}
        content={scene}
        autoZoom={autoZoom}
        drawCoordinates={answerModule?.drawCoordinates}
        background={photoLayer}
        labelOf={labelOf}
        title={t(scene.kind === 'settled' ? scene.title : 'board')}
        describedBy={canRead ? BOARD_HINT_ID : undefined}
        isDrawn
        tap={controls.tap}
        bindGestures={bindGestures}
        t={t}
      />
      {canRead && (
        <answerModule.BoardReader
          answer={answer}
          scene={scene}
          layout={layout}
          labelOf={labelOf}
          t={lazyTexts}
        />
      )}
      <div class={scene.kind === 'work' ? 'tools' : 'tools in-action'}>
        {failure}
        {scene.kind === 'work' && (
          <>
            <StatusLine {...props} controls={controls} scene={scene} />
            <BoardTray {...props} controls={controls} />
          </>
        )}
        {scene.kind !== 'work' && answerModule && lazyTexts && (
          <answerModule.AnswerPanel controls={controls} scene={scene} rules={rules} t={lazyTexts} />
        )}
      </div>
    </>
  );
}

/** Returns a callback that zooms in to the conflict of the open action; undefined if there is none. */
function useConflictZoom(
  { state }: BoardActions,
  answerModule: BoardTypes['answerModule'] | undefined,
  scene: MapScene,
  layout: BoardLayout,
) {
  return useMemo(
    () => answerModule?.createConflictZoom(scene, layout),
    [answerModule, state.openAction?.action, layout],
  );
}

/** Computes what the map shows. Labels stay where they were in the previous scene if possible. */
function useMapScene(props: MainScreenProps<BoardTypes>, view: BoardView): MapScene {
  const { answerModule, answer } = props;
  const { state } = props.session;
  const lastPlayed = useLastPlayed(props);
  const outlines = useRef<MapScene['outlines']>([]);
  const scene = useMemo(
    () => createMapScene(state, view, answer, answerModule, { lastPlayed, previous: outlines.current }),
    [lastPlayed, state, view.mode, view.selection, view.moment, answer, answerModule],
  );
  outlines.current = scene.outlines;
  return scene;
}

/**
 * Returns a callback that binds touch, mouse and keyboard gestures on the board to the current controls;
 * undefined until their code is loaded.
 */
function useGestures(
  controls: BoardActions,
  answerModule: BoardTypes['answerModule'] | undefined,
  t: InitialBoardTranslator,
) {
  const latest = useRef(controls);
  latest.current = controls;
  return useMemo(
    () =>
      answerModule &&
      ((pane: HTMLElement) =>
        answerModule.bindGestures(
          pane,
          () => answerModule.createGestureHandlers(latest.current),
          getTileLetters(t),
        )),
    [answerModule],
  );
}

const NO_SPACES: readonly string[] = [];

/**
 * If the position looks like the middle of a conflict, finds the pieces that may have been played last.
 * Computed after the tap is painted.
 */
function useLastPlayed({
  session: { state },
  answerModule,
  answer,
}: MainScreenProps<BoardTypes>): readonly string[] {
  const painted = useDeferredValue(answer);
  return useMemo(() => {
    if (!answerModule || !answer || painted !== answer || state.openAction) return NO_SPACES;
    const spaces = answerModule.listLastPlayed(answer, state);
    return spaces.length > 0 ? spaces : NO_SPACES;
  }, [answerModule, answer, painted]);
}

/** Computes where each space is drawn, and its accessible name. */
function useLayout({ setup, marks }: MapScene, t: InitialBoardTranslator) {
  const layout = getCachedLayout(setup.board);
  const labelOf = useCallback(
    (space: string) => describeSpace(space, setup, marks.get(space), layout, t),
    [setup, marks, layout, t],
  );
  return { layout, labelOf };
}
