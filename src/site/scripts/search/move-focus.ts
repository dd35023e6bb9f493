import type { RefObject } from 'preact';
import { queryElements } from '../../../ui/browser/query-element.ts';

/** The elements of a search between which the focus moves. */
export interface SearchElements {
  readonly box: RefObject<HTMLElement>;
  readonly input: RefObject<HTMLInputElement>;
}

/**
 * Keyboard navigation: Enter and arrow down move from the field to the first result, arrows from result to
 * result; also in other lists.
 */
export function moveFocus(event: KeyboardEvent, { box, input }: SearchElements): void {
  if (!box.current || !input.current) return;
  const stops = [input.current, ...queryElements('li :is(a, button)', HTMLElement, box.current)];
  const at = stops.findIndex((stop) => stop.matches(':focus'));
  const isEnter = event.key === 'Enter' && at === 0;
  const step = isEnter || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const next = stops[at + step];
  if (step === 0 || at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
