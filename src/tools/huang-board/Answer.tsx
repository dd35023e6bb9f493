import type { RuleId } from '../../engine/trace.ts';
import { placeOf } from '../../explain/huang/place.ts';
import { explainReason } from '../../explain/huang/reason.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { explainProblem } from '../../explain/problem.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import type { Problem } from '../../referee/problem.ts';
import type { Rules } from '../../ui/rule-link.tsx';
import type { Controls } from './controls.ts';
import type { AnswerTexts } from './kit.ts';
import { OutcomePanel } from './OutcomePanel.tsx';
import { QuestionPanel } from './QuestionPanel.tsx';
import type { Scene } from './scene.ts';
import { type BoardState, choicesOf, type TableRules, withoutDispute } from './state.ts';

// Everything needed once an action is played; lazy-loaded after the first screen is rendered.
export { default as styles } from '../../styles/board-film.css?url';
export { aim } from './aiming.ts';
export { answerOf } from './answer.ts';
export { steppedBack } from './answers.ts';
export { appliedAtOnce } from './at-once.ts';
export { disputeScene } from './dispute-scene.ts';
export { captionOf, nameOf, standsFor } from './Film.tsx';
export { filling } from './filling.ts';
export { attend } from './fingers.ts';
export { withGiven } from './given.ts';
export { handsOf } from './hands-of.ts';
export { lastPlayed, playedLast } from './last-played.ts';
export { PhotoKey, PhotoLine } from './PhotoTools.tsx';
export { drawPhoto } from './PhotoUnder.tsx';
export { PlayOffer, PlayTray } from './PlayTray.tsx';
export { endsChain, placementMarks } from './placements.ts';
export { drawRim } from './Rim.tsx';
export { tagged } from './tagged.ts';
export { viewTapped } from './tapped-dispute.ts';

interface Props {
  readonly controls: Controls;
  readonly scene: Exclude<Scene, { kind: 'work' }>;
  readonly rules: Rules;
  readonly t: AnswerTexts;
}

/** The current question of an action, or its outcome once all questions are answered. */
export function Answer({ controls, scene, rules, t }: Props) {
  const { state, session } = controls;
  switch (scene.kind) {
    case 'asking':
      return (
        <>
          <Elsewhere controls={controls} scene={scene} t={t} />
          <QuestionPanel controls={controls} scene={scene} rules={rules} t={t} />
        </>
      );
    case 'settled':
      return (
        <>
          <Elsewhere controls={controls} scene={scene} t={t} />
          <OutcomePanel controls={controls} scene={scene} rules={rules} t={t} />
        </>
      );
    default:
      return (
        <>
          <p role="alert">{t('dispute-broken')}</p>
          <button type="button" onClick={() => session.change(withoutDispute(state))}>
            {t('cancel')}
          </button>
        </>
      );
  }
}

/**
 * Explains why a tap on the map did nothing while an action is open. Shown over the text at the top, where it
 * covers no button.
 */
function Elsewhere({ controls, scene, t }: Pick<Props, 'controls' | 'scene' | 't'>) {
  const { remark } = controls.view;
  return (
    <div class="elsewhere">
      <p role="status">{remark?.kind === 'elsewhere' && whyNot(placeOf(remark.space), scene, t)}</p>
    </div>
  );
}

function whyNot(place: string, scene: Props['scene'], t: AnswerTexts): string {
  if (scene.kind === 'settled') return t('film-nothing', { place });
  if (scene.kind !== 'asking' || scene.question.asks !== 'discard') return t('film-not-now', { place });
  const { names, question } = scene;
  const from = names.states.find(({ spaces }) => question.options.some((one) => spaces.includes(one)));
  return from
    ? t('film-not-theirs', { place, state: wordsOf(names, t).state(from.id) })
    : t('film-not-now', { place });
}

/** A sentence and, if it forbids something, the rule behind it. */
export interface Said {
  readonly text: string;
  readonly rule?: RuleId;
}

/** Explains why the action on a board is refused. */
export function sayRefusal({ setup, dispute }: BoardState, rules: TableRules, t: AnswerTexts): Said {
  if (!dispute) throw new Error('Nothing was refused');
  const judged = answerFor(setup, dispute.action, dispute.decisions, choicesOf(rules));
  if (!judged.ok) return sayFault(judged.error[0], t);
  const { answer } = judged.value;
  const last = answer.trace.at(-1);
  if (answer.legal || !last) throw new Error(`Refused, and lawful: ${JSON.stringify(dispute)}`);
  return { text: explainReason(answer.reason, t), rule: last.rule };
}

/** Explains what makes a set-up invalid, with the place of the problem. */
export function sayFault(problem: Problem, t: AnswerTexts): Said {
  const space = problem.path.split('/').find((part) => /^-?\d+,\d+$/.test(part));
  const why = explainProblem(problem, t);
  return { text: space === undefined ? why : t('fault-at', { place: placeOf(space), why }) };
}
