import { useState } from 'preact/hooks';
import { copyText } from '../browser/share-dialog.ts';

/** State of buttons that copy: what the last one did, and a text that is shown for manual copying. */
export function useCopy() {
  const [message, setMessage] = useState('');
  const [manualText, setManualText] = useState('');
  /** Copies a text, and says that it is done or, with the text for manual copying, that it has failed. */
  const copy = async (text: string, done: string, failed: string) => {
    const isCopied = await copyText(text);
    setMessage(isCopied ? done : failed);
    setManualText(isCopied ? '' : text);
  };
  return { message, setMessage, manualText, copy };
}
