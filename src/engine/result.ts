/** A value, or the reason why there is none. The engine answers; it never throws on anything a person can type. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
