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

/** Opens the share dialog for a result; false if the browser cannot. */
export async function shareResult(text: string, url: string): Promise<boolean> {
  return 'share' in navigator && openShareDialog({ text, url });
}

/**
 * Opens the browser's share dialog. Returns false if it refuses, e.g. because the last tap was some seconds
 * ago; cancelling by the user counts as done.
 */
export async function openShareDialog(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
