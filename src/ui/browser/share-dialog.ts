/**
 * Copies text to the clipboard. Returns false if the browser refuses; the caller then shows the text for
 * manual copying.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Opens the browser's share dialog. Returns false if it has none or refuses, e.g. because the last tap was
 * some seconds ago; cancelling by the user counts as done.
 */
export async function openShareDialog(what: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
