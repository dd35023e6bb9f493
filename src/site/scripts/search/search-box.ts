import { toRuleId } from '../../../core/trace.ts';
import { fetchTitles } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { ReadingEvent } from '../../../saves/reading-history.ts';
import { findMultilingualHits } from '../../../search/multilingual-hits.ts';
import type { SearchIndex } from '../../../search/open-search-index.ts';
import { type ShownHits, selectShownHits } from '../../../search/shown-hits.ts';
import { queryElements, readDataAttribute } from '../../../ui/browser/query-element.ts';
import { retryOrReload } from '../../../ui/browser/retry-or-reload.ts';
import { runAfterPaint } from '../../../ui/browser/run-after-paint.ts';
import { describeHitCount, renderRuleHit, renderShortHit } from './hits.ts';
import { renderChapterLinks } from './link-lists.ts';
import { createOtherIndices, loadSearchIndex } from './load-search-index.ts';
import { createRecentList } from './recent-list.ts';
import { createReportButton } from './report-button.ts';
import { createScopeToggle } from './scope-toggle.ts';

/** A search field with its results. */
export interface SearchBox {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Searches for the current text of the field. */
  search(): void;
}

/** Number of rules that fill a screen; further ones are rendered after the first paint. */
const ON_SCREEN = 3;

/** A search field: the language of its page, and the game whose rules come first, if any. */
interface Field {
  readonly locale: Locale;
  readonly t: Translator<'search'>;
  readonly game: string | undefined;
  readonly elements: ReturnType<typeof makeElements>;
}

/**
 * Creates a search field with results below, those of one game first if given; `onSearch` is called with
 * every query.
 */
export function createSearchBox(
  locale: Locale,
  t: Translator<'search'>,
  game: string | undefined,
  onSearch: (query: string) => void,
): SearchBox {
  const elements = makeElements(t);
  const { element, input, status, list } = elements;
  const { answer, answered } = startSearch({ locale, t, game, elements });
  const recent = createRecentList(locale, t, {
    search(query) {
      input.value = query;
      input.focus();
      search();
    },
    cleared(isForGood) {
      recent.show(true);
      input.focus();
      status.textContent = t(isForGood ? 'cleared' : 'cleared-here');
    },
  });
  const search = () => {
    recent.show(isBlank(input.value));
    onSearch(input.value);
    answer();
  };
  const recordRead = createReadRecorder();
  input.addEventListener('input', search);
  list.before(recent.element);
  element.addEventListener('keydown', (event) => moveFocus(event, input, element));
  element.addEventListener('click', ({ target }) => recordRead(getReadingEvent(target, input.value)));
  handleEnter(elements, answered, recordRead);
  return { element, input, search };
}

/**
 * Handles Enter: stores the query, and moves the focus to the first result once there is an answer, unless
 * the query has changed by then.
 */
function handleEnter(
  { element, input, list }: ReturnType<typeof makeElements>,
  answered: Promise<void>,
  recordRead: (read: ReadingEvent) => void,
): void {
  const enter = async (search: string) => {
    await answered;
    if (search !== input.value) return;
    if (list.hasChildNodes()) recordRead({ search });
    if (input.matches(':focus')) listLinks(element)[0]?.focus();
  };
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') void enter(input.value);
  });
}

/**
 * Returns a function that stores what was read: at once, because the page may be left now, or as soon as
 * storing is possible.
 */
function createReadRecorder(): (read: ReadingEvent) => void {
  const early: ReadingEvent[] = [];
  let record = (read: ReadingEvent): unknown => early.push(read);
  import('../../../ui/recent-reads.ts').then((loaded) => {
    record = loaded.recordRead;
    early.forEach(record);
    return loaded.getRecentReads();
  }, console.warn);
  return (read) => {
    if (read.search) record(read);
  };
}

