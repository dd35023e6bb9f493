/** A value, or the reason why there is none. The engine returns errors and never throws on user input. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
