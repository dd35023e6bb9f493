import { useMemo, useState } from 'preact/hooks';
import { editionOf } from '../../engine/edition.ts';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTexts, loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts } from '../../i18n/translator.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { guarded } from '../shell/guarded.tsx';
import { redone, undone } from '../shell/history.ts';
import { inTask, useLater } from '../shell/later.ts';
import { Notices } from '../shell/notices.tsx';
import { useWakeLock } from '../shell/wake-lock.ts';
import { Pad } from './Pad.tsx';
import type { AnswerFile, ConflictFile } from './texts.ts';
import { useConflict } from './use-conflict.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts<ConflictFile>;
  readonly titles: Rules['titles'];
  readonly version: string;
}

/** The page of wars and revolts by numbers: the result above, the entry below it, under the thumb. */
function Conflict({ locale, texts, titles, version }: Props) {
  const t = makeTranslator<ConflictFile>(locale, texts);
  const desk = useConflict(ROOT, editionOf(locale), t);
  const [rule, open] = useState<RuleId | null>(null);
  const { part: parts, hasFailed, again } = useLater(() => loadParts(locale, texts));
  const below = useAfterPaint(parts);
  useWakeLock();
  const { now: conflict, table } = desk.book;
  const settled = useMemo(() => parts?.settledOf(conflict, table), [parts, conflict, table]);
  const sums = parts ? parts.sumsOf(settled, parts.t) : [];
  const rules: Rules = { locale, titles, open };
  const history = { undo: () => desk.update(undone), redo: () => desk.update(redone) };
  return (
    <div class="conflict" inert={!desk.isLoaded}>
      <div class="desk">
        <Notices {...desk} undo={history.undo} t={t} />
        {parts ? (
          <parts.Answer {...{ conflict, table, settled, rules }} t={parts.t} change={desk.change} />
        ) : (
          <section class="answer">
            {hasFailed ? <Missing text={t('answer-failed')} {...{ again, t }} /> : <p>{t('enter-first')}</p>}
          </section>
        )}
        <Pad {...{ desk, sums, t }} {...history} />
      </div>
      {below && (
        <below.More
          {...{ desk, settled, version, rules, rule }}
          t={below.t}
          handOut={below.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

export default guarded(Conflict);

/** What answers, and what lies below the first screen, with their texts: fetched once the entry stands. */
async function loadParts(locale: Locale, texts: Texts<ConflictFile>) {
  const [{ Answer, settledOf, sumsOf }, { default: More }, board, handOut] = await Promise.all([
    inTask(() => import('./answering.ts')),
    inTask(() => import('./More.tsx')),
    inTask(() => fetchTexts(locale, 'huang-board')),
    inTask(() => loadTexts(locale, 'hand-out')),
  ]);
  return {
    Answer,
    settledOf,
    sumsOf,
    More,
    t: makeTranslator<AnswerFile>(locale, { ...texts, ...board }),
    handOut,
  };
}
