import { EDITIONS } from '../core/edition.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Rule } from './rulebook.ts';

/**
 * Explains where a rule comes from that no edition prints: another source, or an interpretation of Yamen's.
 * Undefined if one does.
 */
export function explainUnprinted({ facts }: Rule, t: Translator<'rules'>): string | undefined {
  if (EDITIONS.some((edition) => facts.printed[edition])) return undefined;
  return t(facts.elsewhere ? 'ground-elsewhere' : 'printed-nowhere');
}
