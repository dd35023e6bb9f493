import { entriesOf } from '../../engine/record.ts';
import { momentsOf, sayMoments } from '../../explain/huang/moments.ts';
import { namesOf } from '../../explain/huang/names.ts';
import { explainOutcome } from '../../explain/huang/outcome.ts';
import { wordsOf } from '../../explain/huang/words.ts';
import { capital } from '../../explain/sentence.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import type { Session } from '../shell/session.ts';
import type { AnswerTexts, Board } from './kit.ts';
import { type Played, playedIn } from './played.ts';
import { choicesOf, type TableRules } from './state.ts';

interface Props {
  readonly session: Session<Board>;
  readonly rules: TableRules;
  readonly t: AnswerTexts;
}

/** The actions of a game that is followed with what they gained, turn by turn; a tap goes back to the board before one. */
export function PlayedList({ session, rules, t }: Props) {
  const played = playedIn(session.latest().history.past, session.state);
  if (played.length === 0) return null;
  const goBack = ({ undos }: Played) => {
    for (let i = 0; i < undos; i++) session.undo();
    scrollTo({ top: 0 });
  };
  return (
    <>
      <h3>{t('played')}</h3>
      <ol class="played" aria-label={t('played')}>
        {played.map((one, i) => (
          <li key={i}>
            <button
              type="button"
              aria-label={t('played-back', { action: sayPlayed(one, rules, t) })}
              onClick={() => goBack(one)}
            >
              {sayPlayed(one, rules, t)}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was done, and what it brought to whom. */
function sayPlayed(
  { before: { setup, dispute }, points }: Played,
  rules: TableRules,
  t: AnswerTexts,
): string {
  const judged = answerFor(setup, dispute.action, dispute.decisions, choicesOf(rules));
  if (!judged.ok) throw new Error(`Carried out, and no position: ${JSON.stringify(judged.error)}`);
  const { answer, position } = judged.value;
  const names = namesOf(answer.trace, position);
  const words = wordsOf(names, t);
  const [moment] = momentsOf(position, answer, names);
  const first = moment ? sayMoments([moment], answer.trace, words, t).map(({ text }) => text) : [];
  const [head] = explainOutcome(answer, names, t);
  const isConflict = 'result' in answer && (answer.result === 'war' || answer.result === 'revolt');
  const scores = entriesOf(points).map(([player, won]) =>
    capital(t('scores', { player: words.player(player), points: words.points(won) })),
  );
  return [...first, ...(isConflict ? [head] : []), ...scores].join(' ');
}
