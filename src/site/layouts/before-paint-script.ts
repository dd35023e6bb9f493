/**
 * The only blocking script, followed by the one that registers the service worker. Sets theme and hand
 * before the first paint, so that a dark theme does not flash white. Stays under 300 bytes. If
 * storage is forbidden, there is nothing to set, so the error is ignored.
 */
export const beforePaintScript =
  "try{for(let k of['theme','hand']){let v=localStorage.getItem('yamen-'+k);if(v)document.documentElement.dataset[k]=v}}catch{}";
