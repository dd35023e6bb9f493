import { useEffect, useState } from 'preact/hooks';
import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import type { Explanation, SecondaryProps, SiblingInput } from '../../../shell/tool.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { awaitWorkerStart } from '../../../ui/browser/await-worker-start.ts';
import { runAfterPaint } from '../../../ui/browser/run-after-paint.ts';
import { explainLoserShortfall, insertShortfalls } from '../explain/loser-shortfalls.ts';
import { describeMoments } from '../explain/moments.ts';
import { findSoleWinner, formatChatLines, listStrengths } from '../explain/outcome.ts';
import { makePlaceLabel } from '../explain/place-label.ts';
import { explainBoardVerdict, getVerdictStatus } from '../explain/verdict.ts';
import type { Question } from '../rules/actions/questions.ts';
import { dropEmptyCommitments } from '../rules/conflict/commitment.ts';
import { makeNotation } from '../rules/setup/notation.ts';
import { COMMITMENTS_OPEN, NO_COMMITMENTS } from '../saves/conflict.ts';
import type { BoardAnswer, JudgedAction } from './board-answer.ts';
import { createMapScene } from './map/create-map-scene.ts';
import type { MapScene } from './map/map-scene.ts';
import { explainOtherRulings, listDecisiveRulings } from './play/decisive-rulings.ts';
import { GameTracker } from './play/GameTracker.tsx';
import { getCommitmentQuestions } from './play/question-answers.ts';
import { PieceList } from './reading/PieceList.tsx';
import type { ReplayInput } from './replay/share-replay.ts';
import { BoardPicker } from './setup/BoardPicker.tsx';
import { DynastySeats } from './setup/DynastySeats.tsx';
import { HandsForm } from './setup/HandsForm.tsx';
import { PositionTextField } from './state/PositionTextField.tsx';
import { type BoardState, resolveRuleSettings } from './state.ts';
import type { BoardTypes, FullBoardTranslator } from './types.ts';
import { resetStaleView } from './view.ts';

export { default as styles } from './board-more.css?url';
export { fromCase, openCase } from './from-case.ts';
export { handover } from './handover/handover.ts';
export { playersAdapter } from './players-adapter.ts';

/** Returns the outcome as text, or the position if there is none. The steps are shown on the first screen. */
export function explainAnswer(answered: BoardAnswer, state: BoardState, t: FullBoardTranslator): Explanation {
  const outcome = findOutcome(answered, state);
  const isAsking = state.openAction !== null && answered.judged !== null;
  if (!outcome)
    return { text: makeNotation(state.setup), kind: isAsking ? 'question' : 'position', steps: [] };
  const { answer, names, shortage } = outcome;
  return {
    text: insertShortfalls(formatChatLines(answer, names, t, shortage), listNotes(outcome, t)).join('\n'),
    steps: [],
  };
}

/** Creates the verdict on an action as data for its picture; undefined while a question is open. */
export function toVerdictCard(
  answered: BoardAnswer,
  state: BoardState,
  t: FullBoardTranslator,
): VerdictCard | undefined {
  const outcome = findOutcome(answered, state);
  return outcome && createVerdictCard(outcome, t);
}

function createVerdictCard(outcome: JudgedAction, t: FullBoardTranslator): VerdictCard {
  const { head, lines } = describeVerdict(outcome, t);
  const { answer, names } = outcome;
  const status = getVerdictStatus(answer, listDecisiveRulings(outcome).length > 0);
  const winner = findSoleWinner(answer.trace, names);
  const sides = listStrengths(answer.trace, names, t);
  const isRevolt = answer.trace.some(({ step }) => step === 'revolt');
  return {
    tone: answer.legal ? 'yes' : 'no',
    tag: status && t(`verdict-${status}`),
    seal: winner && { dynasty: winner },
    title: t('plain-title'),
    head,
    strengths: sides.length > 0 ? { colour: isRevolt ? 'yellow' : 'red', sides } : undefined,
    lines,
    rows: [],
  };
}

/** The judgement of a settled action; undefined while a question is open. */
function findOutcome({ judged }: BoardAnswer, { openAction }: BoardState): JudgedAction | undefined {
  return judged && openAction && openAction.asked >= judged.questions.length ? judged : undefined;
}

/** Lists notes on an outcome: the results under other rulings, and the shortfalls of the losers. */
function listNotes(judged: JudgedAction, t: FullBoardTranslator): readonly string[] {
  const others = explainOtherRulings(listDecisiveRulings(judged), judged.names, t);
  return [...others, ...explainLoserShortfall(judged, t)];
}

/** The verdict with its reasons, further notes and what to do on the table. */
function describeVerdict(judged: JudgedAction, t: FullBoardTranslator) {
  const { head, why, todos } = explainBoardVerdict(judged, describeMoments(judged, t), t);
  return { head, lines: [...why, ...listNotes(judged, t), ...todos.map((todo) => `– ${todo}`)] };
}

/** Draws what the map shows as an SVG text, with the verdict below it. */
export async function drawPicture(props: SecondaryProps<BoardTypes>, source: string): Promise<string> {
  const [{ makeBoardPicture }, { createTextMeasurer }] = await Promise.all([
    import('../drawings/picture.ts'),
    import('../../../ui/browser/picture-file.ts'),
  ]);
  const { t } = props;
  const scene = createShownScene(props);
  const { setup, marks, outlines, lost } = scene;
  const scenery = { setup, marks, outlines, lost, placeOf: makePlaceLabel, near: listCropSpaces(scene) };
  const verdict = scene.kind === 'settled' ? describeVerdict(scene.judged, t) : undefined;
  const isRefused = scene.kind === 'settled' && !scene.judged.answer.legal;
  return makeBoardPicture(
    scenery,
    t('plain-title'),
    verdict && {
      head: isRefused ? `${t('outcome-refused')} ${verdict.head}` : verdict.head,
      lines: [...verdict.lines, source],
      widthOf: createTextMeasurer(),
    },
  );
}

