import { explainVerdict } from '../../explain/huang/score.ts';
import { explainScoring } from '../../explain/huang/scoring-steps.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { HuangGame } from '../../saves/huang-game.ts';
import type { HouseRules, MoreProps } from '../shell/tool.ts';
import { answerOf } from './Answer.tsx';
import type { AllScoreTexts, Score, ScoreAnswer } from './kit.ts';
import { Players } from './Players.tsx';
import { plainText } from './plain-text.ts';
import { emptyFields, isComplete, playersOf } from './state.ts';

export { default as styles } from '../../styles/score-more.css?url';
export { OtherEditions as First } from './OtherEditions.tsx';
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
