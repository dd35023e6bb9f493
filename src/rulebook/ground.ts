import { EDITIONS } from '../engine/edition.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Rule } from './rulebook.ts';

/** Where a rule that no edition prints comes from, in a sentence: seen elsewhere, or Yamen's reading. */
export function explainUnprinted({ facts }: Rule, t: Translator<'rules'>): string | undefined {
  if (EDITIONS.some((edition) => facts.printed[edition])) return undefined;
  return t(facts.elsewhere ? 'ground-elsewhere' : 'printed-nowhere');
}