/** Returns a callback that exports the outcome as an animation; undefined if nothing happened. */
export function prepareReplay(
  props: SecondaryProps<BoardTypes>,
): ((source: string) => Promise<boolean>) | undefined {
  const { answer, session } = props;
  const outcome = answer && findOutcome(answer, session.state);
  if (!outcome || outcome.moments.length === 0) return undefined;
  return async (source) => {
    // Requested first: a failed request of a worker can be retried, unlike a failed import.
    const worker = new Worker(new URL('./replay/replay-worker.ts', import.meta.url));
    try {
      if (!(await awaitWorkerStart(worker))) return false;
      const { shareReplay } = await import('./replay/share-replay.ts');
      await shareReplay(createReplayInput(props, outcome, source), worker);
      return true;
    } finally {
      worker.terminate();
    }
  };
}

function createReplayInput(
  props: SecondaryProps<BoardTypes>,
  outcome: JudgedAction,
  source: string,
): ReplayInput {
  const { answerModule, t } = props;
  return {
    answerModule,
    t,
    sentences: describeMoments(outcome, t),
    verdict: { ...createVerdictCard(outcome, t), lines: [], source }, // earlier frames give the reasons
    near: listCropSpaces(createShownScene(props)),
    placeOf: makePlaceLabel,
    getScene: (at, previous) => createShownScene(props, at, previous),
  };
}

/** Creates the scene that the map shows now, or would show at another moment. */
function createShownScene(
  { session, view, answerModule, answer }: SecondaryProps<BoardTypes>,
  moment?: number,
  previous: MapScene['outlines'] = [],
): MapScene {
  const { state } = session;
  const now = resetStaleView(state, view);
  const then = { ...now, moment: moment ?? now.moment };
  return createMapScene(state, then, answer, answerModule, { previous });
}

/** Lists the spaces that a picture is cropped to: those of a conflict, else all that are occupied. */
function listCropSpaces(scene: MapScene): readonly string[] {
  if ('conflict' in scene && scene.conflict.length > 0) return scene.conflict;
  return [...Object.keys(scene.setup.tiles), ...Object.keys(scene.setup.leaders)];
}

/** The most states that one tile can unite. */
const MOST_UNITED = 3;

/** Returns the input for the numbers tool: a war, a revolt, or the states that a war may unite. */
export function findSiblingInput(
  { openAction }: BoardState,
  _: ToolSettings<BoardTypes>,
  answered: BoardAnswer | undefined,
): SiblingInput | undefined {
  if (!answered) return undefined;
  const { refereeCase, answer, judged } = answered;
  const isConflict = judged?.answer.trace.some(({ step }) => step === 'war' || step === 'revolt');
  if (judged && isConflict) {
    return { refereeCase, extra: openAction ? getCommitmentsFlag(openAction, judged.questions) : undefined };
  }
  const count = !openAction && answer.ok && 'states' in answer ? answer.states.length : 0;
  return count > 0 && count <= MOST_UNITED ? { refereeCase } : undefined;
}

/**
 * Returns a flag for the numbers tool if nothing is committed: commitments are still being entered, or it was
 * confirmed that no one commits. Undefined if anything is committed.
 */
function getCommitmentsFlag(
  { asked, decisions }: NonNullable<BoardState['openAction']>,
  questions: readonly Question[],
): string | undefined {
  if (dropEmptyCommitments(decisions.commitments).length > 0) return undefined;
  return asked < getCommitmentQuestions(questions).length ? COMMITMENTS_OPEN : NO_COMMITMENTS;
}

/** Returns the title and summary of an archived position: the players and the number of pieces. */
export function describeState({ setup }: BoardState, _: ToolSettings<BoardTypes>, t: FullBoardTranslator) {
  const { players, tiles, leaders } = setup;
  const count = Object.keys(tiles).length + Object.keys(leaders).length;
  return {
    name: players.map((player) => t(`dynasty-${player}`)).join(', '),
    line: t('pieces-count', { count }),
  };
}

/**
 * Shows the rest below sharing: the pieces in words, players and hands, the board itself, turns, and the
 * position as text.
 */
export function AfterSharing(props: SecondaryProps<BoardTypes>) {
  const { session, answer, t } = props;
  // Renders the lowest parts in a second pass: rendering all at once would delay the response to a tap on the
  // board.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => runAfterPaint(() => setWhole(true)), []);
  return (
    <>
      {answer && <PieceList setup={session.state.setup} answer={answer} t={t} />}
      <DynastySeats session={session} t={t} />
      <HandsForm session={session} t={t} />
      {isWhole && <LowestParts {...props} />}
    </>
  );
}

function LowestParts({ session, rules, t, shellTexts }: SecondaryProps<BoardTypes>) {
  const ruleSettings = resolveRuleSettings(session.state, session.settings);
  return (
    <>
      <BoardPicker session={session} t={t} shellTexts={shellTexts} />
      <GameTracker session={session} rules={ruleSettings} locale={rules.locale} t={t} />
      <PositionTextField session={session} t={t} shellTexts={shellTexts} />
      <p class="soft">
        {t('edition-followed', { edition: t(`edition-${ruleSettings.edition}`) })}{' '}
        <a class="inline" href={makePagePath(rules.locale, 'settings/')}>
          {t('settings-change')}
        </a>
      </p>
    </>
  );
}
