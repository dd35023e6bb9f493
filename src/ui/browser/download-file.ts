/** Downloads a file. Its object URL stays valid for a while, because the browser may read it later. */
export function downloadFile(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Downloads a backup of the saved data. */
export function downloadBackup(copy: string): void {
  const name = `yamen-${new Date().toISOString().slice(0, 10)}.json`;
  downloadFile(new File([copy], name, { type: 'application/json' }));
}
