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

/** The steps of those of whom all is entered; who has won is one of them only when nobody is missing. */
export function explain(answer: ScoreAnswer, state: HuangGame, t: AllScoreTexts) {
  const { soFar } = answer;
  const isFinal = isComplete(state);
  const trace = soFar?.trace.filter(({ step }) => isFinal || (step !== 'won' && step !== 'nobody-won'));
  return { text: plainText(answer, state, t), steps: trace ? explainScoring(trace, t) : [] };
}

/** What has come out, in a sentence; nothing for a game in which two have one name. */
function lineOf({ answer, soFar }: ScoreAnswer, state: HuangGame, t: AllScoreTexts): string {
  if (soFar) return explainVerdict(soFar, t, isComplete(state))[0].text;
  return answer.ok ? t('field-empty', { count: emptyFields(state) }) : '';
}

/** The players, and who has won, leads, or how much is missing. */
export function describe(state: HuangGame, houseRules: HouseRules<Score>, t: AllScoreTexts) {
  return { name: playersOf(state, t), line: lineOf(answerOf(state, houseRules), state, t) };
}

/** Who has won, and everybody's totals from the lowest up; nothing while points are missing. */
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

/** The animal of whoever has won; the initial of one who has none. */
function sealOf(winner: string, { seats }: HuangGame): Telling['seal'] {
  const dynasty = seats.find((seat, i) => playerOf(seat, i) === winner)?.dynasty;
  return dynasty ? { dynasty } : [...winner.trim()][0]?.toUpperCase();
}

/** By which edition ties are broken, and who plays. */
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
