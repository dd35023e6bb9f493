import { version } from '../../../package.json';
import { getIslandTexts } from '../../i18n/build-texts.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { TextFile, Texts } from '../../i18n/translator.ts';

/**
 * Returns the props of every island: its language, its texts with those of the shell, and the version of the
 * site.
 */
export function makeIslandProps<File extends TextFile>(locale: Locale, files: readonly File[]) {
  const texts: Texts<File | 'tool'> = getIslandTexts<File | 'tool'>(locale, ...files, 'tool');
  return { locale, texts, version };
}
