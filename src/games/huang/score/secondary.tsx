import type { PointsCell } from '../../../drawings/points-row.ts';
import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import { isBlankName } from '../../../explain/distinct-names.ts';
import { getInitial } from '../../../explain/initial.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import type { GameRecord } from '../../../shell/records/game-record.ts';
import { countEmptyCells, isComplete } from '../../../shell/score-sheet/sheet.ts';
import type { SecondaryProps } from '../../../shell/tool.ts';
import type { ToolSettings } from '../../../shell/tool-types.ts';
import { explainOtherEditions } from '../explain/other-editions.ts';
import {
  type ColourTotal,
  explainScoreVerdict,
  findDecidingColour,
  listTotals,
  splitTotal,
} from '../explain/score.ts';
import { explainScoring } from '../explain/scoring-steps.ts';
import type { HuangGame } from '../saves/score.ts';
import { computeAnswer } from './AnswerPanel.tsx';
import { PlayersForm } from './PlayersForm.tsx';
import { makeResultText } from './plain-text.ts';
import { listNamedPlayers, listPlayerTexts, namePlayersOfGame } from './player-ids.ts';
import { toSheet } from './state.ts';
import type { FinalScoreAnswer, FullHuangScoreTranslator, HuangScoreTypes } from './types.ts';

export { fromCase } from './from-case.ts';
export { playersAdapter } from './players-adapter.ts';
export { default as styles } from './score-more.css?url';

/**
 * Returns the steps for the players with complete points. Contains the winner only if no player is
 * incomplete.
 */
export function explainAnswer(answer: FinalScoreAnswer, state: HuangGame, t: FullHuangScoreTranslator) {
  const { soFar } = answer;
  const isFinal = isComplete(toSheet(state));
  const trace = soFar?.trace.filter(({ step }) => isFinal || (step !== 'won' && step !== 'nobody-won'));
  const names = namePlayersOfGame(state, t);
  return { text: makeResultText(answer, state, t), steps: trace ? explainScoring(trace, t, names) : [] };
}

/** The result as a sentence. */
function makeSummary({ soFar }: FinalScoreAnswer, state: HuangGame, t: FullHuangScoreTranslator): string {
  if (!soFar) return t('field-empty', { count: countEmptyCells(toSheet(state)) });
  return explainScoreVerdict(soFar, t, isComplete(toSheet(state)), namePlayersOfGame(state, t))[0].text;
}

/**
 * Returns the title and summary of an archived game: the players, and the winner, the leader, or how much is
 * missing.
 */
export function describeState(
  state: HuangGame,
  settings: ToolSettings<HuangScoreTypes>,
  t: FullHuangScoreTranslator,
) {
  const name = listPlayerTexts(state, t).join(', ');
  return { name, line: makeSummary(computeAnswer(state, settings), state, t) };
}

/**
 * Converts a finished game to data for tables and other apps, in which the score of a player is the lowest
 * total; undefined while points are missing.
 */
export function toGameRecord(
  state: HuangGame,
  settings: ToolSettings<HuangScoreTypes>,
  t: FullHuangScoreTranslator,
): GameRecord | undefined {
  const { soFar } = computeAnswer(state, settings);
  if (!soFar || !isComplete(toSheet(state))) return undefined;
  const names = namePlayersOfGame(state, t);
  const [verdict, decided] = explainScoreVerdict(soFar, t, true, names);
  const players = listNamedPlayers(state).map(({ id, name, dynasty }) => ({
    name: names.plain(id),
    isNamed: !isBlankName(name),
    score: listTotals(id, soFar.trace)[0]?.total ?? 0,
    rank: soFar.ranking.find((one) => one.name === id)?.rank ?? 0,
    isWinner: id === soFar.winner,
    role: dynasty ? t(`dynasty-${dynasty}`) : '',
  }));
  const { id, begun, title } = state;
  return {
    id,
    startedAt: begun,
    title,
    game: 'Huang',
    players,
    verdict: verdict.text,
    decided: decided.text,
  };
}

/**
 * Creates the verdict as data for its picture: the winner, and the totals of all players in ascending order;
 * undefined while points are missing.
 */
export function toVerdictCard(
  { refereeCase, soFar }: FinalScoreAnswer,
  state: HuangGame,
  t: FullHuangScoreTranslator,
): VerdictCard | undefined {
  if (!soFar || !isComplete(toSheet(state))) return undefined;
  const { winner, ranking, trace } = soFar;
  const names = namePlayersOfGame(state, t);
  const [who, why] = explainScoreVerdict(soFar, t, true, names);
  const others = explainOtherEditions(refereeCase, soFar, names, t).map(({ text }) => text);
  const toPointsCell = (one: ColourTotal): PointsCell => ({
    text: `${one.total}`,
    kind: one.colour,
    parts: splitTotal(one).map(({ points, from }) => ({
      points,
      sign: from,
    })),
  });
  return {
    tone: winner === null ? 'open' : 'yes',
    seal: winner === null ? undefined : getSeal(winner, state),
    title: t('plain-title'),
    head: who.text,
    lines: [why.text, ...(others.length > 0 ? [others.join(' ')] : [])],
    decided: findDecidingColour(soFar),
    rows: ranking.map(({ name }) => ({
      name: names.plain(name),
      cells: listTotals(name, trace).map(toPointsCell),
      isBest: name === winner,
    })),
  };
}

/** The animal of the winner, or the initial of a winner without a dynasty. */
function getSeal(winner: string, state: HuangGame): VerdictCard['seal'] {
  const player = listNamedPlayers(state).find(({ id }) => id === winner);
  return player?.dynasty ? { dynasty: player.dynasty } : getInitial(winner);
}

/** Shows, below sharing, the edition that breaks ties, and the players. */
export function AfterSharing({ session, answer, rules, t }: SecondaryProps<HuangScoreTypes>) {
  return (
    <>
      {answer && (
        <p class="soft">
          {t('edition-followed', { edition: t(`edition-${answer.refereeCase.edition}`) })}{' '}
          <a class="inline" href={makePagePath(rules.locale, 'settings/')}>
            {t('edition-change')}
          </a>
        </p>
      )}
      <PlayersForm session={session} t={t} />
    </>
  );
}
