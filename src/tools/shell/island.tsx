import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { editionOf } from '../../engine/edition.ts';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTexts, fetchTitles, loadTexts } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { ROOT } from '../../i18n/paths.ts';
import { makeTranslator, type Texts, type Translator } from '../../i18n/translator.ts';
import { Missing } from '../../ui/missing.tsx';
import type { Rules } from '../../ui/rule-link.tsx';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { guarded } from './guarded.tsx';
import { useLater } from './later.ts';
import { Notices } from './notices.tsx';
import { useSession } from './session.ts';
import type { AllTexts, FirstTexts, Kit, Tool } from './tool.ts';

interface Props<K extends Kit> {
  readonly locale: Locale;
  readonly texts: Texts<K['texts'] | 'tool'>;
  readonly version: string;
  /** The prerendered part of lazy-loaded content. */
  readonly children?: ComponentChildren;
}

/** Makes the island component of a tool, with an error boundary. */
export function islandOf<K extends Kit>(tool: Tool<K>) {
  return guarded((props: Props<K>) => <Island tool={tool} {...props} />);
}

/** The same for a tool that is created from the props of its page. */
export function islandWith<K extends Kit>() {
  return guarded((props: IslandProps<K>) => <Island {...props} />);
}

type IslandProps<K extends Kit> = Props<K> & { readonly tool: Tool<K> };

/** Notices, the first screen with its answer and, once loaded, the parts below it. */
function Island<K extends Kit>({ tool, locale, texts, version, children }: IslandProps<K>) {
  const t: FirstTexts<K> = useMemo(() => makeTranslator(locale, texts), [locale, texts]);
  const own: Translator<'tool'> = t;
  const session = useSession(tool, ROOT, editionOf(locale));
  const answering = useLater(() => loadAnswering(tool, locale, texts));
  const below = useLater(() => loadBelow(tool, locale), answering.part !== undefined);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [view, setView] = useState(tool.view);
  const main = useRef<HTMLDivElement>(null);
  const { state, houseRules, nameOf, isLoaded, canUndo, canRedo } = session;
  // Lazy-loaded code must not answer before the stored state is shown.
  const later = isLoaded ? answering.part : undefined;
  const part = typeof tool.answering === 'function' ? later?.part : tool.answering;
  const answer = useMemo(() => part?.answerOf(state, houseRules), [part, state, houseRules]);
  const painted = useAfterPaint(answer); // the lower parts wait until the response to a tap is painted
  const titles = below.part?.titles;
  const rules: Rules = useMemo(() => ({ locale, titles, open: setRule }), [titles]);
  const { hasFailed } = answering;
  const failure = hasFailed ? <Missing text={own('answer-failed')} again={answering.again} t={t} /> : null;
  // Memoized, so that changes of the lower parts do not rerender the first screen.
  const entry = useMemo(
    () => (
      <tool.Entry
        session={session}
        view={view}
        setView={setView}
        part={part}
        partTexts={later?.texts}
        answer={answer}
        failure={failure}
        rules={rules}
        t={t}
      >
        {children}
      </tool.Entry>
    ),
    [state, houseRules, nameOf, canUndo, canRedo, view, later, answer, hasFailed, rules, t],
  );
  return (
    <div class={tool.frame} inert={!isLoaded}>
      <div class="tool-main" ref={main} tabIndex={-1}>
        <Notices session={session} t={t} laterTexts={below.part?.texts} />
        {entry}
      </div>
      {typeof tool.answering !== 'function' && failure}
      {below.hasFailed && <Missing text={own('more-failed')} again={below.again} t={t} />}
      {part && later && below.part && (
        <below.part.Below
          tool={tool}
          more={below.part.more}
          session={session}
          view={view}
          setView={setView}
          part={part}
          answer={painted}
          rules={rules}
          rule={rule}
          closeRule={() => setRule(null)}
          main={main}
          version={version}
          t={later.texts}
          shellTexts={below.part.texts}
        />
      )}
    </div>
  );
}

/** Loads the code that answers, with its texts, after the first screen is rendered. */
async function loadAnswering<K extends Kit>(
  { answering, laterTexts }: Tool<K>,
  locale: Locale,
  texts: Texts<K['texts'] | 'tool'>,
) {
  const [part, later] = await Promise.all([
    typeof answering === 'function' ? answering() : answering,
    fetchTexts(locale, ...laterTexts),
  ]);
  const all: AllTexts<K> = makeTranslator<K['texts'] | 'tool' | K['laterTexts']>(locale, {
    ...texts,
    ...later,
  });
  return { part, texts: all };
}

/** Loads the part below the first screen, with its texts. */
async function loadBelow<K extends Kit>({ more }: Tool<K>, locale: Locale) {
  const [{ Below }, own, texts, titles] = await Promise.all([
    import('./Below.tsx'),
    more(),
    loadTexts(locale, 'sharing', 'archive'),
    fetchTitles(locale),
  ]);
  return { Below, more: own, texts, titles };
}
