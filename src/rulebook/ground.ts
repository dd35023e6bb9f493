import { EDITIONS } from '../engine/edition.ts';
import type { Translator } from '../i18n/translator.ts';
import { marksIn } from './marks.ts';
import { type Rule, readOf } from './rulebook.ts';

/** Where a rule is printed, in a sentence: the editions; that it was seen elsewhere; that it is Yamen's reading. */
export function groundOf({ id, entry, facts }: Rule, t: Translator<'rules'>): string {
  const prints = EDITIONS.filter((edition) => facts.printed[edition]).map((one) => t(`edition-${one}`));
  if (prints.length === 0) return t(facts.elsewhere ? 'ground-elsewhere' : 'printed-nowhere');
  const isMarked = marksIn(readOf(entry.body, id)).length > 0;
  return [`${t('printed-in')} ${prints.join(', ')}`, ...(isMarked ? [t('printed-but')] : [])].join(' · ');
}
