/**
 * Waits for the first message of a web worker: resolves to true once it comes, to false if the worker's file
 * did not load (an error event without a message). @throws if the worker reports an error of its code
 */
export function awaitWorkerStart(worker: Worker): Promise<boolean> {
  return new Promise((done, fail) => {
    worker.onmessage = () => done(true);
    worker.onerror = ({ message }: Partial<ErrorEvent>) => (message ? fail(new Error(message)) : done(false));
  });
}
