import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { toRuleId } from '../../../core/trace.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { findMultilingualHits } from '../../../search/multilingual-hits.ts';
import type { SearchIndex } from '../../../search/open-search-index.ts';
import type { SearchHit } from '../../../search/search-hit.ts';
import { isRuleHit, selectShownHits } from '../../../search/shown-hits.ts';
import { useDeferredValue } from '../../../ui/hooks/use-deferred-value.ts';
import { createReadRecorder } from './create-read-recorder.ts';
import { describeHitCount } from './describe-hit-count.ts';
import { RuleHit, ShortHit } from './Hits.tsx';
import { ChapterLinks } from './LinkLists.tsx';
import { moveFocus } from './move-focus.ts';
import { RecentList } from './RecentList.tsx';
import { ReportButton } from './ReportButton.tsx';
import { findScopeName, ScopeToggle } from './ScopeToggle.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useOtherIndices, useSearchIndex } from './use-search-indices.ts';

interface Props {
  readonly locale: Locale;
  readonly t: Translator<'search'>;
  /** The game whose rules come first, if any. */
  readonly game: string | undefined;
  readonly query: string;
  /** How often the search was opened. */
  readonly openings: number;
  readonly input: RefObject<HTMLInputElement>;
  setQuery(query: string): void;
  /** Closes the search on Escape, which in a field alone would only clear the text. */
  close?(): void;
}

/** Number of rules that fill a screen; further ones are rendered after the first paint. */
const ON_SCREEN = 3;

/** A search field with its results below. */
export function SearchBox(props: Props) {
  const { locale, t, game, query, openings, input } = props;
  const box = useRef<HTMLElement>(null);
  const { index, isLoading, hasFailed, retry } = useSearchIndex(locale);
  const { hits, shown, isHere, setHere } = useHits(props, index);
  const painted = useDeferredValue(shown);
  const rules = painted === shown ? shown.rules : shown.rules.slice(0, ON_SCREEN);
  useKeptFocus({ box, input }, rules);
  const [recordRead] = useState(createReadRecorder);
  const remarks = useRemark(props);
  const enter = useEnter(query, index !== undefined, () => {
    if (shown.rules.length > 0) recordRead({ search: query });
    if (input.current?.matches(':focus')) box.current?.querySelector('a')?.focus();
  });
  const follow = (hit: SearchHit) =>
    recordRead({ search: query, rule: isRuleHit(hit) ? toRuleId(hit.entry.id) : undefined });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') props.close?.();
    if (event.key === 'Enter' && event.target === input.current) enter();
    moveFocus(event, { box, input });
  };
  const isBlank = !/\S/.test(query);
  return (
    <search ref={box} onKeyDown={handleKey}>
      <QueryField {...{ input, query, setQuery: remarks.setQuery, t }} />
      <p role="status" class="soft">
        {index && (remarks.remark ?? (isBlank ? t('hint') : describeHitCount(shown, t)))}
        {!index && isLoading && t('loading')}
        {!index && !isLoading && <LoadFailure retry={retry} t={t} />}
      </p>
      <ScopeToggle name={index && findScopeName(hits, index.found, game)} {...{ isHere, setHere, t }} />
      <div>
        {shown.shortHits.map((hit) => (
          <ShortHit key={hit.entry.id} {...{ hit, locale, follow }} />
        ))}
      </div>
      {isBlank && (
        <RecentList key={openings} {...{ locale, t, search: remarks.search, cleared: remarks.clear }} />
      )}
      <ol class="hits">
        {rules.map((hit) => (
          <RuleHit key={hit.entry.id} {...{ hit, locale, follow }} />
        ))}
      </ol>
      {index && !isBlank && <ReportButton key={query} question={query} {...{ locale, game, t }} />}
      {!index && hasFailed && <ChapterLinks heading={t('chapters')} locale={locale} />}
      {index && !isBlank && shown.rules.length + shown.shortHits.length === 0 && (
        <ChapterLinks heading={t('look-up')} glossary={t('glossary')} {...{ game, locale }} />
      )}
    </search>
  );
}

/** The field of the question. */
function QueryField({ input, query, setQuery, t }: Pick<Props, 'input' | 'query' | 'setQuery' | 't'>) {
  return (
    <label>
      {t('label')}
      <input
        ref={input}
        type="search"
        dir="auto"
        autocomplete="off"
        enterkeyhint="search"
        maxLength={400}
        value={query}
        onInput={({ currentTarget }) => setQuery(currentTarget.value)}
      />
    </label>
  );
}

/** A remark in place of the number of hits after recent searches were cleared, until the query changes. */
function useRemark({ t, openings, input, setQuery }: Props) {
  const [remark, setRemark] = useState<string>();
  useEffect(() => setRemark(undefined), [openings]);
  const change = (text: string) => {
    setRemark(undefined);
    setQuery(text);
  };
  return {
    remark,
    setQuery: change,
    search(text: string) {
      change(text);
      input.current?.focus();
    },
    clear(isForGood: boolean) {
      setRemark(t(isForGood ? 'cleared' : 'cleared-here'));
      input.current?.focus();
    },
  };
}

/**
 * Finds the hits of the query, and those that are shown: of the current game first, or of all games alike.
 */
function useHits({ locale, game, query }: Props, index: SearchIndex | undefined) {
  const others = useOtherIndices(locale, index, query);
  const [isHere, setHere] = useState(true);
  const hits = useMemo(
    () => (index ? findMultilingualHits(index, others, query) : []),
    [index, others, query],
  );
  const shown = useMemo(() => selectShownHits(hits, isHere ? game : undefined, locale), [hits, isHere]);
  return { hits, shown, isHere, setHere };
}

/** Returns a handler that calls `act` once the query can be answered, unless it has changed by then. */
function useEnter(query: string, canAnswer: boolean, act: () => void): () => void {
  const [entered, setEntered] = useState<string>();
  useLayoutEffect(() => {
    if (!canAnswer || entered === undefined) return;
    setEntered(undefined);
    if (entered === query) act();
  }, [canAnswer, entered]);
  return () => setEntered(query);
}

/** Says that the search could not be loaded. */
function LoadFailure({ retry, t }: Pick<Props, 't'> & { readonly retry: () => void }) {
  return (
    <>
      {t('failed')}{' '}
      <button type="button" onClick={retry}>
        {t('try-again')}
      </button>
    </>
  );
}
