import type { Cell, KindMark, Telling } from '../../drawings/verdict-picture.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { explainOtherEditions } from '../../explain/huang/other-editions.ts';
import { explainVerdict, nameOf, partsOf, type Total, totalsOf } from '../../explain/huang/score.ts';
import { explainScoring } from '../../explain/huang/scoring-steps.ts';
import { capital } from '../../explain/sentence.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import type { HouseRules, MoreProps } from '../shell/tool.ts';
import { answerOf } from './Answer.tsx';
import type { AllScoreTexts, Score, ScoreAnswer } from './kit.ts';
import { Players } from './Players.tsx';
import { plainText } from './plain-text.ts';
import { PLACES } from './Ranking.tsx';
import { emptyFields, isComplete, playerOf, playersOf } from './state.ts';

export { default as styles } from '../../styles/score-more.css?url';
export { stateFrom } from './opened.ts';
export { players } from './players.ts';

/** The steps for the players with complete points. Contains the winner only if no player is incomplete. */
export function explain(answer: ScoreAnswer, state: HuangGame, t: AllScoreTexts) {
  const { soFar } = answer;
  const isFinal = isComplete(state);
  const trace = soFar?.trace.filter(({ step }) => isFinal || (step !== 'won' && step !== 'nobody-won'));
  return { text: plainText(answer, state, t), steps: trace ? explainScoring(trace, t) : [] };
}

/** The result as a sentence; empty for a game in which two players have the same name. */
function lineOf({ answer, soFar }: ScoreAnswer, state: HuangGame, t: AllScoreTexts): string {
  if (soFar) return explainVerdict(soFar, t, isComplete(state))[0].text;
  return answer.ok ? t('field-empty', { count: emptyFields(state) }) : '';
}

/** Title and summary of an archived game: the players, and the winner, the leader, or how much is missing. */
export function describe(state: HuangGame, houseRules: HouseRules<Score>, t: AllScoreTexts) {
  return { name: playersOf(state, t), line: lineOf(answerOf(state, houseRules), state, t) };
}

/** The winner, and the totals of all players in ascending order; undefined while points are missing. */
export function tell({ asked, soFar }: ScoreAnswer, state: HuangGame, t: AllScoreTexts): Telling | undefined {
  if (!soFar || !isComplete(state)) return undefined;
  const { winner, decidedBy, ranking, trace } = soFar;
  const [who, why] = explainVerdict(soFar, t);
  const others = explainOtherEditions(asked, soFar, t).map(({ text }) => text);
  const markOf = (colour: Colour): KindMark => ({ colour, letter: t(`letter-${colour}`) });
  const cellOf = (one: Total): Cell => ({
    text: `${one.total}`,
    kind: markOf(one.colour),
    parts: partsOf(one).map(({ points, from }) => ({
      points,
      sign: from === 'white' ? markOf(from) : from,
    })),
  });
  const totals = winner === null ? [] : totalsOf(winner, trace);
  const deciding = totals.find((_, i) => PLACES[i] === decidedBy);
  return {
    tone: winner === null ? 'open' : 'yes',
    seal: winner === null ? undefined : sealOf(winner, state),
    title: t('plain-title'),
    head: who.text,
    lines: [why.text, ...(others.length > 0 ? [others.join(' ')] : [])],
    decided: deciding && markOf(deciding.colour),
    rows: ranking.map(({ name }) => ({
      name: capital(nameOf(name, t)),
      cells: totalsOf(name, trace).map(cellOf),
      isBest: name === winner,
    })),
  };
}

/** The animal of the winner, or the initial of a winner without a dynasty. */
function sealOf(winner: string, { seats }: HuangGame): Telling['seal'] {
  const dynasty = seats.find((seat, i) => playerOf(seat, i) === winner)?.dynasty;
  return dynasty ? { dynasty } : [...winner.trim()][0]?.toUpperCase();
}

/** The edition that breaks ties, and the players. */
export function Below({ session, answer, rules, t }: MoreProps<Score>) {
  return (
    <>
      {answer && (
        <p class="soft">
          {t('edition-followed', { edition: t(`edition-${answer.asked.edition}`) })}{' '}
          <a class="inline" href={pathOf(rules.locale, 'settings/')}>
            {t('edition-change')}
          </a>
        </p>
      )}
      <Players session={session} t={t} />
    </>
  );
}
