/** The event that Chromium fires if the site can be installed; other browsers fire nothing. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}
declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/**
 * Resolves to the browser's event that can offer to install the app. Listens from the start, because it may
 * fire before the code that uses it is loaded.
 */
export const installPrompt = new Promise<InstallPromptEvent>((resolve) =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // only the line at the foot offers to install
    resolve(event);
  }),
);
