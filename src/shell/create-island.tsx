import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { getDefaultEdition } from '../core/edition.ts';
import type { RuleId } from '../core/trace.ts';
import { fetchTexts, fetchTitles, loadTranslator } from '../i18n/lazy-texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { SITE_ROOT } from '../i18n/paths.ts';
import { createTranslator, type Texts, type Translator } from '../i18n/translator.ts';
import { LoadError } from '../ui/LoadError.tsx';
import type { RuleViewer } from '../ui/RuleLink.tsx';
import { useDeferredValue } from '../ui/use-deferred-value.ts';
import { Notices } from './Notices.tsx';
import type { Tool } from './tool.ts';
import type { AllTexts, InitialTexts, ToolTypes } from './tool-types.ts';
import { useLazy } from './use-lazy.ts';
import { useSession } from './use-session.ts';
import { withErrorBoundary } from './with-error-boundary.tsx';

interface Props<K extends ToolTypes> {
  readonly locale: Locale;
  readonly texts: Texts<K['textFiles'] | 'tool'>;
  readonly version: string;
  /** Content that is prerendered although its code is lazy-loaded. */
  readonly children?: ComponentChildren;
}

/** Creates the island component of a tool, with an error boundary. */
export function createIsland<K extends ToolTypes>(tool: Tool<K>) {
  return withErrorBoundary((props: Props<K>) => <Island tool={tool} {...props} />);
}

/** Creates the island component for tools that are created from the props of their page, such as lessons. */
export function createIslandFromProps<K extends ToolTypes>() {
  return withErrorBoundary((props: IslandProps<K>) => <Island {...props} />);
}

type IslandProps<K extends ToolTypes> = Props<K> & { readonly tool: Tool<K> };

/** Notices, the first screen with its answer and, once loaded, the parts below it. */
function Island<K extends ToolTypes>({ tool, locale, texts, version, children }: IslandProps<K>) {
  const t: InitialTexts<K> = useMemo(() => createTranslator(locale, texts), [locale, texts]);
  const toolTexts: Translator<'tool'> = t;
  const session = useSession(tool, SITE_ROOT, getDefaultEdition(locale));
  const answerLoad = useLazy(() => loadAnswerModule(tool, locale, texts));
  const secondaryLoad = useLazy(() => loadSecondary(tool, locale), answerLoad.part !== undefined);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [view, setView] = useState(tool.freshView);
  const main = useRef<HTMLDivElement>(null);
  const { state, settings, nameOf, isLoaded, canUndo, canRedo } = session;
  // Lazy-loaded code must not answer before the stored state is shown.
  const lazy = isLoaded ? answerLoad.part : undefined;
  const answerModule = typeof tool.answerModule === 'function' ? lazy?.answerModule : tool.answerModule;
  const answer = useMemo(() => answerModule?.computeAnswer(state, settings), [answerModule, state, settings]);
  const secondaryPart = secondaryLoad.part;
  // The part below the first screen waits until the response to a tap is painted.
  const paintedAnswer = useDeferredValue(answer);
  const titles = secondaryPart?.titles;
  const rules: RuleViewer = useMemo(() => ({ locale, titles, open: setRule }), [titles]);
  const { hasFailed } = answerLoad;
  const failure = hasFailed ? (
    <LoadError text={toolTexts('answer-failed')} retry={answerLoad.retry} t={t} />
  ) : null;
  // Memoized, so that changes of the part below do not rerender the first screen.
  const mainScreen = useMemo(
    () => (
      <tool.MainScreen
        session={session}
        view={view}
        setView={setView}
        answerModule={answerModule}
        lazyTexts={lazy?.texts}
        answer={answer}
        failure={failure}
        rules={rules}
        t={t}
      >
        {children}
      </tool.MainScreen>
    ),
    [state, settings, nameOf, canUndo, canRedo, view, lazy, answer, hasFailed, rules, t],
  );
  return (
    <div class={tool.frameClass} inert={!isLoaded}>
      <div class="tool-main" ref={main} tabIndex={-1}>
        <Notices session={session} t={t} lazyTexts={secondaryPart?.texts} />
        {mainScreen}
      </div>
      {typeof tool.answerModule !== 'function' && failure}
      {secondaryLoad.hasFailed && (
        <LoadError text={toolTexts('more-failed')} retry={secondaryLoad.retry} t={t} />
      )}
      {answerModule && lazy && secondaryPart && (
        <secondaryPart.SecondaryScreen
          tool={tool}
          secondary={secondaryPart.secondary}
          session={session}
          view={view}
          setView={setView}
          answerModule={answerModule}
          answer={paintedAnswer}
          rules={rules}
          rule={rule}
          closeRule={() => setRule(null)}
          main={main}
          version={version}
          t={lazy.texts}
          shellTexts={secondaryPart.texts}
        />
      )}
    </div>
  );
}

/** Loads the answer module with its texts, after the first screen is rendered. */
async function loadAnswerModule<K extends ToolTypes>(
  { answerModule, lazyTextFiles }: Tool<K>,
  locale: Locale,
  texts: Texts<K['textFiles'] | 'tool'>,
) {
  const [loaded, lazyTexts] = await Promise.all([
    typeof answerModule === 'function' ? answerModule() : answerModule,
    fetchTexts(locale, ...lazyTextFiles),
  ]);
  const all: AllTexts<K> = createTranslator<K['textFiles'] | 'tool' | K['lazyTextFiles']>(locale, {
    ...texts,
    ...lazyTexts,
  });
  return { answerModule: loaded, texts: all };
}

/** Loads the part below the first screen, with its texts. */
async function loadSecondary<K extends ToolTypes>({ secondary }: Tool<K>, locale: Locale) {
  const [{ SecondaryScreen }, loaded, texts, titles] = await Promise.all([
    import('./SecondaryScreen.tsx'),
    secondary(),
    loadTranslator(locale, 'sharing', 'archive'),
    fetchTitles(locale),
  ]);
  return { SecondaryScreen, secondary: loaded, texts, titles };
}
