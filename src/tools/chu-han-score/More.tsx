import type { GameScore } from '../../engine/chu-han/game-score.ts';
import { SIDES } from '../../engine/chu-han/side.ts';
import type { RuleId } from '../../engine/trace.ts';
import { sideName } from '../../explain/chu-han/score.ts';
import type { Translator } from '../../i18n/translator.ts';
import { CHU_HAN_SCORE } from '../../referee/chu-han/score.ts';
import styles from '../../styles/chu-han-score-more.css?url';
import type { Rules } from '../../ui/rule-link.tsx';
import { Handing } from '../shell/handing.tsx';
import { OpenButton } from '../shell/open-button.tsx';
import type { OpenProps } from '../shell/open-panel.tsx';
import { RuleSheet } from '../shell/rule-sheet.tsx';
import { Course } from './Course.tsx';
import { Games } from './Games.tsx';
import { caseOf, isBegun, withName } from './game.ts';
import { plainText } from './plain-text.ts';
import type { ScoreTranslator } from './texts.ts';
import type { ScoreDesk } from './use-score.ts';

interface Props {
  readonly desk: ScoreDesk;
  readonly score: GameScore;
  readonly version: string;
  readonly rules: Rules;
  /** The rule that is open over the tool. */
  readonly rule: RuleId | null;
  closeRule(): void;
  correct(battle: number): void;
  showResult(): void;
  readonly t: ScoreTranslator;
  readonly handOut: Translator<'hand-out' | 'shelf'>;
}

/** What lies below the first screen: the course of the game, handing it on, who plays, games kept. Loaded after the first paint. */
export default function More(props: Props) {
  const { desk, score, rules, rule, closeRule, correct, showResult, t, handOut } = props;
  const { now: game } = desk.book;
  const hasBegun = isBegun(game);
  const turn = (start: () => void) => () => {
    if (!hasBegun) return;
    start();
    scrollTo({ top: 0 });
  };
  const open: OpenProps['opened'] = (what) => {
    if (!('ask' in what) || what.game !== 'chu-han' || what.ask !== 'score') return; // goes to another tool
    desk.open(what);
    showResult();
  };
  return (
    <div class="more">
      <link rel="stylesheet" href={styles} />
      {hasBegun && <Course {...{ game, score, correct, rules, t }} />}
      <HandOn {...props} />
      <p class="row">
        <button type="button" aria-disabled={!hasBegun} onClick={turn(desk.startRematch)}>
          {t('rematch')}
        </button>
        <button type="button" aria-disabled={!hasBegun} onClick={turn(desk.startAnew)}>
          {t('new-game')}
        </button>
        <OpenButton tool="chu-han/score/" locale={rules.locale} opened={open} t={handOut} />
      </p>
      <Players desk={desk} t={t} />
      <Games {...{ desk, t }} shelf={handOut} locale={rules.locale} opened={showResult} />
      <RuleSheet rule={rule} rules={rules} close={closeRule} t={t} />
    </div>
  );
}

/** The last battle that was scored as a case, the whole game as text. */
function HandOn({ desk, score, version, t, handOut }: Props) {
  const { now: game } = desk.book;
  const asked = caseOf(game, score);
  const answer = asked && CHU_HAN_SCORE.answer(asked);
  if (!asked || !answer?.ok) return null;
  return (
    <>
      <Handing {...{ asked, answer, version }} text={plainText(game, score, t)} t={handOut} />
      <p class="soft">{t('link-holds')}</p>
    </>
  );
}

function Players({ desk, t }: { desk: ScoreDesk; t: ScoreTranslator }) {
  const { now: game } = desk.book;
  return (
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
              value={game.names[side]}
              onInput={(event) => desk.change(withName(game, side, event.currentTarget.value))}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
