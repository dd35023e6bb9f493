import { fetchTitles, type Titles } from '../../i18n/lazy-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { renderLinkList, renderRuleLinks } from './link-lists.ts';

/** The last read rules and searches, shown while the field is empty. */
export interface RecentList {
  readonly element: HTMLElement;
  /** Shows or hides the list. */
  show(isWanted: boolean): void;
}

/** Callbacks of the list. */
interface Deeds {
  /** Repeats a search. */
  search(query: string): void;
  /** Called after the list was cleared; `isForGood` is false if the browser may still have it. */
  cleared(isForGood: boolean): void;
}

/** Creates the list of the last rules and searches of this device. Lazy-loaded after the search itself. */
export function createRecentList(locale: Locale, t: Translator<'search'>, deeds: Deeds): RecentList {
  const element = document.createElement('section');
  let isWanted = false;
  let titles: Promise<Titles> | undefined;
  element.className = 'recent';
  const draw = async () => {
    const { clearRecentReads, getRecentReads } = await import('../../ui/recent-reads.ts');
    titles ??= fetchTitles(locale);
    const [names, { rules, searches }] = await Promise.all([titles, getRecentReads()]);
    if (!isWanted) return;
    const read = renderRuleLinks(rules, names, locale);
    const asked = renderLinkList(searches.map((search) => [button(search, () => deeds.search(search))]));
    const clear = button(
      t('clear'),
      () =>
        void clearRecentReads().then(
          () => deeds.cleared(true),
          (error: unknown) => {
            console.warn(error);
            deeds.cleared(false);
          },
        ),
    );
    asked.className = 'row asked';
    const parts = [...under(t('read'), read), ...under(t('asked'), asked)];
    element.replaceChildren(...parts, ...(parts.length > 0 ? [footOf(t('kept'), clear)] : []));
  };
  return {
    element,
    show(wanted) {
      isWanted = wanted;
      if (wanted) draw().catch(console.warn);
      else element.replaceChildren();
    },
  };
}

/** A list with a heading; empty for an empty list. */
function under(title: string, list: HTMLElement): readonly HTMLElement[] {
  const heading = document.createElement('h2');
  heading.textContent = title;
  return list.childElementCount > 0 ? [heading, list] : [];
}

function button(text: string, act: () => void): HTMLElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.dir = 'auto'; // a search may be in any script
  made.textContent = text;
  made.onclick = act;
  return made;
}

function footOf(text: string, clear: HTMLElement): HTMLElement {
  const foot = document.createElement('p');
  const said = document.createElement('span');
  foot.className = 'row';
  said.className = 'soft';
  said.textContent = text;
  foot.append(said, clear);
  return foot;
}