/** Loads the index. Searches for the current text when `answered` resolves, and at every call of `answer`. */
function startSearch(field: Field): { readonly answer: () => void; readonly answered: Promise<void> } {
  const { locale, t, game } = field;
  const { input, status, shortHits, list, chapterList } = field.elements;
  let own: SearchIndex | undefined;
  let hasAnswered = () => {};
  const answered = new Promise<void>((resolve) => (hasAnswered = resolve));
  const getOthers = createOtherIndices(locale, () => answer());
  const scope = createScopeToggle(game, t, () => answer());
  const report = createReportButton(t, () => ({ question: input.value, locale, game }));
  const answer = () => {
    if (!own) return;
    const hits = findMultilingualHits(own, getOthers(own, input.value), input.value);
    show(field, selectShownHits(hits, scope.selectGame(hits, own.found), locale));
    report.show(!isBlank(input.value));
  };
  const load = async () => {
    own = await loadSearchIndex(locale);
    chapterList.replaceChildren();
    answer();
    hasAnswered();
  };
  const start = (loading: Promise<void>) => {
    status.textContent = t('loading');
    loading.catch((error: unknown) => {
      console.warn(error);
      const retry = () => start(retryOrReload(load));
      if (!own) fail(field, retry).catch(console.warn); // the failure has been shown by then
    });
  };
  start(load());
  shortHits.before(scope.element);
  list.after(report.element);
  return { answer, answered };
}

/** Renders results: those of the first screen at once, the rest after they are painted. */
function show({ locale, t, elements }: Field, shown: ShownHits): void {
  const { element, input, status, shortHits, list } = elements;
  const render = (from: number, to?: number) =>
    shown.rules.slice(from, to).map((hit) => renderRuleHit(hit, locale));
  const first = render(0, ON_SCREEN);
  const focused = getFocusedHit(element);
  shortHits.replaceChildren(...shown.shortHits.map((hit) => renderShortHit(hit, locale)));
  list.replaceChildren(...first);
  if (focused !== undefined) (findLink(focused, element) ?? input).focus(); // the focused element was rendered again
  runAfterPaint(() => first[0]?.isConnected && list.append(...render(ON_SCREEN)));
  status.textContent = isBlank(input.value) ? t('hint') : describeHitCount(shown, t);
}

/** Shows that the search failed to load, with a list of chapters instead. */
async function fail({ locale, t, elements }: Field, retry: () => void): Promise<void> {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = t('try-again');
  button.onclick = retry;
  elements.status.replaceChildren(t('failed'), ' ', button);
  const chapters = renderChapterLinks(await fetchTitles(locale), locale);
  elements.chapterList.replaceChildren(...(chapters.length > 0 ? [t('chapters'), ...chapters] : []));
}

const isBlank = (query: string) => !/\S/.test(query);

/** Returns the id of the result that has the focus. */
function getFocusedHit(element: HTMLElement): string | undefined {
  return listLinks(element).find((hit) => hit.matches(':focus'))?.dataset['hit'];
}

function findLink(hit: string, element: HTMLElement): HTMLElement | undefined {
  return listLinks(element).find(({ dataset }) => dataset['hit'] === hit);
}

const listLinks = (element: HTMLElement) => queryElements('a[data-hit]', HTMLAnchorElement, element);

/** What a tap reads: a result, and the search that led to it. */
function getReadingEvent(target: EventTarget | null, search: string): ReadingEvent {
  const hit = target instanceof Element ? target.closest('a[data-hit]') : null;
  if (!(hit instanceof HTMLElement)) return {};
  const rule = readDataAttribute(hit, 'hit');
  return rule ? { search, rule: toRuleId(rule) } : { search };
}

function makeElements(t: Translator<'search'>) {
  const element = document.createElement('search');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const status = document.createElement('p');
  const shortHits = document.createElement('div');
  const list = document.createElement('ol');
  const chapterList = document.createElement('div');
  input.type = 'search';
  input.dir = 'auto';
  input.autocomplete = 'off';
  input.enterKeyHint = 'search';
  input.maxLength = 400;
  label.append(t('label'), input);
  status.role = 'status';
  status.className = 'soft';
  list.className = 'hits';
  element.append(label, status, shortHits, list, chapterList);
  return { element, input, status, shortHits, list, chapterList };
}

/**
 * Keyboard navigation: Enter and arrow down move from the field to the first result, arrows from result to
 * result; also in other lists.
 */
function moveFocus(event: KeyboardEvent, input: HTMLInputElement, element: HTMLElement): void {
  const stops = [input, ...queryElements('li :is(a, button)', HTMLElement, element)];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const isEnter = event.key === 'Enter' && at === 0;
  const step = isEnter || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const next = stops[at + step];
  if (step === 0 || at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
