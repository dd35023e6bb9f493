import type { Case } from '../referee/referee.ts';

/** The tool that shows a case, as a path below the language. */
export function toolFor({ game, ask }: Case): string {
  return { 'huang score': 'huang/score/' }[`${game} ${ask}` as const];
}
