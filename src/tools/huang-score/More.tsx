import type { RuleId } from '../../engine/trace.ts';
import { explainScoring } from '../../explain/huang/score.ts';
import { pathOf } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import type { HuangScoreAnswer } from '../../referee/huang/score.ts';
import styles from '../../styles/score-more.css?url';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { Handing } from '../shell/handing.tsx';
import { OpenButton } from '../shell/open-button.tsx';
import type { OpenProps } from '../shell/open-panel.tsx';
import { RuleSheet } from '../shell/rule-sheet.tsx';
import { Games } from './Games.tsx';
import { isBegun, isComplete, type ShortScoreCase } from './game.ts';
import { Players } from './Players.tsx';
import { plainText } from './plain-text.ts';
import type { ScoreTranslator } from './texts.ts';
import type { ScoreDesk } from './use-score.ts';

interface Props {
  readonly desk: ScoreDesk;
  readonly asked: ShortScoreCase;
  readonly answered: HuangScoreAnswer | ErrorAnswer;
  readonly version: string;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  closeRule(): void;
  showResult(): void;
  readonly t: ScoreTranslator;
  readonly handOut: Translator<'hand-out' | 'shelf'>;
}

/** What lies below the first screen: the working, handing it on, players, games kept. Loaded after the first paint. */
export default function More(props: Props) {
  const { desk, asked, answered, version, rules, rule, closeRule, showResult, t, handOut } = props;
  const { now: game } = desk.book;
  const hasBegun = isBegun(game);
  const startAnew = () => {
    if (!hasBegun) return;
    desk.startAnew();
    scrollTo({ top: 0 });
  };
  const open: OpenProps['opened'] = (what) => {
    if (!('ask' in what) || what.game !== 'huang' || what.ask !== 'score') return; // goes to another tool
    desk.open(what);
    showResult();
  };
  const text = answered.ok ? plainText(answered, isComplete(game), t) : '';
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      <p class="soft">
        {t('edition-followed', { edition: t(`edition-${asked.edition}`) })}{' '}
        <a class="inline" href={pathOf(rules.locale, 'settings/')}>
          {t('edition-change')}
        </a>
      </p>
      {answered.ok && hasBegun && <Working answer={answered} rules={rules} t={t} />}
      {hasBegun && <Handing {...{ asked, text, version }} answer={answered} t={handOut} />}
      <p class="row">
        <button type="button" aria-disabled={!hasBegun} onClick={startAnew}>
          {t('new-game')}
        </button>
        <OpenButton tool="huang/score/" locale={rules.locale} opened={open} t={handOut} />
      </p>
      <Players game={game} change={desk.change} t={t} />
      <Games {...{ desk, t }} shelf={handOut} locale={rules.locale} opened={showResult} />
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}

/** Every step of the scoring with its rule. */
function Working({ answer, rules, t }: { answer: HuangScoreAnswer; rules: Rules; t: ScoreTranslator }) {
  return (
    <details>
      <summary>{t('working')}</summary>
      <ol>
        {explainScoring(answer.trace, t).map((sentence, i) => (
          <li key={i}>
            {sentence.text} <RuleLink rule={sentence.rule} rules={rules} t={t} />
          </li>
        ))}
      </ol>
    </details>
  );
}
