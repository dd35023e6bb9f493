import type { Telling } from '../../drawings/verdict-picture.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { lackedIn, sayLackedIn, withLacked } from '../../explain/huang/lacked.ts';
import type { Names } from '../../explain/huang/names.ts';
import { outcomeParts, plainBoard } from '../../explain/huang/outcome.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { defaultsOf } from '../../referee/case.ts';
import { isObject } from '../../referee/check.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { Missing } from '../../ui/missing.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign } from '../../ui/signs.tsx';
import { WithName } from '../../ui/with-name.tsx';
import { useLater } from '../shell/later.ts';
import type { Explained, HouseRules, MoreProps } from '../shell/tool.ts';
import { questionOf } from './answer.ts';
import type { AnswerTexts, Conflict, ConflictAnswer } from './kit.ts';
import { withPlayer } from './players.ts';
import { unfinishedCase } from './unfinished.ts';
import { withoutOrder } from './without-order.ts';

export { default as styles } from '../../styles/conflict-more.css?url';
export { lackingIn, stateFrom } from './opened.ts';
export { players } from './players.ts';

export function explain(
  { asked, answer, names }: ConflictAnswer,
  state: HuangConflict,
  t: AnswerTexts,
): Explained {
  const isPeace = 'result' in answer && answer.result === 'peace';
  if (isPeace) return { steps: [], text: '' };
  const shown = withoutOrder(answer);
  return {
    steps: explainBoard(shown.trace, names, t),
    text: [
      t('plain-title'),
      ...withLacked(plainBoard(shown, names, t), lackedOf(asked, state, names, t)),
    ].join('\n'),
    ...('needs' in answer && { shares: 'question' }),
  };
}

/** What each side would have needed that lost, where it was settled without a tie; by the reading that was asked. */
function lackedOf(asked: object, state: HuangConflict, names: Names, t: AnswerTexts): readonly string[] {
  const question = questionOf(state);
  const position = question && positionFor(question.setup);
  if (!question || !position?.ok) return [];
  const { action, decisions } = question;
  const chosen =
    'rulings' in asked && isObject(asked.rulings) ? asked.rulings['bystander-states'] : undefined;
  const reading = HUANG_RULINGS['bystander-states'].find((one) => one === chosen);
  const rulings = { ...defaultsOf(HUANG_RULINGS), ...(reading && { 'bystander-states': reading }) };
  return sayLackedIn(
    lackedIn({ position: position.value, action, rulings }, decisions, wordsOf(names, t)),
    t,
  );
}

/** Who wins, by how much, and what is to be done; nothing while a tie waits for its decision. */
export function tell(
  { asked, answer, names }: ConflictAnswer,
  state: HuangConflict,
  t: AnswerTexts,
): Telling | undefined {
  if ('needs' in answer || ('result' in answer && answer.result === 'peace')) return undefined;
  const { head, why, scores, gone, committed } = outcomeParts(answer, names, t);
  const lacked = lackedOf(asked, state, names, t);
  const lines = [why, ...lacked, ...[...scores, ...gone, ...committed].map((todo) => `– ${todo}`)];
  return { tone: answer.legal ? 'yes' : 'no', title: t('plain-title'), head, lines, rows: [] };
}

/** What each side lacks to win, and how many tiles it takes. */
export function First({ session, answer, rules, t }: MoreProps<Conflict>) {
  const { part: odds, hasFailed, again } = useLater(() => import('./Odds.tsx'), answer !== undefined);
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  return answer && odds ? <odds.Odds session={session} answer={answer} rules={rules} t={t} /> : null;
}

/** Who sits at the table, two at least. */
export function Below({ session, t }: MoreProps<Conflict>) {
  const { state, change } = session;
  return (
    <>
      <h2>{t('who-plays')}</h2>
      <Segment name={t('who-plays')} look="stacked">
        {DYNASTIES.map((player) => (
          <Choice
            key={player}
            isOn={state.players.includes(player)}
            pick={() => change(withPlayer(state, player))}
          >
            <DynastySign dynasty={player} name="" size={24} />
            <WithName text={t(`dynasty-${player}`)} name={session.nameOf(player)} />
          </Choice>
        ))}
      </Segment>
      <p class="soft">{t('without-board')}</p>
    </>
  );
}

/** The board that was made up for the conflict, or for what is known of it so far, to go on with there. */
export function beside(state: HuangConflict, houseRules: HouseRules<Conflict>, answer?: ConflictAnswer) {
  return answer ? { asked: answer.asked } : unfinishedCase(state, houseRules);
}
