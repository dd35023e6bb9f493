import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { getDefaultEdition } from '../core/edition.ts';
import type { RuleId } from '../core/trace.ts';
import { fetchTexts, fetchTitles, loadTranslator } from '../i18n/lazy-texts.ts';
import type { Locale } from '../i18n/locale.ts';
import { createTranslator, type Texts, type Translator } from '../i18n/translator.ts';
import { useDeferredValue } from '../ui/hooks/use-deferred-value.ts';
import { LoadError } from '../ui/LoadError.tsx';
import type { RuleViewer } from '../ui/RuleLink.tsx';
import { Notices } from './Notices.tsx';
import type { ShellSession } from './session/session.ts';
import { useSession } from './session/use-session.ts';
import type { MainScreenProps, Tool } from './tool.ts';
import type { AllTextFiles, FullTranslator, InitialTranslator, ToolTypes } from './tool-types.ts';
import { type Lazy, useLazy } from './use-lazy.ts';
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

/** Creates the island component of a tool that depends on further props of its page, such as a lesson. */
export function createIslandFromProps<K extends ToolTypes, Own extends object>(
  createTool: (own: Own) => Tool<K>,
) {
  return withErrorBoundary((props: Props<K> & Own) => {
    const tool = useMemo(() => createTool(props), []);
    return <Island tool={tool} {...props} />;
  });
}

type IslandProps<K extends ToolTypes> = Props<K> & { readonly tool: Tool<K> };

/** Notices, the first screen with its answer and, once loaded, the parts below it. */
function Island<K extends ToolTypes>(props: IslandProps<K>) {
  const { tool, locale, texts, version, children } = props;
  const session = useSession(tool, getDefaultEdition(locale));
  const answerLoad = useLazy(() => loadAnswerModule(tool, locale, texts));
  const { t, lazy: lazyTexts } = useTranslators(props, session, answerLoad.part?.texts);
  const loaded = useAnswer(props, session, answerLoad, t);
  const { answerModule, answer, failure, secondaryPart, secondaryFailure } = loaded;
  const [rule, setRule] = useState<RuleId | null>(null);
  const [view, setView] = useState(tool.freshView);
  const main = useRef<HTMLDivElement>(null);
  const titles = secondaryPart?.titles;
  const rules: RuleViewer = useMemo(() => ({ locale, titles, open: setRule }), [titles]);
  const shared = { session, view, setView, rules };
  const screen = { ...shared, answerModule, lazyTexts, answer, failure, t };
  const mainScreen = useMainScreen(tool, screen, children);
  return (
    <div class={tool.frameClass} inert={!session.isLoaded}>
      <div class="tool-main" ref={main} tabIndex={-1}>
        <Notices session={session} t={t} lazyTexts={secondaryPart?.texts} />
        {mainScreen}
      </div>
      {typeof tool.answerModule !== 'function' && failure}
      {secondaryFailure}
      {answerModule && lazyTexts && secondaryPart && (
        <secondaryPart.SecondaryScreen
          {...shared}
          tool={tool}
          secondary={secondaryPart.secondary}
          answerModule={answerModule}
          answer={loaded.paintedAnswer}
          rule={rule}
          closeRule={() => setRule(null)}
          main={main}
          version={version}
          t={lazyTexts}
          shellTexts={secondaryPart.texts}
        />
      )}
    </div>
  );
}

/**
 * The translators of a tool, which call its players by their names: for the first texts, and for all of them.
 */
function useTranslators<K extends ToolTypes>(
  { tool, locale, texts }: IslandProps<K>,
  { nameOf }: ShellSession<K>,
  lazyTexts: Texts<AllTextFiles<K>> | undefined,
) {
  const plain: InitialTranslator<K> = useMemo(() => createTranslator(locale, texts), [locale, texts]);
  const names = useMemo(() => tool.namePlayers?.(plain, nameOf), [plain, nameOf]);
  const t: InitialTranslator<K> = useMemo(
    () => (names ? createTranslator(locale, texts, names) : plain),
    [plain, names],
  );
  const lazy: FullTranslator<K> | undefined = useMemo(
    () => lazyTexts && createTranslator<AllTextFiles<K>>(locale, lazyTexts, names),
    [locale, lazyTexts, names],
  );
  return { t, lazy };
}

/** Renders the first screen. Memoized, so that changes of the part below do not rerender it. */
function useMainScreen<K extends ToolTypes>(
  tool: Tool<K>,
  props: MainScreenProps<K> & { readonly session: ShellSession<K> },
  children: ComponentChildren,
) {
  const { session, view, lazyTexts, answer, failure, rules, t } = props;
  const { state, settings, nameOf, canUndo, canRedo } = session;
  return useMemo(
    () => <tool.MainScreen {...props}>{children}</tool.MainScreen>,
    [state, settings, nameOf, canUndo, canRedo, view, lazyTexts, answer, failure !== null, rules, t],
  );
}

/**
 * Loads the answer module and then the part below the first screen, and computes the answer. Returns both
 * with their messages in case they fail to load.
 */
function useAnswer<K extends ToolTypes>(
  { tool, locale }: IslandProps<K>,
  session: ShellSession<K>,
  answerLoad: Lazy<LoadedAnswer<K>>,
  t: InitialTranslator<K>,
) {
  const { state, settings, isLoaded } = session;
  const toolTexts: Translator<'tool'> = t;
  const secondaryLoad = useLazy(() => loadSecondary(tool, locale), answerLoad.part !== undefined);
  // Lazy-loaded code must not answer before the stored state is shown.
  const lazy = isLoaded ? answerLoad.part : undefined;
  const answerModule = typeof tool.answerModule === 'function' ? lazy?.answerModule : tool.answerModule;
  const answer = useMemo(
    () => findAnswer(session) ?? answerModule?.computeAnswer(state, settings),
    [answerModule, state, settings],
  );
  const renderError = (load: { readonly retry: () => void }, key: 'answer-failed' | 'more-failed') => (
    <LoadError text={toolTexts(key)} retry={load.retry} t={t} />
  );
  return {
    answerModule,
    answer,
    paintedAnswer: useDeferredValue(answer), // the part below waits until the response to a tap is painted
    failure: answerLoad.hasFailed ? renderError(answerLoad, 'answer-failed') : null,
    secondaryPart: secondaryLoad.part,
    secondaryFailure: secondaryLoad.hasFailed ? renderError(secondaryLoad, 'more-failed') : null,
  };
}

/** Returns the answer that came with the state, if it was computed under the same settings. */
function findAnswer<K extends ToolTypes>({ state, settings, answered }: ShellSession<K>) {
  return answered?.state === state && answered.settings === settings ? answered.answer : undefined;
}

/** The answer module, and all texts of the tool. */
interface LoadedAnswer<K extends ToolTypes> {
  readonly answerModule: NonNullable<MainScreenProps<K>['answerModule']>;
  readonly texts: Texts<AllTextFiles<K>>;
}

/** Loads the answer module with its texts, after the first screen is rendered. */
async function loadAnswerModule<K extends ToolTypes>(
  { answerModule, lazyTextFiles }: Tool<K>,
  locale: Locale,
  texts: Texts<K['textFiles'] | 'tool'>,
): Promise<LoadedAnswer<K>> {
  const [loaded, lazyTexts] = await Promise.all([
    typeof answerModule === 'function' ? answerModule() : answerModule,
    fetchTexts(locale, ...lazyTextFiles),
  ]);
  return { answerModule: loaded, texts: { ...texts, ...lazyTexts } };
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
