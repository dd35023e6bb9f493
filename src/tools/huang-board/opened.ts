import { makeNotation } from '../../engine/huang/notation.ts';
import { HUANG_RULINGS } from '../../engine/huang/rulings.ts';
import { type Setup, setupOf } from '../../engine/huang/setup.ts';
import { defaultsOf } from '../../referee/case.ts';
import type { Case } from '../../referee/referee.ts';
import type { HuangTable } from '../../saves/huang-board.ts';
import { judge, questionsIn } from './judge.ts';
import { houseOf } from './table.ts';

/** The table that a case or a position describes, laid over a fresh one: judged as the case says. */
export function tableFrom(what: Case | { readonly position: Setup }, fresh: HuangTable): HuangTable {
  if (!('ask' in what)) return { ...fresh, position: makeNotation(what.position) };
  if (what.game !== 'huang' || what.ask === 'score') throw new Error(`No position to open: ${what.ask}`);
  const table: HuangTable = {
    ...fresh,
    edition: what.edition,
    rulings: chosenIn(what.rulings),
    position: makeNotation(setupOf(what.position)),
  };
  if (what.ask !== 'act') return table;
  const { action, decisions } = what;
  return atFirstOpen({ ...table, dispute: { action, decisions, asked: 0 } });
}

/** The choices that are not the default. */
function chosenIn(rulings: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const defaults: Readonly<Record<string, string>> = defaultsOf(HUANG_RULINGS);
  return Object.fromEntries(Object.entries(rulings).filter(([point, choice]) => defaults[point] !== choice));
}

/** An opened dispute stands at the question that it leaves open, or at its outcome. */
function atFirstOpen(table: HuangTable): HuangTable {
  const { dispute } = table;
  if (!dispute) return table;
  const house = houseOf(table, null, 'en');
  const questions = questionsIn(table, house);
  const { answer } = judge(table, house);
  const isOpen = answer.ok && answer.legal && 'needs' in answer;
  const open = isOpen ? questions.findIndex(({ asks }) => asks === answer.needs.decision) : -1;
  return { ...table, dispute: { ...dispute, asked: open < 0 ? questions.length : open } };
}
