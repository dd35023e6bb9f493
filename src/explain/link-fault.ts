import type { Translator } from '../i18n/translator.ts';
import type { LinkFault } from '../share/link.ts';
import { explainProblem } from './problem.ts';

/** Explains in a sentence why a link cannot be opened. */
export function explainLinkFault(link: string, fault: LinkFault, t: Translator<'link' | 'errors'>): string {
  if (link === '') return t('link-none');
  return fault.code === 'not-a-case'
    ? t('link-not-a-case', { why: explainProblem(fault.problem, t) })
    : t(`link-${fault.code}`);
}
