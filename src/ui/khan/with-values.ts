/** A state with some values; the same state where it has them already, so that choosing what is chosen is no step. */
export function withValues<State extends object>(state: State, values: Partial<State>): State {
  const next = { ...state, ...values };
  return JSON.stringify(next) === JSON.stringify(state) ? state : next;
}
