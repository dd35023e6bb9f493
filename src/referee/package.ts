// What Yamen hands to other programs, as one file with types (`npm run pack`): cases, as the referee's command takes them,
// and positions of Huang as a line of text.
export { makeNotation, parseNotation } from '../engine/huang/notation.ts';
export { type Answer, answer, answerText, type Case, checkCase } from './referee.ts';
