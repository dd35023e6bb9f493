import type { Translator } from '../i18n/translator.ts';
import type { Problem } from '../referee/problem.ts';

/** What is wrong with a case, in a sentence. Texts: `errors`. */
export function explainProblem({ code, path, choices, ...numbers }: Problem, t: Translator): string {
  return t(code, { ...numbers, ...(choices && { choices: choices.join(', ') }) });
}
