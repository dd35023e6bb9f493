import type { Translator } from '../i18n/translator.ts';
import type { OpenFault } from '../share/open.ts';
import { isolated } from './isolated.ts';
import { explainLinkFault } from './link.ts';
import { explainProblem } from './problem.ts';

/** Explains in a sentence why a pasted or scanned text cannot be opened. */
export function explainOpenFault(fault: OpenFault, t: Translator<'open' | 'link' | 'errors'>): string {
  switch (fault.code) {
    case 'nothing':
    case 'unreadable':
      return t(`open-${fault.code}`);
    case 'not-a-case': {
      const { path } = fault.problem;
      const why = explainProblem(fault.problem, t);
      return path === ''
        ? t('open-not-a-case', { why })
        : t('open-not-a-case-at', { why, path: isolated(path) });
    }
    case 'notation': {
      if (fault.fault.field === 'size') return t('notation-size', { most: fault.fault.most });
      const { field, text } = fault.fault;
      return text === '' ? t('open-notation-short') : t(`notation-${field}`, { text: isolated(text) });
    }
    default:
      return explainLinkFault('#', fault, t);
  }
}
