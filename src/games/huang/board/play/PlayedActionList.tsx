import { entriesOf } from '../../../../core/record.ts';
import { capitalize } from '../../../../explain/sentence.ts';
import type { Session } from '../../../../shell/session/session.ts';
import { createBoardPhrases } from '../../explain/board-phrases.ts';
import { describeMoments, listMoments } from '../../explain/moments.ts';
import { explainOutcome } from '../../explain/outcome.ts';
import { createStateNames } from '../../explain/state-names.ts';
import type { ChosenHuangRulings } from '../../referee/envelope.ts';
import { judgeAction } from '../../referee/judge-action.ts';
import {
  groupTurns,
  listPlayedActions,
  type PlayedAction,
  type PlayedTurn,
} from '../state/played-actions.ts';
import { type RuleSettings, resolveRulings } from '../state.ts';
import type { AllBoardTexts, BoardTypes } from '../types.ts';

interface Props {
  readonly session: Session<BoardTypes>;
  readonly rules: RuleSettings;
  readonly t: AllBoardTexts;
}

/**
 * The actions of a tracked game, turn by turn with the points of each turn. A tap restores the board before
 * an action.
 */
export function PlayedActionList({ session, rules, t }: Props) {
  const rulings = resolveRulings(rules);
  const turns = groupTurns(listPlayedActions(session.latest().history.past, session.state, rulings));
  if (turns.length === 0) return null;
  const restoreBoard = ({ undos }: PlayedAction) => {
    for (let i = 0; i < undos; i++) session.undo();
    scrollTo({ top: 0 });
  };
  return (
    <>
      <h3>{t('played')}</h3>
      <ol class="played" aria-label={t('played')}>
        {turns.map((turn, i) => (
          <li key={i}>
            <strong>{t(`dynasty-${turn.player}`)}</strong> <span class="soft">{describePoints(turn, t)}</span>
            {turn.played.map((one, i) => {
              const text = describePlayedAction(one, rulings, t);
              return (
                <button
                  type="button"
                  key={i}
                  aria-label={t('played-back', { action: text })}
                  onClick={() => restoreBoard(one)}
                >
                  {text}
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
function describePoints({ points }: Pick<PlayedTurn, 'points'>, t: AllBoardTexts): string {
  return entriesOf(points)
    .map(([player, won]) => {
      const list = entriesOf(won).map(([colour, count]) => t(`points-${colour}`, { count }));
      return capitalize(t('scores', { player: t(`dynasty-${player}`), points: t.list(list) }));
    })
    .join(' ');
}

/** Describes an action and the result of its conflict. */
function describePlayedAction(
  { setup, action, decisions }: PlayedAction,
  rulings: ChosenHuangRulings,
  t: AllBoardTexts,
): string {
  if (!action) return t('played-some');
  const judged = judgeAction(setup, action, decisions, rulings);
  if (!judged.ok) throw new Error(`Carried out, and no position: ${JSON.stringify(judged.error)}`);
  const { answer, position } = judged.value;
  const names = createStateNames(answer.trace, position);
  const [moment] = listMoments(position, answer, names);
  const words = createBoardPhrases(names, t);
  const first = moment ? describeMoments([moment], answer.trace, words, t).map(({ text }) => text) : [];
  const [head] = explainOutcome(answer, names, t);
  const isConflict = 'result' in answer && (answer.result === 'war' || answer.result === 'revolt');
  return [...first, ...(isConflict ? [head] : [])].join(' ');
}
