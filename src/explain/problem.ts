import type { Problem } from '../core/problem.ts';
import type { Translator } from '../i18n/translator.ts';

/** Explains in a sentence what is wrong with a case. */
export function explainProblem(problem: Problem, t: Translator<'errors'>): string {
  switch (problem.code) {
    case 'unknown-value':
      return t(problem.code, { choices: problem.choices.join(', ') });
    case 'too-deep':
    case 'too-long':
    case 'too-many':
      return t(problem.code, { most: problem.most });
    case 'too-few':
      return t(problem.code, { least: problem.least });
    case 'out-of-range':
    case 'not-a-whole-number':
      return t(problem.code, { least: problem.least, most: problem.most });
    default:
      return t(problem.code);
  }
}
