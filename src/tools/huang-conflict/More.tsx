import type { Telling } from '../../drawings/verdict-picture.ts';
import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { withLacked } from '../../explain/huang/lacked.ts';
import { outcomeParts, plainBoard } from '../../explain/huang/outcome.ts';
import { COMMITMENTS_OPEN, type HuangConflict } from '../../saves/huang-conflict.ts';
import { Missing } from '../../ui/missing.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign } from '../../ui/signs.tsx';
import { WithName } from '../../ui/with-name.tsx';
import { useLater } from '../shell/later.ts';
import { plainLines } from '../shell/steps.tsx';
import type { Beside, Explained, HouseRules, MoreProps } from '../shell/tool.ts';
import { sayOtherReading } from './answer.ts';
import type { AnswerTexts, Conflict, ConflictAnswer } from './kit.ts';
import { sayLacked } from './lacked.ts';
import { explainPending, isPending, stepsBefore } from './pending.ts';
import { withPlayer } from './players.ts';
import { unfinishedCase } from './unfinished.ts';
import { withoutOrder } from './without-order.ts';

export { default as styles } from '../../styles/conflict-more.css?url';
export { lackingIn, stateFrom } from './opened.ts';
export { players } from './players.ts';

export function explain(answered: ConflictAnswer, state: HuangConflict, t: AnswerTexts): Explained {
  const { answer, names } = answered;
  const isPeace = 'result' in answer && answer.result === 'peace';
  if (isPeace) return { steps: [], text: '' };
  const shown = withoutOrder(answer);
  if (isPending(state, answered)) {
    const { head, why } = explainPending(answered, t);
    const steps = explainBoard(stepsBefore(shown.trace), names, t);
    return {
      steps,
      text: plainLines(t('plain-title'), [head, why, ...sayOtherReading(answered, t)], steps),
      shares: 'question',
    };
  }
  return {
    steps: explainBoard(shown.trace, names, t),
    text: [
      t('plain-title'),
      ...withLacked(plainBoard(shown, names, t), [
        ...sayOtherReading(answered, t),
        ...sayLacked(answered, state, t),
      ]),
    ].join('\n'),
    ...('needs' in answer && { shares: 'question' }),
  };
}

/** Who wins, by how much, and what to do on the table; undefined while a tie is undecided. */
export function tell(answered: ConflictAnswer, state: HuangConflict, t: AnswerTexts): Telling | undefined {
  const { answer, names } = answered;
  const title = t('plain-title');
  if (isPending(state, answered)) {
    const { head, why } = explainPending(answered, t);
    return { tone: 'open', title, head, lines: [why, ...sayOtherReading(answered, t)], rows: [] };
  }
  if ('needs' in answer || ('result' in answer && answer.result === 'peace')) return undefined;
  const { head, why, scores, gone, committed } = outcomeParts(answer, names, t);
  const lacked = sayLacked(answered, state, t);
  const others = sayOtherReading(answered, t);
  const lines = [why, ...others, ...lacked, ...[...scores, ...gone, ...committed].map((todo) => `– ${todo}`)];
  return { tone: answer.legal ? 'yes' : 'no', title, head, lines, rows: [] };
}

/** What each side needs to win, and the number of tiles for it. */
export function First({ session, answer, rules, t }: MoreProps<Conflict>) {
  const { part: odds, hasFailed, again } = useLater(() => import('./Odds.tsx'), answer !== undefined);
  if (hasFailed) return <Missing text={t('more-failed')} again={again} t={t} />;
  return answer && odds ? <odds.Odds session={session} answer={answer} rules={rules} t={t} /> : null;
}

/** Chooses the players, at least two. */
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

/** Returns the board generated for the conflict, or for the input so far, to continue in the board tool. */
export function beside(
  state: HuangConflict,
  houseRules: HouseRules<Conflict>,
  answer?: ConflictAnswer,
): Beside | undefined {
  if (!answer) return unfinishedCase(state, houseRules);
  return { asked: answer.asked, ...(isPending(state, answer) && { also: COMMITMENTS_OPEN }) };
}
