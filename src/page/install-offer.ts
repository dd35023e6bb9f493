/** What Chromium says to a page whose site can be installed; other browsers say nothing. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}
declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** The offer, listened for from the start: it may come before what tells of it has arrived. */
export const offered = new Promise<InstallOffer>((resolve) =>
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the line at the foot is all that asks
    resolve(event);
  }),
);
