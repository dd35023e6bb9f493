/**
 * How far an answer holds, as the texts `verdict-…` name it: `provisional` may still change with what is
 * entered next, `question` waits for a player's choice, `unsettled` depends on a point that the rulebook
 * leaves open.
 */
export type VerdictStatus = 'final' | 'allowed' | 'refused' | 'provisional' | 'question' | 'unsettled';
