import { useMemo } from 'preact/hooks';
import { entriesOf } from '../../../../core/record.ts';
import { capitalize } from '../../../../explain/sentence.ts';
import type { Session } from '../../../../shell/session/session.ts';
import { describeMoments } from '../../explain/moments.ts';
import { explainOutcome } from '../../explain/outcome.ts';
import { checkSetupPosition } from '../../referee/check-setup-position.ts';
import type { ChosenHuangRulings } from '../../referee/envelope.ts';
import { judgeBoardAction } from '../compute-answer.ts';
import {
  findPlayedAction,
  groupTurns,
  listPlayedActions,
  type PlayedAction,
  type PlayedTurn,
} from '../state/played-actions.ts';
import { type RuleSettings, resolveRulings } from '../state.ts';
import type { BoardTypes, FullBoardTranslator } from '../types.ts';

interface Props {
  readonly session: Session<BoardTypes>;
  readonly rules: RuleSettings;
  readonly t: FullBoardTranslator;
}

/**
 * The actions of a tracked game, turn by turn with the points of each turn. A tap restores the board before
 * an action.
 */
export function PlayedActionList({ session, rules, t }: Props) {
  const turns = groupTurns(listPlayedActions(session.latest().history.past, session.state));
  if (turns.length === 0) return null;
  const restoreBoard = ({ undos }: PlayedAction) => {
    for (let i = 0; i < undos; i++) session.undo();
    scrollTo({ top: 0 });
  };
  return (
    <>
      <h3>{t('played')}</h3>
      <ol aria-label={t('played')}>
        {turns.map((turn, i) => (
          <li key={i}>
            <strong>{t(`dynasty-${turn.player}`)}</strong> <span class="soft">{describePoints(turn, t)}</span>
            {turn.played.map((one, i) => (
              <PlayedActionButton
                key={i}
                played={one}
                rules={rules}
                restore={() => restoreBoard(one)}
                t={t}
              />
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

interface ButtonProps extends Pick<Props, 'rules' | 't'> {
  readonly played: PlayedAction;
  /** Restores the board before the action. */
  restore(): void;
}

/** One action in words. */
function PlayedActionButton({ played, rules, restore, t }: ButtonProps) {
  const { setup, setupAfter } = played;
  const text = useMemo(
    () => describePlayedAction(played, resolveRulings(rules), t),
    [setup, setupAfter, rules.rulings, t],
  );
  return (
    <button type="button" aria-label={t('played-back', { action: text })} onClick={restore}>
      {text}
    </button>
  );
}

/** The points of a turn, by player. */
function describePoints({ points }: Pick<PlayedTurn, 'points'>, t: FullBoardTranslator): string {
  return entriesOf(points)
    .map(([player, won]) => {
      const list = entriesOf(won).map(([colour, count]) => t(`points-${colour}`, { count }));
      return capitalize(t('scores', { player: t(`the-${player}`), points: t.list(list) }));
    })
    .join(' ');
}

/** Describes an action and the result of its conflict. */
function describePlayedAction(
  played: PlayedAction,
  rulings: ChosenHuangRulings,
  t: FullBoardTranslator,
): string {
  const decided = findPlayedAction(played, rulings);
  if (!decided) return t('played-some');
  const position = checkSetupPosition(played.setup);
  if (!position.ok) throw new Error(`Carried out, and no position: ${JSON.stringify(position.error)}`);
  const { action, decisions } = decided;
  const { answer, names, moments } = judgeBoardAction(position.value, action, decisions, rulings);
  const first = describeMoments({ answer, names, moments: moments.slice(0, 1) }, t).map(({ text }) => text);
  const [head] = explainOutcome(answer, names, t);
  const isConflict = 'result' in answer && (answer.result === 'war' || answer.result === 'revolt');
  return [...first, ...(isConflict ? [head] : [])].join(' ');
}
