import { makeElement } from './make-element.ts';

/** Has the browser save a copy of what is stored as a file. */
export function saveCopy(copy: string): void {
  const href = URL.createObjectURL(new Blob([copy], { type: 'application/json' }));
  makeElement('a', '', { href, download: `yamen-${new Date().toISOString().slice(0, 10)}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
