import type { Translator } from '../i18n/translator.ts';
import type { OpeningFault } from '../share/parse-opened-text.ts';
import { isolateBidi } from './isolate-bidi.ts';
import { explainLinkFault } from './link-fault.ts';
import { explainProblem } from './problem.ts';

/** Explains in a sentence why a pasted or scanned text cannot be opened. */
export function explainOpeningFault(fault: OpeningFault, t: Translator<'open' | 'link' | 'errors'>): string {
  switch (fault.code) {
    case 'nothing':
    case 'unreadable':
      return t(`open-${fault.code}`);
    case 'not-a-case': {
      const { path } = fault.problem;
      const why = explainProblem(fault.problem, t);
      return path === ''
        ? t('open-not-a-case', { why })
        : t('open-not-a-case-at', { why, path: isolateBidi(path) });
    }
    case 'notation': {
      if (fault.fault.field === 'size') return t('notation-size', { most: fault.fault.most });
      const { field, text } = fault.fault;
      return text === '' ? t('open-notation-short') : t(`notation-${field}`, { text: isolateBidi(text) });
    }
    default:
      return explainLinkFault('#', fault, t);
  }
}
