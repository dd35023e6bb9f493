import type { Setup } from '../../engine/huang/setup.ts';
import { answerFor } from '../../referee/huang/answer-for.ts';
import { setupFor } from '../../referee/huang/position-for.ts';
import type { Case } from '../../referee/referee.ts';
import { type BoardTable, choicesOf, chosenIn, houseOf } from './table.ts';

/** The table that a case or a position describes, laid over a fresh one: judged as the case says. */
export function tableFrom(what: Case | { readonly position: Setup }, fresh: BoardTable): BoardTable {
  if (!('ask' in what)) return { ...fresh, setup: what.position };
  if (what.game !== 'huang' || what.ask === 'score') throw new Error(`No position to open: ${what.ask}`);
  const table: BoardTable = {
    ...fresh,
    edition: what.edition,
    rulings: chosenIn(what.rulings),
    setup: setupFor(what.position),
  };
  if (what.ask !== 'act' && what.ask !== 'chances') return table;
  const { action, decisions } = what;
  return atFirstOpen(table, { action, decisions, asked: 0 });
}

/** An opened dispute stands at the question that it leaves open, or at its outcome. */
function atFirstOpen(table: BoardTable, dispute: NonNullable<BoardTable['dispute']>): BoardTable {
  const { action, decisions } = dispute;
  const choices = choicesOf(houseOf(table, null, 'en'));
  const judged = answerFor(table.setup, action, decisions, choices);
  if (!judged.ok) throw new Error(`Opened, and no position: ${JSON.stringify(judged.error)}`);
  const { answer, questions } = judged.value;
  const isOpen = answer.legal && 'needs' in answer;
  const open = isOpen ? questions.findIndex(({ asks }) => asks === answer.needs.decision) : -1;
  return { ...table, dispute: { ...dispute, asked: open < 0 ? questions.length : open } };
}
