// The public API of the package that `npm run pack` makes: cases as the referee command takes them, and
// positions of Huang as a line of text.
export { makeNotation, parseNotation } from '../games/huang/rules/setup/notation.ts';
export { type Answer, answer, answerText, type Case, checkCase } from './referee.ts';
