import type { Problem } from '../../../core/problem.ts';
import { explainProblem } from '../../../explain/problem.ts';
import { createBoardPhrases } from '../explain/board-phrases.ts';
import { makePlaceLabel } from '../explain/place-label.ts';
import { explainReason } from '../explain/reason.ts';
import { explainShortage } from '../explain/shortage.ts';
import type { BoardAnswer } from './board-answer.ts';
import { OutcomePanel } from './play/OutcomePanel.tsx';
import { QuestionPanel } from './play/QuestionPanel.tsx';
import { withoutAction } from './state.ts';
import type { BoardAnswerProps, FullBoardTranslator, StatusMessage } from './types.ts';

// The code that is needed once an action is played; lazy-loaded after the first screen is rendered.
export { default as styles } from './board-replay.css?url';
export { computeAnswer } from './compute-answer.ts';
export { bindGestures } from './map/bind-gestures.ts';
export { createConflictZoom } from './map/conflict-zoom.ts';
export { drawCoordinates } from './map/coordinates.tsx';
export { createGestureHandlers } from './map/gesture-handlers.ts';
export { PhotoButton, PhotoOpacitySlider } from './photo/PhotoTools.tsx';
export { drawPhotoLayer } from './photo/photo-layer.tsx';
export { createActionScene } from './play/action-scene.ts';
export { autoApplyAction } from './play/auto-apply-action.ts';
export { labelOutlines } from './play/label-outlines.ts';
export { CompletePlayButton, PlayTray } from './play/PlayTray.tsx';
export { isChainEnd, listPlacementMarks } from './play/placements.ts';
export { reopenLastQuestion } from './play/question-answers.ts';
export { selectSpace } from './play/select-space.ts';
export { tapOpenAction } from './play/tap-open-action.ts';
export { BoardReader } from './reading/BoardReader.tsx';
export { formatMomentCaption, formatMomentLabel, getFrameDuration } from './replay/ReplayPlayer.tsx';
export { isLastPlayed, listLastPlayed, playPieceAgain } from './state/last-played.ts';
export { withPassedCommitments } from './state/passed-commitments.ts';

/** The current question of an action, or its outcome once all questions are answered. */
export function AnswerPanel({ controls, scene, rules, t }: BoardAnswerProps) {
  const { state, session } = controls;
  if (scene.kind !== 'asking' && scene.kind !== 'settled')
    return (
      <>
        <p role="alert">{t('action-broken')}</p>
        <button type="button" onClick={() => session.change(withoutAction(state))}>
          {t('cancel')}
        </button>
      </>
    );
  return (
    <>
      <IgnoredTapNote controls={controls} scene={scene} t={t} />
      {scene.kind === 'asking' ? (
        <QuestionPanel controls={controls} scene={scene} rules={rules} t={t} />
      ) : (
        <OutcomePanel controls={controls} scene={scene} rules={rules} t={t} />
      )}
    </>
  );
}

/**
 * Explains why a tap on the map did nothing while an action is open. Shown over the text at the top, where it
 * covers no button.
 */
function IgnoredTapNote({ controls, scene, t }: Pick<BoardAnswerProps, 'controls' | 'scene' | 't'>) {
  const { remark } = controls.view;
  return (
    <div class="ignored-tap">
      <p role="status">
        {remark?.kind === 'elsewhere' && explainIgnoredTap(makePlaceLabel(remark.space), scene, t)}
      </p>
    </div>
  );
}

function explainIgnoredTap(place: string, scene: BoardAnswerProps['scene'], t: FullBoardTranslator): string {
  if (scene.kind === 'settled') return t('replay-nothing', { place });
  if (scene.kind !== 'asking' || scene.question.asks !== 'discard') return t('replay-not-now', { place });
  const { question, judged } = scene;
  const { names } = judged;
  const owner = names.states.find(({ spaces }) => question.options.some((one) => spaces.includes(one)));
  return owner
    ? t('replay-not-theirs', { place, state: createBoardPhrases(names, t).state(owner.id) })
    : t('replay-not-now', { place });
}

/** Explains why an action is refused. */
export function explainBoardRefusal(
  { position, judged }: BoardAnswer,
  t: FullBoardTranslator,
): StatusMessage {
  if (!position.ok) return explainSetupFault(position.error[0], t);
  const last = judged?.answer.trace.at(-1);
  if (!judged || judged.answer.legal || !last) throw new Error('Nothing was refused');
  const { shortage, names, answer } = judged;
  const text = shortage
    ? explainShortage(shortage, createBoardPhrases(names, t))
    : explainReason(answer.reason, t);
  return { text, rule: last.rule };
}

/** Explains why a set-up is invalid, with the place of the problem. */
export function explainSetupFault(problem: Problem, t: FullBoardTranslator): StatusMessage {
  const space = problem.path.split('/').find((part) => /^-?\d+,\d+$/.test(part));
  const why = explainProblem(problem, t);
  return { text: space === undefined ? why : t('refused-at', { place: makePlaceLabel(space), why }) };
}
