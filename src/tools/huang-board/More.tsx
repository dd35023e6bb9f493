import { useEffect, useState } from 'preact/hooks';
import type { Telling } from '../../drawings/verdict-picture.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import { type LeaderName, leaderNamed } from '../../engine/huang/leader.ts';
import type { Question } from '../../engine/huang/questions.ts';
import { withLacked } from '../../explain/huang/lacked.ts';
import { lettersIn } from '../../explain/huang/letters.ts';
import { type Moment, momentsOf, sayMoments } from '../../explain/huang/moments.ts';
import { type Names, namesOf } from '../../explain/huang/names.ts';
import { plainBoard } from '../../explain/huang/outcome.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { boardVerdict } from '../../explain/huang/verdict.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { HuangActAnswer } from '../../referee/huang/act-answer.ts';
import { notationOf } from '../../saves/huang-board.ts';
import { COMMITMENTS_OPEN, NOBODY_COMMITS } from '../../saves/huang-conflict.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import type { Beside, Explained, HouseRules, MoreProps } from '../shell/tool.ts';
import { aboutGifts } from './answers.ts';
import { BoardChoice } from './BoardChoice.tsx';
import { sayLacked } from './decided.ts';
import type { Filmed } from './film-file.ts';
import { Hands } from './Hands.tsx';
import type { AnswerTexts, Board, BoardAnswer } from './kit.ts';
import { PositionText } from './PositionText.tsx';
import { sayOthers, turnedOnIn } from './readings.ts';
import { Seats } from './Seats.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { type BoardState, rulesOf } from './state.ts';
import { Turns } from './Turns.tsx';
import { viewOn } from './view.ts';

export { default as styles } from '../../styles/board-more.css?url';
export { stateFrom } from './opened.ts';
export { players } from './players.ts';

/** The outcome as text, or the position if there is none. The steps are shown on the first screen. */
export function explain(answered: BoardAnswer, state: BoardState, t: AnswerTexts): Explained {
  const settled = settledIn(answered, state);
  const isAsking = state.dispute !== null && answered.judged !== null;
  if (!settled)
    return { text: notationOf(state.setup), shares: isAsking ? 'question' : 'position', steps: [] };
  const { answer, names } = settled;
  return {
    text: withLacked(plainBoard(answer, names, t), furtherOf(answered, state, t)).join('\n'),
    steps: [],
  };
}

/** The verdict on an action; undefined while a question is open. */
export function tell(answered: BoardAnswer, state: BoardState, t: AnswerTexts): Telling | undefined {
  const settled = settledIn(answered, state);
  if (!settled) return undefined;
  const { head, lines } = toldOf(settled, furtherOf(answered, state, t), t);
  return { tone: settled.answer.legal ? 'yes' : 'no', title: t('title'), head, lines, rows: [] };
}

interface Settled {
  readonly answer: HuangActAnswer;
  readonly names: Names;
  readonly moments: readonly Moment[];
}

/** The outcome of an action; undefined while a question is open. */
function settledIn({ judged }: BoardAnswer, { dispute }: BoardState): Settled | undefined {
  if (!judged || !dispute || dispute.asked < judged.questions.length) return undefined;
  const { answer, position } = judged;
  const names = namesOf(answer.trace, position);
  return { answer, names, moments: momentsOf(position, answer, names) };
}

/** The results under other rulings, and what the losers would have needed. */
function furtherOf(answered: BoardAnswer, state: BoardState, t: AnswerTexts): readonly string[] {
  return [...sayReadings(answered, state, t), ...sayLacked(answered, state, t)];
}

function sayReadings({ judged, rulings }: BoardAnswer, state: BoardState, t: AnswerTexts): readonly string[] {
  if (!judged) return [];
  const { answer, position } = judged;
  return sayOthers(turnedOnIn(state, rulings, answer), namesOf(answer.trace, position), t);
}

/** The verdict with its reasons, further notes and what to do on the table. */
function toldOf({ answer, names, moments }: Settled, further: readonly string[], t: AnswerTexts) {
  const told = sayMoments(moments, answer.trace, wordsOf(names, t), t);
  const { head, why, todos } = boardVerdict(answer, names, moments, told, t);
  return { head, lines: [...why, ...further, ...todos.map((todo) => `– ${todo}`)] };
}

/** Makes a picture of what the map shows, with the verdict below it. */
export async function picture(props: MoreProps<Board>): Promise<string> {
  const [{ makePicture }, { makeRuler }] = await Promise.all([
    import('../../drawings/huang/picture.ts'),
    import('../../ui/picture-file.ts'),
  ]);
  const { session, answer, t } = props;
  const scene = shownAt(props);
  const { setup, marks, outlines, lost } = scene;
  const scenery = { setup, marks, outlines, lost, letters: lettersIn(t), placeOf, near: nearOf(scene) };
  const further = answer ? furtherOf(answer, session.state, t) : [];
  const told = scene.kind === 'settled' && toldOf(scene, further, t);
  return makePicture(scenery, t('title'), told ? { ...told, widthOf: makeRuler() } : undefined);
}

/** Returns a callback that exports the outcome as an animation; undefined if nothing happened. */
export function film(props: MoreProps<Board>): (() => Promise<boolean>) | undefined {
  const { answer, session } = props;
  const happened = answer && settledIn(answer, session.state);
  if (!happened || happened.moments.length === 0) return undefined;
  return async () => {
    const worker = new Worker(new URL('./film-worker.ts', import.meta.url));
    try {
      if (!(await hasArrived(worker))) return false;
      const { handFilm } = await import('./film-file.ts');
      await handFilm(filmedOf(props, happened), worker);
      return true;
    } finally {
      worker.terminate();
    }
  };
}

