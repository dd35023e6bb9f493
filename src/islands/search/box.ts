import type { Locale } from '../../i18n/locale.ts';
import type { Translator } from '../../i18n/translator.ts';
import { findAcross } from '../../search/across.ts';
import type { Index } from '../../search/find.ts';
import { drawBeside, drawRule, shownHits } from './hits.ts';
import { loadOthers, loadOwn, type Own } from './load.ts';

/** A field with what it finds. */
export interface Box {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** Asks for what stands in the field. */
  ask(): void;
}

/** Makes a search field with its hits below; `asked` learns of every query. */
export function makeBox(locale: Locale, t: Translator, asked: (query: string) => void = () => {}): Box {
  const { element, input, status, besides, list } = makeElements(t);
  let own: Own | undefined;
  let others: readonly Index[] = [];
  const ask = () => {
    if (!own) return;
    const query = input.value;
    const { index, texts } = own;
    const shown = shownHits(findAcross(index, others, query), locale);
    const drawing = { locale, texts };
    besides.replaceChildren(...shown.besides.map((hit) => drawBeside(hit, drawing)));
    list.replaceChildren(...shown.rules.map((hit) => drawRule(hit, drawing)));
    const count = shown.rules.length;
    status.textContent = /\S/.test(query) ? t(count > 0 ? 'found' : 'none', { count }) : t('hint');
    asked(query);
  };
  const load = async () => {
    own = await loadOwn(locale);
    ask();
    others = await loadOthers(locale);
    if (input.value) ask();
  };
  status.textContent = t('loading');
  load().catch((error: unknown) => {
    console.warn(error);
    if (!own) status.textContent = t('failed');
  });
  input.addEventListener('input', ask);
  element.addEventListener('keydown', (event) => walk(event, input, list));
  return { element, input, ask };
}

function makeElements(t: Translator) {
  const element = document.createElement('search');
  const label = document.createElement('label');
  const input = document.createElement('input');
  const status = document.createElement('p');
  const besides = document.createElement('div');
  const list = document.createElement('ol');
  input.type = 'search';
  input.autocomplete = 'off';
  input.enterKeyHint = 'search';
  input.maxLength = 400;
  label.append(t('label'), input);
  status.role = 'status';
  status.className = 'soft';
  list.className = 'hits';
  element.append(label, status, besides, list);
  return { element, input, status, besides, list };
}

/** Enter and the arrow down lead from the field to the first hit, the arrows from hit to hit. */
function walk(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const stops = [input, ...list.querySelectorAll<HTMLElement>('h2 a')];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const isEnter = event.key === 'Enter' && at === 0;
  const step = isEnter || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const next = stops[at + step];
  if (step === 0 || at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
