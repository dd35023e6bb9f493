import type { VerdictCard } from '../../../drawings/verdict-picture.ts';
import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import type { GameRecord } from '../../../shell/records/game-record.ts';
import type { OwnLink, SecondaryProps } from '../../../shell/tool.ts';
import { explainGameState } from '../explain/score.ts';
import { BATTLE_SIDES, type BattleSide } from '../rules/side.ts';
import { isBegunGame } from '../saves/fresh-game.ts';
import type { ChuHanGame } from '../saves/score.ts';
import { BattleHistory } from './BattleHistory.tsx';
import { handover } from './handover.ts';
import { formatChuHanGame, formatScoreLine } from './plain-text.ts';
import { createRematch, getGameScore, toShownGame, withPlayerName } from './state.ts';
import type {
  ChuHanGameAnswer,
  ChuHanScoreSettings,
  ChuHanScoreTypes,
  FullChuHanScoreTranslator,
} from './types.ts';

export { fromCase } from './from-case.ts';
export { playersAdapter } from './players-adapter.ts';
export { default as styles } from './score-more.css?url';
export { handover };

/** Returns the whole game as text. Its steps are in the history of the game instead, battle by battle. */
export function explainAnswer({ score }: ChuHanGameAnswer, state: ChuHanGame, t: FullChuHanScoreTranslator) {
  return { text: formatChuHanGame(state, score, t), steps: [] };
}

/** Returns a link to the whole game; undefined before a battle is scored, and for a game that is too long. */
export function makeOwnLink(
  state: ChuHanGame,
  settings: ChuHanScoreSettings,
  t: FullChuHanScoreTranslator,
): OwnLink | undefined {
  const score = getGameScore(state, settings);
  if (!score.battles.some(({ won }) => won)) return undefined;
  const link = handover.makeLink({ past: [], now: state, future: [] }, null, settings, () => '');
  return link === undefined ? undefined : { link, text: formatChuHanGame(state, score, t), kind: 'result' };
}

/** Describes a game in the archive: both players with their points, and who leads or has won. */
export function describeState(
  state: ChuHanGame,
  settings: ChuHanScoreSettings,
  t: FullChuHanScoreTranslator,
) {
  const score = getGameScore(state, settings);
  return { name: formatScoreLine(state, score, t), line: explainGameState(score, t)[0].text };
}

/** Converts a finished game to data for tables and other apps; undefined while no one has won. */
export function toGameRecord(
  state: ChuHanGame,
  settings: ChuHanScoreSettings,
  t: FullChuHanScoreTranslator,
): GameRecord | undefined {
  const score = getGameScore(state, settings);
  const { gameWinner, scores } = score;
  if (!gameWinner) return undefined;
  const [verdict, decided] = explainGameState(score, t);
  const players = BATTLE_SIDES.map((side) => ({
    name: state.names[side].trim() || t(`side-${side}`),
    isNamed: state.names[side].trim() !== '',
    score: scores[side],
    rank: side === gameWinner ? 1 : 2,
    isWinner: side === gameWinner,
    role: t(`side-${side}`),
  }));
  const { id, begun, title } = state;
  return {
    id,
    startedAt: begun,
    title,
    game: 'Chu Han',
    players,
    verdict: verdict.text,
    decided: decided.text,
  };
}

/** Creates the verdict as data for its picture: both scores, and who has won or opens, with the reason. */
export function toVerdictCard(
  { score }: ChuHanGameAnswer,
  { names }: ChuHanGame,
  t: FullChuHanScoreTranslator,
): VerdictCard {
  const { gameWinner, scores } = score;
  const [who, why] = explainGameState(score, t);
  const formatSideName = (side: BattleSide) =>
    names[side] ? `${t(`side-${side}`)} – ${isolateBidi(names[side])}` : t(`side-${side}`);
  return {
    tone: gameWinner ? 'yes' : undefined,
    seal: gameWinner ? `${scores[gameWinner]}` : undefined,
    title: t('plain-title'),
    head: who.text,
    lines: why.text ? [why.text] : [],
    rows: BATTLE_SIDES.map((side) => ({
      name: formatSideName(side),
      cells: [{ text: `${scores[side]}` }],
      isBest: side === gameWinner,
    })),
  };
}

/** Shows, instead of steps, the history of the game, battle by battle. */
export function InsteadOfSteps({ session, setView, rules, t }: SecondaryProps<ChuHanScoreTypes>) {
  const { state, settings } = session;
  if (!isBegunGame(state)) return null;
  const { game, score } = toShownGame(state, settings);
  const correct = (battle: number) => setView({ game: state.id, battle });
  return <BattleHistory game={game} score={score} correct={correct} rules={rules} t={t} />;
}

/** Shows, below sharing, what the link contains, and who plays. */
export function AfterSharing({ session, answer, t }: SecondaryProps<ChuHanScoreTypes>) {
  const { names } = session.state;
  return (
    <>
      {answer && <p class="soft">{t('link-holds')}</p>}
      <section class="players">
        <h2>{t('players')}</h2>
        <div class="names">
          {BATTLE_SIDES.map((side) => (
            <label key={side}>
              <span class="soft">{t('name-of-side', { side: t(`side-${side}`) })}</span>
              <input
                maxLength={40}
                autocomplete="off"
                dir="auto"
                value={names[side]}
                onInput={({ currentTarget }) =>
                  session.change(withPlayerName(session.state, side, currentTarget.value))
                }
              />
            </label>
          ))}
        </div>
      </section>
    </>
  );
}

/** A button that starts another game of the same two players with sides swapped. */
export function ExtraButtons({ session, startNew, t }: SecondaryProps<ChuHanScoreTypes>) {
  const hasBegun = isBegunGame(session.state);
  const startRematch = () => hasBegun && startNew(createRematch(session.state), t('rematch-done'));
  return (
    <button type="button" aria-disabled={!hasBegun} onClick={startRematch}>
      {t('rematch')}
    </button>
  );
}
