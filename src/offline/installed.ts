/**
 * The id of the release whose worker answers for this page's site, or `undefined` where nothing is
 * installed.
 */
export async function installedRelease(): Promise<string | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.active;
  if (!worker) return undefined;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event: MessageEvent<string>) => resolve(event.data);
    worker.postMessage({ type: 'RELEASE' }, [port2]);
  });
}
