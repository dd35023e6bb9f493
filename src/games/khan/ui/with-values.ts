/**
 * Sets some values of a state. Returns the same object if nothing changes, so that choosing the current value
 * is no undo step.
 */
export function withValues<State extends object>(state: State, values: Partial<State>): State {
  const next = { ...state, ...values };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}
