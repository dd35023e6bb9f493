import type { Telling } from '../../drawings/verdict-picture.ts';
import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { outcomeParts, plainBoard } from '../../explain/huang/outcome.ts';
import type { HuangConflict } from '../../saves/huang-conflict.ts';
import { Missing } from '../../ui/missing.tsx';
import { Choice, Segment } from '../../ui/segment.tsx';
import { DynastySign } from '../../ui/signs.tsx';
import { WithName } from '../../ui/with-name.tsx';
import { useLater } from '../shell/later.ts';
import type { HandedOver, MoreProps } from '../shell/tool.ts';
import type { AnswerTexts, Conflict, ConflictAnswer } from './kit.ts';
import { withPlayer } from './players.ts';
import { withoutOrder } from './without-order.ts';

export { default as styles } from '../../styles/conflict-more.css?url';
export { lackingIn, stateFrom } from './opened.ts';
export { players } from './players.ts';

export function explain({ answer, names }: ConflictAnswer, _: HuangConflict, t: AnswerTexts) {
  const isPeace = 'result' in answer && answer.result === 'peace';
  if (isPeace) return { steps: [], text: '' };
  const shown = withoutOrder(answer);
  return {
    steps: explainBoard(shown.trace, names, t),
    text: [t('plain-title'), ...plainBoard(shown, names, t)].join('\n'),
  };
}

/** Who wins, by how much, and what is to be done; nothing while a tie waits for its decision. */
export function tell(
  { answer, names }: ConflictAnswer,
  _: HuangConflict,
  t: AnswerTexts,
): Telling | undefined {
  if ('needs' in answer || ('result' in answer && answer.result === 'peace')) return undefined;
  const { head, why, scores, gone, committed } = outcomeParts(answer, names, t);
  const lines = [why, ...[...scores, ...gone, ...committed].map((todo) => `– ${todo}`)];
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

/** The board that was made up for the conflict, to go on with there. */
export function handOver({ asked }: ConflictAnswer, t: AnswerTexts): HandedOver {
  return { asked, tool: 'huang/referee/', label: t('to-board') };
}
