import { useMemo, useRef, useState } from 'preact/hooks';
import { editionOf } from '../../engine/edition.ts';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTitles, loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import { HUANG_SCORE } from '../../referee/huang/score.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { guarded } from '../shell/guarded.tsx';
import { undone } from '../shell/history.ts';
import { inTask, useLater } from '../shell/later.ts';
import { Notices } from '../shell/notices.tsx';
import { useWakeLock } from '../shell/wake-lock.ts';
import { Answer } from './Answer.tsx';
import { caseOf } from './game.ts';
import { Pad } from './Pad.tsx';
import type { ScoreFile } from './texts.ts';
import { useScore } from './use-score.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<ScoreFile>;
  readonly version: string;
}

/** The score page: the result above, the entry below it, under the thumb. */
function Score({ locale, texts, version }: Props) {
  const t = makeTranslator<ScoreFile>(locale, texts);
  const desk = useScore(ROOT, editionOf(locale), t);
  const [rule, open] = useState<RuleId | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const { part: more, hasFailed, again } = useLater(() => loadMore(locale));
  useWakeLock();
  const { now: game, edition } = desk.book;
  const asked = useMemo(() => caseOf(game, edition), [game, edition]);
  const answered = useMemo(() => HUANG_SCORE.answer(asked), [asked]);
  const rules: Rules = { locale, titles: more?.titles, open };
  const showResult = () => {
    result.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  };
  return (
    <div class="score" inert={!desk.isLoaded}>
      <div class="desk">
        <Notices {...desk} undo={() => desk.update(undone)} t={t} />
        <div class="answer" ref={result} tabIndex={-1}>
          <h2 class="unseen">{t('result')}</h2>
          <Answer {...{ game, asked, answered, rules, t }} />
        </div>
        <Pad desk={desk} done={showResult} t={t} />
      </div>
      {hasFailed && <Missing text={t('more-failed')} {...{ again, t }} />}
      {more && (
        <more.More
          {...{ desk, asked, answered, version, rules, rule, showResult, t }}
          handOut={more.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

export default guarded(Score);

/** The part of the page below the first screen with its texts. */
async function loadMore(locale: Locale) {
  const [{ default: More }, titles, handOut] = await Promise.all([
    inTask(() => import('./More.tsx')),
    inTask(() => fetchTitles(locale)),
    inTask(() => loadTexts(locale, 'hand-out', 'shelf')),
  ]);
  return { More, titles, handOut };
}
