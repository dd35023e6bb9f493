/** Resolves in a new task, so that pending input events are handled first. */
export function nextTask(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}
