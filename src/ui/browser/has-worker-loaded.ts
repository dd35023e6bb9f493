/**
 * Resolves to whether a worker has loaded, which it reports with its first message.
 * @throws if the worker reports an error of its code; an error event without a message only means that the
 * file did not load.
 */
export function hasWorkerLoaded(worker: Worker): Promise<boolean> {
  return new Promise((done, fail) => {
    worker.onmessage = () => done(true);
    worker.onerror = ({ message }: Partial<ErrorEvent>) => (message ? fail(new Error(message)) : done(false));
  });
}
