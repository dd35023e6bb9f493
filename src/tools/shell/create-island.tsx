import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { getDefaultEdition } from '../../engine/edition.ts';
import type { RuleId } from '../../engine/trace.ts';
import { fetchTexts, fetchTitles, loadTranslator } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import { SITE_ROOT } from '../../i18n/paths.ts';
import { createTranslator, type Texts, type Translator } from '../../i18n/translator.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import type { RuleViewer } from '../../ui/RuleLink.tsx';
import { useDeferredValue } from '../../ui/use-deferred-value.ts';
import { Notices } from './Notices.tsx';
import type { AllTexts, InitialTexts, Tool, ToolTypes } from './tool.ts';
import { useLazy } from './use-lazy.ts';
import { useSession } from './use-session.ts';
import { withErrorBoundary } from './with-error-boundary.tsx';

interface Props<K extends ToolTypes> {
  readonly locale: Locale;
  readonly texts: Texts<K['textFiles'] | 'tool'>;
  readonly version: string;
  /** The prerendered part of lazy-loaded content. */
  readonly children?: ComponentChildren;
}

/** Makes the island component of a tool, with an error boundary. */
export function createIsland<K extends ToolTypes>(tool: Tool<K>) {
  return withErrorBoundary((props: Props<K>) => <Island tool={tool} {...props} />);
}

/** The same for a tool that is created from the props of its page. */
export function createIslandFromProps<K extends ToolTypes>() {
  return withErrorBoundary((props: IslandProps<K>) => <Island {...props} />);
}

type IslandProps<K extends ToolTypes> = Props<K> & { readonly tool: Tool<K> };

/** Notices, the first screen with its answer and, once loaded, the parts below it. */
function Island<K extends ToolTypes>({ tool, locale, texts, version, children }: IslandProps<K>) {
  const t: InitialTexts<K> = useMemo(() => createTranslator(locale, texts), [locale, texts]);
  const own: Translator<'tool'> = t;
  const session = useSession(tool, SITE_ROOT, getDefaultEdition(locale));
  const answering = useLazy(() => loadAnswering(tool, locale, texts));
  const below = useLazy(() => loadBelow(tool, locale), answering.part !== undefined);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [view, setView] = useState(tool.freshView);
  const main = useRef<HTMLDivElement>(null);
  const { state, settings, nameOf, isLoaded, canUndo, canRedo } = session;
  // Lazy-loaded code must not answer before the stored state is shown.
  const later = isLoaded ? answering.part : undefined;
  const part = typeof tool.answerModule === 'function' ? later?.part : tool.answerModule;
  const answer = useMemo(() => part?.computeAnswer(state, settings), [part, state, settings]);
  const painted = useDeferredValue(answer); // the lower parts wait until the response to a tap is painted
  const titles = below.part?.titles;
  const rules: RuleViewer = useMemo(() => ({ locale, titles, open: setRule }), [titles]);
  const { hasFailed } = answering;
  const failure = hasFailed ? <LoadError text={own('answer-failed')} again={answering.again} t={t} /> : null;
  // Memoized, so that changes of the lower parts do not rerender the first screen.
  const entry = useMemo(
    () => (
      <tool.MainScreen
        session={session}
        view={view}
        setView={setView}
        answerModule={part}
        lazyTexts={later?.texts}
        answer={answer}
        failure={failure}
        rules={rules}
        t={t}
      >
        {children}
      </tool.MainScreen>
    ),
    [state, settings, nameOf, canUndo, canRedo, view, later, answer, hasFailed, rules, t],
  );
  return (
    <div class={tool.frameClass} inert={!isLoaded}>
      <div class="tool-main" ref={main} tabIndex={-1}>
        <Notices session={session} t={t} laterTexts={below.part?.texts} />
        {entry}
      </div>
      {typeof tool.answerModule !== 'function' && failure}
      {below.hasFailed && <LoadError text={own('more-failed')} again={below.again} t={t} />}
      {part && later && below.part && (
        <below.part.Below
          tool={tool}
          more={below.part.more}
          session={session}
          view={view}
          setView={setView}
          answerModule={part}
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
async function loadAnswering<K extends ToolTypes>(
  { answerModule, lazyTextFiles }: Tool<K>,
  locale: Locale,
  texts: Texts<K['textFiles'] | 'tool'>,
) {
  const [part, later] = await Promise.all([
    typeof answerModule === 'function' ? answerModule() : answerModule,
    fetchTexts(locale, ...lazyTextFiles),
  ]);
  const all: AllTexts<K> = createTranslator<K['textFiles'] | 'tool' | K['lazyTextFiles']>(locale, {
    ...texts,
    ...later,
  });
  return { part, texts: all };
}

/** Loads the part below the first screen, with its texts. */
async function loadBelow<K extends ToolTypes>({ secondary }: Tool<K>, locale: Locale) {
  const [{ SecondaryScreen }, own, texts, titles] = await Promise.all([
    import('./SecondaryScreen.tsx'),
    secondary(),
    loadTranslator(locale, 'sharing', 'archive'),
    fetchTitles(locale),
  ]);
  return { Below: SecondaryScreen, more: own, texts, titles };
}
