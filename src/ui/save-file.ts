/** Has the browser save a file. It may begin to read it only later. */
export function saveFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Has the browser save a copy of what is stored. */
export function saveCopy(copy: string): void {
  const name = `yamen-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(new File([copy], name, { type: 'application/json' }));
}
