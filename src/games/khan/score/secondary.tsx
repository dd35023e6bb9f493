import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import { isBlankName } from '../../../explain/distinct-names.ts';
import { getInitial } from '../../../explain/initial.ts';
import type { GameRecord } from '../../../shell/records/game-record.ts';
import { toPoints } from '../../../shell/score-sheet/points.ts';
import type { OwnLink, SecondaryProps } from '../../../shell/tool.ts';
import type { KhanGame, KhanSeat } from '../saves/score.ts';
import { listPlayerTexts } from '../ui/player-names.ts';
import { computeAnswer } from './AnswerPanel.tsx';
import { explainCount, explainCountStep } from './explain.ts';
import { makeGameLink } from './game-link.ts';
import { PlayersForm } from './PlayersForm.tsx';
import { isFinal, listAreaPlayers } from './state.ts';
import type { FullKhanScoreTranslator, KhanScoreAnswer, KhanScoreTypes } from './types.ts';

export { parseGameLink as fromOwnLink } from './game-link.ts';
export { default as styles } from './score-more.css?url';

/** Opens no cases: a final count is no question to the referee. */
export const fromCase = () => undefined;

/** The verdict on a game; undefined while fewer than two players are counted. */
const explainGame = (state: KhanGame, t: FullKhanScoreTranslator) =>
  explainCount(computeAnswer(state).answer, isFinal(state), listPlayerTexts(state, t), t);

/** Returns the steps, and a text for a chat: the points of each player, and the verdict. */
export function explainAnswer({ answer }: KhanScoreAnswer, state: KhanGame, t: FullKhanScoreTranslator) {
  const names = listPlayerTexts(state, t);
  return {
    text: formatGame(state, t),
    steps: answer.trace.map((step) => explainCountStep(step, names, t)),
  };
}

/** The points of all players, and the verdict, as lines of text. */
function formatGame(state: KhanGame, t: FullKhanScoreTranslator): string {
  const names = listPlayerTexts(state, t);
  const areas = listAreaPlayers(state);
  const lines = state.seats.map((seat, i) => {
    const line = t('plain-player', { player: names[i] ?? '', ...getPoints(seat), sum: getSum(seat) });
    return areas.includes(i) ? `${line} ${t('plain-area', { area: toPoints(seat.entries.area) })}` : line;
  });
  const verdict = explainGame(state, t);
  const outcome = verdict ? [`${verdict.who.text} ${verdict.why.text}`] : [];
  return [t('plain-title'), ...lines, ...outcome].join('\n');
}

const getPoints = ({ entries }: KhanSeat) => ({
  tiles: toPoints(entries.tiles),
  bonus: toPoints(entries.bonus),
});
const getSum = ({ entries }: KhanSeat) => toPoints(entries.tiles) + toPoints(entries.bonus);

/** Returns a link to the game, with all entries as they were typed. */
export function makeOwnLink(state: KhanGame, _: object, t: FullKhanScoreTranslator): OwnLink {
  return { link: makeGameLink(state), text: formatGame(state, t), kind: 'result' };
}

/** Returns the title and summary of an archived game: the players, and the verdict or what is missing. */
export function describeState(state: KhanGame, _: object, t: FullKhanScoreTranslator) {
  const line = explainGame(state, t)?.who.text ?? t('enter-first');
  return { name: listPlayerTexts(state, t).join(', '), line };
}

/**
 * Converts a finished game to data for tables and other apps; undefined while points are missing, or areas
 * that break a tie.
 */
export function toGameRecord(state: KhanGame, _: object, t: FullKhanScoreTranslator): GameRecord | undefined {
  const { ranks, winner, decidedBy } = computeAnswer(state).answer;
  const verdict = explainGame(state, t);
  if (!verdict || !isFinal(state) || decidedBy === 'areas-missing') return undefined;
  const names = listPlayerTexts(state, t);
  const players = state.seats.map((seat, i) => ({
    name: names[i] ?? '',
    isNamed: !isBlankName(seat.name),
    score: getSum(seat),
    rank: ranks[i] ?? 0,
    isWinner: i === winner,
    role: t(`player-${seat.colour}`),
  }));
  const { id, begun, title } = state;
  return {
    id,
    startedAt: begun,
    title,
    game: 'Khan',
    players,
    verdict: verdict.who.text,
    decided: verdict.why.text,
  };
}

/**
 * Creates the verdict as data for its picture: the points of all players, best first; undefined while points
 * are missing.
 */
export function toVerdictCard(
  { answer }: KhanScoreAnswer,
  state: KhanGame,
  t: FullKhanScoreTranslator,
): VerdictCard | undefined {
  const verdict = explainGame(state, t);
  if (!verdict || !isFinal(state)) return undefined;
  const names = listPlayerTexts(state, t);
  const { ranks, winner } = answer;
  const rows = state.seats.map((seat, i) => {
    const cells = [{ text: `${getSum(seat)}` }];
    return { name: names[i] ?? '', cells, isBest: i === winner, rank: ranks[i] ?? 0 };
  });
  return {
    tone: verdict.tone,
    tag: verdict.tag,
    seal: winner === null ? undefined : getInitial(names[winner] ?? ''),
    title: t('plain-title'),
    head: verdict.who.text,
    lines: [verdict.why.text, verdict.source],
    rows: rows.sort((one, other) => one.rank - other.rank).map(({ rank: _, ...row }) => row),
  };
}

/** Shows the form for the players below sharing. */
export function AfterSharing({ session, t }: SecondaryProps<KhanScoreTypes>) {
  return <PlayersForm session={session} t={t} />;
}
