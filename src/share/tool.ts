import type { Case } from '../referee/referee.ts';

/** The tool that shows a case, as a path below the language; undefined while there is none for it. */
export function toolFor({ ask }: Case): string | undefined {
  return ask === 'score' ? 'huang/score/' : undefined;
}
