import type { Result } from '../../core/result.ts';
import { LONGEST_TEXT } from '../../share/parse-opened-text.ts';

/** Why a file that was chosen cannot be opened. */
export type FileFault = 'too-large' | 'empty' | 'not-read';

/** Reads a file as text of at most 200 kB. The text may still be anything. */
export async function readTextFile(file: Blob): Promise<Result<string, FileFault>> {
  if (file.size > LONGEST_TEXT) return { ok: false, error: 'too-large' };
  try {
    const text = await file.text();
    return text.trim() === '' ? { ok: false, error: 'empty' } : { ok: true, value: text };
  } catch (error) {
    console.warn(error); // deleted in the meantime, or in a cloud that cannot be reached
    return { ok: false, error: 'not-read' };
  }
}
