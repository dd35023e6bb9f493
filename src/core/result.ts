/** A value, or the reason why there is none. The engine returns errors and never throws on user input. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** Returns the value of a result. @throws {Error} with its error if there is none, which is a mistake of ours */
export function unwrap<T>(result: Result<T, unknown>): T {
  if (result.ok) return result.value;
  throw new Error(typeof result.error === 'string' ? result.error : JSON.stringify(result.error));
}
