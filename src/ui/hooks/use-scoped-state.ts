import { useState } from 'preact/hooks';

/**
 * Holds state that is reset to `initial` whenever `subject` becomes another object (by a change, undo or
 * another tab): a selection, or a remark on the last tap. A remark on a change in progress can be set for the
 * resulting object.
 */
export function useScopedState<T>(
  subject: unknown,
  initial: T,
): readonly [T, (value: T, comingSubject?: unknown) => void] {
  const [chosen, setChosen] = useState({ subject, value: initial });
  const value = chosen.subject === subject ? chosen.value : initial;
  return [value, (next, comingSubject = subject) => setChosen({ subject: comingSubject, value: next })];
}
