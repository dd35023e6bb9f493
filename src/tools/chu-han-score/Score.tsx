import { useMemo, useRef, useState } from 'preact/hooks';
import type { RuleId } from '../../engine/trace.ts';
import { loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { guarded } from '../shell/guarded.tsx';
import { undone } from '../shell/history.ts';
import { inTask, useLater } from '../shell/later.ts';
import { Notices } from '../shell/notices.tsx';
import { useWakeLock } from '../shell/wake-lock.ts';
import { Answer } from './Answer.tsx';
import { scoreOf } from './game.ts';
import { Pad } from './Pad.tsx';
import type { ScoreFile } from './texts.ts';
import { useScore } from './use-score.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<ScoreFile>;
  readonly titles: Rules['titles'];
  readonly version: string;
}

/** The score page: both scores in large figures above, the entry below them, under the thumb. */
function Score({ locale, texts, titles, version }: Props) {
  const t = makeTranslator<ScoreFile>(locale, texts);
  const desk = useScore(ROOT, t);
  const [rule, open] = useState<RuleId | null>(null);
  const [correcting, correct] = useCorrection(desk.book.now.id);
  const result = useRef<HTMLDivElement>(null);
  const { part: more, hasFailed, again } = useLater(() => loadMore(locale));
  useWakeLock();
  const { now: game } = desk.book;
  const score = useMemo(() => scoreOf(game), [game]);
  const rules: Rules = { locale, titles, open };
  const showResult = () => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  const turnToBattle = (battle: number | null) => {
    correct(battle);
    showResult();
  };
  return (
    <div class="score" inert={!desk.isLoaded}>
      <div class="desk">
        <Notices {...desk} undo={() => desk.update(undone)} t={t} />
        <div class="answer" ref={result} tabIndex={-1}>
          <h2 class="unseen">{t('result')}</h2>
          <Answer {...{ game, score, rules, t }} change={desk.change} />
        </div>
        <Pad {...{ desk, score, correcting, rules, t }} turnTo={turnToBattle} />
      </div>
      {hasFailed && <Missing text={t('more-failed')} {...{ again, t }} />}
      {more && (
        <more.More
          {...{ desk, score, version, rules, rule, showResult, t }}
          correct={turnToBattle}
          handOut={more.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

export default guarded(Score);

/** The battle that is being corrected, null for none; another game begins without any. */
function useCorrection(game: string) {
  const [correcting, correct] = useState<{ readonly game: string; readonly battle: number | null }>();
  const battle = correcting?.game === game ? correcting.battle : null;
  return [battle, (next: number | null) => correct({ game, battle: next })] as const;
}

/** The part of the page below the first screen with its texts. */
async function loadMore(locale: Locale) {
  const [{ default: More }, handOut] = await Promise.all([
    inTask(() => import('./More.tsx')),
    inTask(() => loadTexts(locale, 'hand-out', 'shelf')),
  ]);
  return { More, handOut };
}
