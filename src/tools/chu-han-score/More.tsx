import type { Telling } from '../../drawings/verdict-picture.ts';
import { SIDES, type Side } from '../../engine/chu-han/side.ts';
import { explainStand, sideName } from '../../explain/chu-han/score.ts';
import { isolated } from '../../explain/isolated.ts';
import type { ChuHanGame } from '../../saves/chu-han-score.ts';
import type { MoreProps } from '../shell/tool.ts';
import { Course } from './Course.tsx';
import type { AllScoreTexts, Score, ScoreAnswer, ScoreRules } from './kit.ts';
import { lineOf, plainText } from './plain-text.ts';
import { isBegun, rematch, scoreOf, shownOf, withName } from './state.ts';

export { default as styles } from '../../styles/chu-han-score-more.css?url';
export { stateFrom } from './opened.ts';
export { players } from './players.ts';

/** The whole game as text. Its steps are shown in the course of the game, battle by battle. */
export function explain({ score }: ScoreAnswer, state: ChuHanGame, t: AllScoreTexts) {
  return { text: plainText(state, score, t), steps: [] };
}

export function describe(state: ChuHanGame, houseRules: ScoreRules, t: AllScoreTexts) {
  const score = scoreOf(state, houseRules);
  return { name: lineOf(state, score, t), line: explainStand(score, t)[0].text };
}

/** Both scores, and who has won or opens, with the reason. */
export function tell({ score }: ScoreAnswer, { names }: ChuHanGame, t: AllScoreTexts): Telling {
  const { gameWinner, scores } = score;
  const [who, why] = explainStand(score, t);
  const nameIn = (side: Side) =>
    names[side] ? `${sideName(side, t)} – ${isolated(names[side])}` : sideName(side, t);
  return {
    tone: gameWinner ? 'yes' : undefined,
    seal: gameWinner ? `${scores[gameWinner]}` : undefined,
    title: t('plain-title'),
    head: who.text,
    lines: why.text ? [why.text] : [],
    rows: SIDES.map((side) => ({
      name: nameIn(side),
      cells: [{ text: `${scores[side]}` }],
      isBest: side === gameWinner,
    })),
  };
}

/** The course of the game. */
export function Top({ session, setView, rules, t }: MoreProps<Score>) {
  const { state, houseRules } = session;
  if (!isBegun(state)) return null;
  const { game, score } = shownOf(state, houseRules);
  const correct = (battle: number) => setView({ game: state.id, battle });
  return <Course game={game} score={score} correct={correct} rules={rules} t={t} />;
}

/** What the link contains, and who plays. */
export function Below({ session, answer, t }: MoreProps<Score>) {
  const { names } = session.state;
  return (
    <>
      {answer && <p class="soft">{t('link-holds')}</p>}
      <section class="players">
        <h2>{t('players')}</h2>
        <div class="names">
          {SIDES.map((side) => (
            <label key={side}>
              <span class="soft">{t('name-of-side', { side: sideName(side, t) })}</span>
              <input
                maxLength={40}
                autocomplete="off"
                dir="auto"
                value={names[side]}
                onInput={({ currentTarget }) =>
                  session.change(withName(session.state, side, currentTarget.value))
                }
              />
            </label>
          ))}
        </div>
      </section>
    </>
  );
}

/** Starts another game of the same two players with sides swapped. */
export function Actions({ session, begin, t }: MoreProps<Score>) {
  const hasBegun = isBegun(session.state);
  const startRematch = () => hasBegun && begin(rematch(session.state), t('rematch-done'));
  return (
    <button type="button" aria-disabled={!hasBegun} onClick={startRematch}>
      {t('rematch')}
    </button>
  );
}