function filmedOf(props: MoreProps<Board>, { answer, names, moments }: Settled): Filmed {
  const { part, t } = props;
  const told = sayMoments(moments, answer.trace, wordsOf(names, t), t);
  const near = nearOf(shownAt(props));
  const sceneAt: Filmed['sceneAt'] = (at, previous) => shownAt(props, at, previous);
  return { part, t, told, near, letters: lettersIn(t), placeOf, sceneAt };
}

/**
 * Resolves to whether the worker has loaded. The code for animations is not cached offline, and the worker is
 * requested first because a failed worker request can be retried, unlike a failed import.
 * @throws if the worker reports an error of its code; an error event without a message only means that the
 * file did not load.
 */
function hasArrived(worker: Worker): Promise<boolean> {
  return new Promise((done, fail) => {
    worker.onmessage = () => done(true);
    worker.onerror = ({ message }: Partial<ErrorEvent>) => (message ? fail(new Error(message)) : done(false));
  });
}

/** What the map shows now, or would show at another moment. */
function shownAt(
  { session, view, part, answer }: MoreProps<Board>,
  moment?: number,
  previous: Scene['outlines'] = [],
): Scene {
  const { state, houseRules } = session;
  const now = viewOn(state, view);
  const then = { ...now, moment: moment ?? now.moment };
  return sceneOf(state, rulesOf(state, houseRules), then, answer, part, { previous });
}

/** The spaces that a picture is cropped to: those of a settled conflict, else all that are occupied. */
function nearOf(scene: Scene): readonly string[] {
  const isConflict = (scene.kind === 'asking' || scene.kind === 'settled') && scene.conflict.length > 0;
  return isConflict
    ? scene.conflict
    : [...Object.keys(scene.setup.tiles), ...Object.keys(scene.setup.leaders)];
}

/** The most states that one tile can unite. */
const MOST_UNITED = 3;

/** Returns the war, revolt, or states that a war may unite, to be opened in the numbers tool. */
export function beside(
  { dispute }: BoardState,
  _: HouseRules<Board>,
  answered: BoardAnswer | undefined,
): Beside | undefined {
  if (!answered) return undefined;
  const { asked, answer, judged } = answered;
  const isConflict = judged?.answer.trace.some(({ step }) => step === 'war' || step === 'revolt');
  if (judged && isConflict) {
    return { asked, also: dispute ? saidOfCommitments(dispute, judged.questions) : undefined };
  }
  const count = !dispute && answer.ok && 'states' in answer ? answer.states.length : 0;
  return count > 0 && count <= MOST_UNITED ? { asked } : undefined;
}

/**
 * Whether commitments are still being entered or it was confirmed that nobody commits; undefined if anything
 * is committed.
 */
function saidOfCommitments(
  { asked, decisions }: NonNullable<BoardState['dispute']>,
  questions: readonly Question[],
): string | undefined {
  if (givenIn(decisions.commitments).length > 0) return undefined;
  return asked < aboutGifts(questions).length ? COMMITMENTS_OPEN : NOBODY_COMMITS;
}

/** Title and summary of an archived position: the players and the number of pieces. */
export function describe({ setup }: BoardState, _: HouseRules<Board>, t: AnswerTexts) {
  const { players, tiles, leaders } = setup;
  const count = Object.keys(tiles).length + Object.keys(leaders).length;
  return {
    name: players.map((player) => t(`dynasty-${player}`)).join(', '),
    line: t('pieces-count', { count }),
  };
}

/**
 * The part below the first screen: states in words, players and hands, the board itself, turns, the position
 * as text.
 */
export function Below(props: MoreProps<Board>) {
  const { session, answer, t } = props;
  const { state } = session;
  // Renders the lowest parts in a second pass: rendering all at once would delay the response to a tap on the
  // board.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => afterPaint(() => setWhole(true)), []);
  return (
    <>
      {!state.dispute && answer && <StateList answer={answer} t={t} />}
      <Seats session={session} setup={state.setup} t={t} />
      <Hands session={session} setup={state.setup} t={t} />
      {isWhole && <Farthest {...props} />}
    </>
  );
}

function Farthest({ session, rules, t, shellTexts }: MoreProps<Board>) {
  const { state } = session;
  const tableRules = rulesOf(state, session.houseRules);
  return (
    <>
      <BoardChoice session={session} setup={state.setup} t={t} shellTexts={shellTexts} />
      <Turns session={session} rules={tableRules} locale={rules.locale} t={t} />
      <PositionText session={session} t={t} shellTexts={shellTexts} />
      <p class="soft">
        {t('edition-followed', { edition: t(`edition-${tableRules.edition}`) })}{' '}
        <a class="inline" href={pathOf(rules.locale, 'settings/')}>
          {t('settings-change')}
        </a>
      </p>
    </>
  );
}

/** Lists every state with its leaders and strength, as a text alternative to the map. */
function StateList({ answer: { answer }, t }: { readonly answer: BoardAnswer; readonly t: AnswerTexts }) {
  if (!answer.ok || !('states' in answer) || answer.states.length === 0) return null;
  return (
    <details>
      <summary>{t('states-here', { count: answer.states.length })}</summary>
      <ul>
        {answer.states.map(({ id, leaders, tiles }) => (
          <li key={id}>
            <strong>{placeOf(id)}</strong>:{' '}
            {Object.values(leaders)
              .map((name) => leaderIn(name, t))
              .join(', ')}
            . {t('state-strength', { count: tiles.red ?? 0 })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function leaderIn(name: LeaderName, t: AnswerTexts): string {
  const { dynasty, colour } = leaderNamed(name);
  return t(`leader-${colour}`, { player: t(`dynasty-${dynasty}`) });
}
