import { useState } from 'preact/hooks';

/**
 * What is chosen on the screen for as long as `subject` stays the same object: a selection, a remark on the last tap.
 * When another takes its place, be it by a change, by undoing or by another tab, the choice stands at `initial` again. A
 * remark on a change that is just being made is set for the object that it leads to.
 */
export function useWhile<T>(
  subject: unknown,
  initial: T,
): readonly [T, (value: T, comingSubject?: unknown) => void] {
  const [chosen, setChosen] = useState({ subject, value: initial });
  const value = chosen.subject === subject ? chosen.value : initial;
  return [value, (next, comingSubject = subject) => setChosen({ subject: comingSubject, value: next })];
}
