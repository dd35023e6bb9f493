import { useCallback, useMemo, useRef } from 'preact/hooks';
import { layoutNow } from '../../drawings/huang/layout.ts';
import { rowsOf } from '../../engine/huang/board.ts';
import { lettersIn } from '../../explain/huang/letters.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import type { EntryProps } from '../shell/tool.ts';
import { BoardMap } from './BoardMap.tsx';
import { type Controls, controlsOf } from './controls.ts';
import { describeSpace } from './describe.ts';
import type { Board, BoardTexts } from './kit.ts';
import { Remarks } from './Remarks.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { Tray } from './Tray.tsx';

// Computed when this script loads, in a task of its own before the first render, which needs the layout.
layoutNow(rowsOf('warring-states'));

/**
 * The first screen of the board tool: the map at the top, the tray or the open action at the bottom within
 * reach of the thumb.
 */
export function Entry(props: EntryProps<Board>) {
  const { session, part, partTexts, answer, failure, rules, t } = props;
  const { state } = session;
  const controls = controlsOf(props);
  const { view, rules: tableRules } = controls;
  const last = useLastPlayed(controls, part);
  const attend = useHands(controls, part, t);
  const outlines = useRef<Scene['outlines']>([]);
  const scene = useMemo(
    () => sceneOf(state, tableRules, view, answer, part, { lastPlayed: last, previous: outlines.current }),
    [last, state, session.houseRules, view.mode, view.selection, view.moment, answer, part],
  );
  outlines.current = scene.outlines;
  const { layout, labelOf, letters } = useLayout(scene, rowsOf(state.setup.board), t);
  const reveal = useMemo(() => part?.filling(scene, layout), [part, state.dispute?.action, layout]);
  return (
    <>
      {part && <link rel="stylesheet" href={part.styles} />}
      <BoardMap
        layout={layout}
        setup={scene.setup}
        marks={scene.marks}
        outlines={scene.outlines}
        lost={scene.lost}
        shade={scene.shade}
        reveal={reveal}
        rim={part?.drawRim}
        under={part?.drawPhoto(view.photo, layout, scene.kind)}
        letters={letters}
        labelOf={labelOf}
        title={t(scene.kind === 'settled' ? scene.title : 'board')}
        isDrawn
        tap={controls.tap}
        attend={attend}
        t={t}
      />
      <div class={scene.kind === 'work' ? 'tools' : 'tools settling'}>
        {failure}
        {scene.kind === 'work' && <Work {...props} controls={controls} scene={scene} />}
        {scene.kind !== 'work' && part && partTexts && (
          <part.Answer controls={controls} scene={scene} rules={rules} t={partTexts} />
        )}
      </div>
    </>
  );
}

/** Listens to touch, mouse and keyboard on the board and forwards their gestures to the current controls. */
function useHands(controls: Controls, part: Board['part'] | undefined, t: BoardTexts) {
  const latest = useRef(controls);
  latest.current = controls;
  return useMemo(
    () =>
      part && ((pane: HTMLElement) => part.attend(pane, () => part.handsOf(latest.current), lettersIn(t))),
    [part],
  );
}

type WorkProps = EntryProps<Board> & {
  readonly controls: Controls;
  readonly scene: Extract<Scene, { kind: 'work' }>;
};

/** Below the map: remarks, the tray of pieces and actions, or the open action. */
function Work({ controls, scene, part, partTexts, rules, t }: WorkProps) {
  return (
    <>
      <Remarks controls={controls} scene={scene} part={part} partTexts={partTexts} rules={rules} t={t} />
      <Tray controls={controls} part={part} partTexts={partTexts} t={t} />
    </>
  );
}

const NOTHING: readonly string[] = [];

/**
 * If the position looks like the middle of a conflict, finds the pieces that may have been played last.
 * Computed after the tap is painted.
 */
function useLastPlayed({ state, rules }: Controls, part: Board['part'] | undefined): readonly string[] {
  const painted = useAfterPaint(state);
  if (!part || painted !== state || state.dispute) return NOTHING;
  const spaces = part.lastPlayed(state, rules);
  return spaces.length > 0 ? spaces : NOTHING;
}

/** Computes where each space is drawn, and its accessible name. */
function useLayout({ setup, marks }: Scene, rows: readonly string[], t: BoardTexts) {
  const layout = layoutNow(rows);
  const labelOf = useCallback(
    (space: string) => describeSpace(space, setup, marks.get(space), layout, t),
    [setup, marks, layout, t],
  );
  const letters = useMemo(() => lettersIn(t), [t]);
  return { layout, labelOf, letters };
}
