import type { Case } from '../referee/referee.ts';

/** The tool for each thing that can be asked, as a path below the language. */
const TOOLS: Readonly<Record<Case['ask'], string>> = {
  score: 'huang/score/',
  states: 'huang/referee/',
  placements: 'huang/referee/',
  act: 'huang/referee/',
};

/** The tool that shows a case, as a path below the language. */
export function toolFor({ ask }: Case): string {
  return TOOLS[ask];
}
