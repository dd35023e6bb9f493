import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import type { RuleId } from '../../engine/trace.ts';
import { explainBoard } from '../../explain/huang/board.ts';
import { plainBoard } from '../../explain/huang/outcome.ts';
import type { Translator } from '../../i18n/translator.ts';
import styles from '../../styles/conflict-more.css?url';
import { RuleLink, type Rules } from '../../ui/rule-link.tsx';
import { DynastySign } from '../../ui/signs.tsx';
import { Handing } from '../shell/handing.tsx';
import { RuleSheet } from '../shell/rule-sheet.tsx';
import { isBegun, withPlayer } from './conflict.ts';
import { type Settled, toldOf } from './settle.ts';
import type { AnswerTranslator } from './texts.ts';
import type { ConflictDesk } from './use-conflict.ts';

interface Props {
  readonly desk: ConflictDesk;
  readonly settled: Settled | undefined;
  readonly version: string;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  closeRule(): void;
  readonly t: AnswerTranslator;
  readonly handOut: Translator<'hand-out'>;
}

/** What lies below the first screen: the working, handing it on, who plays. Loaded after the first paint. */
export default function More({ desk, settled, version, rules, rule, closeRule, t, handOut }: Props) {
  const answer = settled?.answer;
  const isConflict = answer && !('result' in answer && answer.result === 'peace');
  const hasBegun = isBegun(desk.book.now);
  const startAgain = () => {
    if (!hasBegun) return;
    desk.startAgain();
    scrollTo({ top: 0 });
  };
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      {settled && isConflict && <Working settled={settled} rules={rules} t={t} />}
      {settled && isConflict && (
        <Handing asked={settled.asked} text={plainText(settled, t)} {...{ answer, version }} t={handOut} />
      )}
      <p>
        <button type="button" aria-disabled={!hasBegun} onClick={startAgain}>
          {t('start-again')}
        </button>
      </p>
      <Players desk={desk} t={t} />
      <p class="soft">{t('without-board')}</p>
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}

function plainText({ answer, names }: Settled, t: AnswerTranslator): string {
  return [t('plain-title'), ...plainBoard(toldOf(answer), names, t)].join('\n');
}

/** Every step of the conflict with its rule. */
function Working({ settled, rules, t }: { settled: Settled; rules: Rules; t: AnswerTranslator }) {
  const { answer, names } = settled;
  return (
    <details>
      <summary>{t('working')}</summary>
      <ol>
        {explainBoard(toldOf(answer).trace, names, t).map((sentence, i) => (
          <li key={i}>
            {sentence.text} <RuleLink rule={sentence.rule} rules={rules} t={t} />
          </li>
        ))}
      </ol>
    </details>
  );
}

/** Who sits at the table; two at least. */
function Players({ desk, t }: { desk: ConflictDesk; t: AnswerTranslator }) {
  const { now: conflict } = desk.book;
  return (
    <section class="choice" role="group" aria-label={t('who-plays')}>
      <h2>{t('who-plays')}</h2>
      <div class="tabs">
        {DYNASTIES.map((player) => (
          <button
            type="button"
            key={player}
            aria-pressed={conflict.players.includes(player)}
            onClick={() => desk.change(withPlayer(conflict, player))}
          >
            <DynastySign dynasty={player} name="" size={24} />
            <span>{t(`dynasty-${player}`)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
