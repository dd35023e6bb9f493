import type { Locale } from '../../../i18n/locale.ts';
import { makePagePath } from '../../../i18n/paths.ts';
import type { Translator } from '../../../i18n/translator.ts';
import { markMatches } from '../../../search/mark-matches.ts';
import type { SearchHit } from '../../../search/search-hit.ts';
import { isRuleHit, type ShownHits } from '../../../search/shown-hits.ts';

/** A rule that covers at most this share of the query is a poor result. */
const POOR_SHARE = 0.5;

/** Describes how many rules were found, without a number if the results are poor or more than are shown. */
export function describeHitCount({ shortHits, rules, isCapped }: ShownHits, t: Translator<'search'>): string {
  const count = rules.length;
  if (count === 0) return shortHits.length > 0 ? t('found-beside') : t('none');
  if (rules.every(({ coverage }) => coverage <= POOR_SHARE)) return t('found-poor');
  return isCapped ? t('found-best') : t('found', { count });
}

/** Renders a term, tool or page as a link with a short description. */
export function renderShortHit(hit: SearchHit, locale: Locale): HTMLElement {
  const line = document.createElement('p');
  line.append(makeLink(hit, locale), ` – ${hit.entry.text} `, makeNote(hit.entry.where));
  return line;
}

/** Renders a rule with its full text, matching words marked. */
export function renderRuleHit(hit: SearchHit, locale: Locale): HTMLElement {
  const item = document.createElement('li');
  const title = document.createElement('h2');
  title.append(makeLink(hit, locale));
  item.append(title, makeNote(hit.entry.where));
  for (const line of hit.entry.text.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.append(...renderMarked(line, hit, locale));
    item.append(paragraph);
  }
  return item;
}

function makeLink(hit: SearchHit, locale: Locale): HTMLElement {
  const link = document.createElement('a');
  link.href = makePagePath(locale, hit.entry.path);
  link.dataset['hit'] = isRuleHit(hit) ? hit.entry.id : '';
  link.append(...renderMarked(hit.entry.title, hit, locale));
  return link;
}

function makeNote(text: string): HTMLElement {
  const small = document.createElement('small');
  small.className = 'soft';
  small.textContent = text;
  return small;
}

function renderMarked(text: string, { terms }: SearchHit, locale: Locale): readonly (string | HTMLElement)[] {
  return markMatches(text, terms, locale).map((span) => {
    if (!span.isMarked) return span.text;
    const mark = document.createElement('mark');
    mark.textContent = span.text;
    return mark;
  });
}
