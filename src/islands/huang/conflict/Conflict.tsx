import { useEffect, useState } from 'preact/hooks';
import { editionOf } from '../../../engine/edition.ts';
import type { RuleId } from '../../../engine/trace.ts';
import type { Locale } from '../../../i18n/locale.ts';
import { ROOT } from '../../../i18n/paths.ts';
import { makeTranslator, type Texts, type Translator } from '../../../i18n/translator.ts';
import { redone, undone } from '../../history.ts';
import { Notices } from '../../notices.tsx';
import type { Rules } from '../../rule-link.tsx';
import { useWakeLock } from '../../wake-lock.ts';
import { Pad } from './Pad.tsx';
import { useConflict } from './use-conflict.ts';

interface Props {
  readonly locale: Locale;
  readonly texts: Texts;
  readonly titles: Rules['titles'];
  readonly version: string;
}

/** The page of wars and revolts by numbers: the result above, the entry below it, under the thumb. */
export default function Conflict({ locale, texts, titles, version }: Props) {
  const t = makeTranslator(locale, texts);
  const desk = useConflict(ROOT, editionOf(locale), t);
  const [rule, open] = useState<RuleId | null>(null);
  const { parts, hasFailed } = useParts(locale, texts);
  useWakeLock();
  const { now: conflict, table } = desk.book;
  const settled = parts?.settledOf(conflict, table);
  const sums = parts?.sumsOf(settled, parts.t) ?? [];
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
            <p>{t(hasFailed ? 'answer-failed' : 'enter-first')}</p>
          </section>
        )}
        <Pad {...{ desk, sums, t }} {...history} />
      </div>
      {parts && (
        <parts.More
          {...{ desk, settled, version, rules, rule }}
          t={parts.t}
          handOut={parts.handOut}
          closeRule={() => open(null)}
        />
      )}
    </div>
  );
}

type Answering = typeof import('./answering.ts');
interface Parts extends Pick<Answering, 'Answer' | 'settledOf' | 'sumsOf'> {
  readonly More: typeof import('./More.tsx').default;
  /** The page's texts with those of the board. */
  readonly t: Translator;
  readonly handOut: Translator;
}

/** What answers, and what lies below the first screen, with their texts: fetched once the entry stands. */
function useParts(locale: Locale, texts: Texts) {
  const [parts, setParts] = useState<Parts>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import('./answering.ts'), import('./More.tsx')])
      .then(async ([{ Answer, settledOf, sumsOf, fetchTexts }, { default: More }]) => {
        const [board, handOut] = await Promise.all([
          fetchTexts(locale, 'huang-board'),
          fetchTexts(locale, 'hand-out'),
        ]);
        const t = makeTranslator(locale, { ...texts, ...board });
        setParts({ Answer, settledOf, sumsOf, More, t, handOut: makeTranslator(locale, handOut) });
      })
      .catch((error: unknown) => {
        console.warn(error);
        setFailed(true);
      });
  }, []);
  return { parts, hasFailed };
}
