import { entriesOf } from '../../engine/record.ts';
import { momentsOf, sayMoments } from '../../explain/huang/moments.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { capital } from '../../explain/sentence.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import type { HuangChoices } from '../../referee/huang/envelope.ts';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { type Played, playedIn, type Turn, turnsIn } from './played.ts';
import { choicesOf, type TableRules } from './state.ts';

interface Props {
  readonly session: Session<Board>;
  readonly rules: TableRules;
  readonly t: AnswerTexts;
}

/**
 * The actions of a tracked game, turn by turn with the points of each turn. A tap restores the board before
 * an action.
 */
export function PlayedList({ session, rules, t }: Props) {
  const choices = choicesOf(rules);
  const turns = turnsIn(playedIn(session.latest().history.past, session.state, choices));
  if (turns.length === 0) return null;
  const goBack = ({ undos }: Played) => {
    for (let i = 0; i < undos; i++) session.undo();
    scrollTo({ top: 0 });
  };
  return (
    <>
      <h3>{t('played')}</h3>
      <ol class="played" aria-label={t('played')}>
        {turns.map((turn, i) => (
          <li key={i}>
            <strong>{t(`dynasty-${turn.player}`)}</strong> <span class="soft">{sayPoints(turn, t)}</span>
            {turn.played.map((one, i) => {
              const said = sayPlayed(one, choices, t);
              return (
                <button
                  type="button"
                  key={i}
                  aria-label={t('played-back', { action: said })}
                  onClick={() => goBack(one)}
                >
                  {said}
                </button>
              );
            })}
          </li>
        ))}
      </ol>
    </>
  );
}

/** The points of a turn, by player. */
function sayPoints({ points }: Pick<Turn, 'points'>, t: AnswerTexts): string {
  return entriesOf(points)
    .map(([player, won]) => {
      const list = entriesOf(won).map(([colour, count]) => t(`points-${colour}`, { count }));
      return capital(t('scores', { player: t(`dynasty-${player}`), points: t.list(list) }));
    })
    .join(' ');
}

/** Describes an action and the result of its conflict. */
function sayPlayed({ setup, action, decisions }: Played, choices: HuangChoices, t: AnswerTexts): string {
  if (!action) return t('played-some');
  const judged = answerFor(setup, action, decisions, choices);
  if (!judged.ok) throw new Error(`Carried out, and no position: ${JSON.stringify(judged.error)}`);
  const { answer, position } = judged.value;
  const names = namesOf(answer.trace, position);
  const [moment] = momentsOf(position, answer, names);
  const words = wordsOf(names, t);
  const first = moment ? sayMoments([moment], answer.trace, words, t).map(({ text }) => text) : [];
  const [head] = explainOutcome(answer, names, t);
  const isConflict = 'result' in answer && (answer.result === 'war' || answer.result === 'revolt');
  return [...first, ...(isConflict ? [head] : [])].join(' ');
}
