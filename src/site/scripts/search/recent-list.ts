import { fetchTitles, type Titles } from '../../../i18n/lazy-texts.ts';
import type { Locale } from '../../../i18n/locale.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { renderLinkList, renderRuleLinks } from './link-lists.ts';

/** The last read rules and searches, shown while the field is empty. */
export interface RecentList {
  readonly element: HTMLElement;
  /** Shows or hides the list. */
  show(isShown: boolean): void;
}

/** Callbacks of the list. */
interface Callbacks {
  /** Repeats a search. */
  search(query: string): void;
  /** Called after the list was cleared; `isForGood` is false if the browser may still have it. */
  cleared(isForGood: boolean): void;
}

/** Creates the list of the last rules and searches of this device. Lazy-loaded after the search itself. */
export function createRecentList(locale: Locale, t: Translator<'search'>, callbacks: Callbacks): RecentList {
  const element = document.createElement('section');
  let isVisible = false;
  let titles: Promise<Titles> | undefined;
  element.className = 'recent';
  const render = async () => {
    const { clearRecentReads, getRecentReads } = await import('../../../ui/recent-reads.ts');
    titles ??= fetchTitles(locale);
    const [names, { rules, searches }] = await Promise.all([titles, getRecentReads()]);
    if (!isVisible) return;
    const ruleList = renderRuleLinks(rules, names, locale);
    const searchList = renderLinkList(
      searches.map((search) => [makeButton(search, () => callbacks.search(search))]),
    );
    const clear = makeButton(
      t('clear'),
      () =>
        void clearRecentReads().then(
          () => callbacks.cleared(true),
          (error: unknown) => {
            console.warn(error);
            callbacks.cleared(false);
          },
        ),
    );
    searchList.className = 'row asked';
    const parts = [...makeSection(t('read'), ruleList), ...makeSection(t('asked'), searchList)];
    element.replaceChildren(...parts, ...(parts.length > 0 ? [makeFoot(t('kept'), clear)] : []));
  };
  return {
    element,
    show(isShown) {
      isVisible = isShown;
      if (isShown) render().catch(console.warn);
      else element.replaceChildren();
    },
  };
}

/** A list with a heading; empty for an empty list. */
function makeSection(title: string, list: HTMLElement): readonly HTMLElement[] {
  const heading = document.createElement('h2');
  heading.textContent = title;
  return list.childElementCount > 0 ? [heading, list] : [];
}

function makeButton(text: string, onTap: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dir = 'auto'; // a search may be in any script
  button.textContent = text;
  button.onclick = onTap;
  return button;
}

function makeFoot(text: string, clear: HTMLElement): HTMLElement {
  const foot = document.createElement('p');
  const note = document.createElement('span');
  foot.className = 'row';
  note.className = 'soft';
  note.textContent = text;
  foot.append(note, clear);
  return foot;
}
