import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import { capitalize } from '../../../explain/sentence.ts';
import { joinPlainText } from '../../../shell/AnswerSteps.tsx';
import type { Explanation, SecondaryProps, SiblingInput } from '../../../shell/tool.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { useLazy } from '../../../shell/use-lazy.ts';
import { DynastyIcon } from '../../../ui/icons.tsx';
import { LoadError } from '../../../ui/LoadError.tsx';
import { ToggleButton, ToggleGroup } from '../../../ui/ToggleGroup.tsx';
import { explainBoardSteps } from '../explain/board.ts';
import { explainLoserShortfall, insertShortfalls } from '../explain/loser-shortfalls.ts';
import { findSoleWinner, formatChatLines, getOutcomeParts, listStrengths } from '../explain/outcome.ts';
import { toShortCase } from '../referee/short-case.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import { COMMITMENTS_OPEN } from '../saves/conflict.ts';
import { explainOtherRuling, resolveSettings, toCaseSettings } from './compute-answer.ts';
import { createConflictInput } from './conflict-input.ts';
import { explainPending, isPending, omitCommitmentOrder, omitDecisiveSteps } from './pending.ts';
import { withToggledPlayer } from './players-adapter.ts';
import type { HuangConflict } from './state.ts';
import type { ConflictAnswer, ConflictTypes, FullConflictTranslator } from './types.ts';

export { default as styles } from './conflict-more.css?url';
export { explainOmissions, fromCase } from './from-case.ts';
export { playersAdapter } from './players-adapter.ts';

/** Explains the result of a conflict: the steps with their rules, and a text for a chat. */
export function explainAnswer(
  answered: ConflictAnswer,
  state: HuangConflict,
  t: FullConflictTranslator,
): Explanation {
  const { answer, names } = answered;
  const isPeace = 'result' in answer && answer.result === 'peace';
  if (isPeace) return { steps: [], text: '' };
  const shown = omitCommitmentOrder(answer);
  if (isPending(state, answered)) {
    const { head, why } = explainPending(answered, t);
    const steps = explainBoardSteps(omitDecisiveSteps(shown.trace), names, t);
    return {
      steps,
      text: joinPlainText(t('plain-title'), [head, why, ...explainOtherRuling(answered, t)], steps),
      kind: 'question',
    };
  }
  return {
    steps: explainBoardSteps(shown.trace, names, t),
    text: [
      t('plain-title'),
      ...insertShortfalls(formatChatLines(shown, names, t), [
        ...explainOtherRuling(answered, t),
        ...explainLoserShortfall(answered, t),
      ]),
    ].join('\n'),
    ...('needs' in answer && { kind: 'question' }),
  };
}

/**
 * Creates the verdict as data for its picture: who wins, by how much, and what to do on the table; undefined
 * while a tie is undecided.
 */
export function toVerdictCard(
  answered: ConflictAnswer,
  state: HuangConflict,
  t: FullConflictTranslator,
): VerdictCard | undefined {
  const { answer, names } = answered;
  const title = t('plain-title');
  const strengths = {
    colour: state.kind === 'war' ? 'red' : 'yellow',
    sides: listStrengths(answer.trace, names, t),
  } as const;
  if (isPending(state, answered)) {
    const { outcome } = explainPending(answered, t);
    const lines = explainOtherRuling(answered, t);
    return {
      tone: 'open',
      tag: t('verdict-provisional'),
      title,
      head: capitalize(outcome),
      strengths,
      lines,
      rows: [],
    };
  }
  if ('needs' in answer || ('result' in answer && answer.result === 'peace')) return undefined;
  const { head, why, scores, gone, committed } = getOutcomeParts(answer, names, t);
  const shortfalls = explainLoserShortfall(answered, t);
  const others = explainOtherRuling(answered, t);
  const lines = [
    ...(why ? [why] : []),
    ...others,
    ...shortfalls,
    ...[...scores, ...gone, ...committed].map((todo) => `– ${todo}`),
  ];
  const winner = findSoleWinner(answer.trace, names);
  const seal = winner && { dynasty: winner };
  const tag = t(`verdict-${others.length > 0 ? 'unsettled' : 'final'}`);
  return { tone: answer.legal ? 'yes' : 'no', tag, seal, title, head, strengths, lines, rows: [] };
}

/** Shows the lazy-loaded forecast above the steps: shortfalls, what-if questions, and chances. */
export function BeforeSteps({ session, answer, rules, t }: SecondaryProps<ConflictTypes>) {
  const {
    part: forecast,
    hasFailed,
    retry,
  } = useLazy(() => import('./EnteredForecast.tsx'), answer !== undefined);
  if (hasFailed) return <LoadError text={t('more-failed')} retry={retry} t={t} />;
  return answer && forecast ? (
    <forecast.EnteredForecast session={session} answer={answer} rules={rules} t={t} />
  ) : null;
}

/** Lets the user choose the players, at least two, below sharing. */
export function AfterSharing({ session, t }: SecondaryProps<ConflictTypes>) {
  const { state, change } = session;
  return (
    <>
      <h2>{t('who-plays')}</h2>
      <ToggleGroup name={t('who-plays')} look="stacked">
        {DYNASTIES.map((player) => (
          <ToggleButton
            key={player}
            isOn={state.players.includes(player)}
            pick={() => change(withToggledPlayer(state, player))}
          >
            <DynastyIcon dynasty={player} name="" size={24} />
            {t(`dynasty-${player}`)}
          </ToggleButton>
        ))}
      </ToggleGroup>
      <p class="soft">{t('without-board')}</p>
    </>
  );
}

/**
 * Returns the board generated for the conflict to continue in the sibling tool. While the conflict is
 * incomplete, that is the board of what is entered, with the commitments as additional data.
 */
export function findSiblingInput(
  state: HuangConflict,
  settings: ToolSettings<ConflictTypes>,
  answer?: ConflictAnswer,
): SiblingInput | undefined {
  if (answer)
    return { refereeCase: answer.refereeCase, ...(isPending(state, answer) && { extra: COMMITMENTS_OPEN }) };
  const input = createConflictInput(state);
  const caseSettings = toCaseSettings(resolveSettings(state, settings));
  return input && { refereeCase: toShortCase(input, caseSettings), extra: input.commitments };
}
