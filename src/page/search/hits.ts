import type { Locale } from '../../i18n/locale.ts';
import { makePagePath } from '../../i18n/paths.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { SearchHit } from '../../search/find-hits.ts';
import { markMatches } from '../../search/mark-matches.ts';
import { isRuleHit, type ShownHits } from '../../search/shown-hits.ts';

/** A rule that contains at most this fraction of the query is a poor result. */
const POOR = 0.5;

/** Says how many rules were found; not for poor results, nor if there are more than are shown. */
export function describeHitCount({ shortHits, rules, isCapped }: ShownHits, t: Translator<'search'>): string {
  const count = rules.length;
  if (count === 0) return shortHits.length > 0 ? t('found-beside') : t('none');
  if (rules.every(({ share }) => share <= POOR)) return t('found-poor');
  return isCapped ? t('found-best') : t('found', { count });
}

/** A term or tool as a link with a short description. */
export function renderShortHit(hit: SearchHit, locale: Locale): HTMLElement {
  const line = document.createElement('p');
  line.append(linkTo(hit, locale), ` – ${hit.found.text} `, soft(hit.found.where));
  return line;
}

/** A rule with its full text, matching words marked. */
export function renderRuleHit(hit: SearchHit, locale: Locale): HTMLElement {
  const item = document.createElement('li');
  const title = document.createElement('h2');
  title.append(linkTo(hit, locale));
  item.append(title, soft(hit.found.where));
  for (const line of hit.found.text.split('\n')) {
    const paragraph = document.createElement('p');
    paragraph.append(...marked(line, hit, locale));
    item.append(paragraph);
  }
  return item;
}

function linkTo(hit: SearchHit, locale: Locale): HTMLElement {
  const link = document.createElement('a');
  link.href = makePagePath(locale, hit.found.path);
  link.dataset['hit'] = isRuleHit(hit) ? hit.found.id : '';
  link.append(...marked(hit.found.title, hit, locale));
  return link;
}

function soft(text: string): HTMLElement {
  const small = document.createElement('small');
  small.className = 'soft';
  small.textContent = text;
  return small;
}

function marked(text: string, { terms }: SearchHit, locale: Locale): readonly (string | HTMLElement)[] {
  return markMatches(text, terms, locale).map((piece) => {
    if (!piece.isMarked) return piece.text;
    const mark = document.createElement('mark');
    mark.textContent = piece.text;
    return mark;
  });
}
