import type { Case } from '../referee/referee.ts';

/** The tool that shows a case, as a path below the language; undefined while there is none for it. */
export function toolFor({ game, ask }: Case): string | undefined {
  return game === 'huang' && ask === 'score' ? 'huang/score/' : undefined;
}
