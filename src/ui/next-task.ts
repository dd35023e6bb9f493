/** Goes on in a task of its own: taps come first. */
export function nextTask(): Promise<void> {
  return new Promise((goOn) => setTimeout(goOn));
}
