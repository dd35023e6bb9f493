/**
 * Puts text on the clipboard. False where the browser refuses: the caller then shows the text, to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Offers a result to another app where the browser can; false where it cannot. */
export async function shareResult(text: string, url: string): Promise<boolean> {
  return 'share' in navigator && offer({ text, url });
}

/**
 * Offers something to another app; false where the browser refuses, as it does some seconds after the last tap. A person
 * who backs out has chosen.
 */
export async function offer(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
