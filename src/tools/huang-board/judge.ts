import { act } from '../../engine/huang/act.ts';
import { type Action, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import type { Position } from '../../engine/huang/position.ts';
import { type Question, questionsOf } from '../../engine/huang/questions.ts';
import { HUANG_ACT, type HuangActCase } from '../../referee/huang/act.ts';
import { HUANG_STATES } from '../../referee/huang/states.ts';
import type { HuangTable } from '../../saves/huang-board.ts';
import { caseOf, type House, withAction } from './table.ts';

/** What the referee makes of a dispute: the case that it is, and the answer. */
export function judge(table: HuangTable, house: House) {
  const asked = caseOf(table, house);
  return { asked, answer: HUANG_ACT.answer(asked) };
}

/** The case of a dispute, checked and with all that was left out; null while the position is none. */
function checkedCase(table: HuangTable, house: House): HuangActCase | null {
  return HUANG_ACT.check(caseOf(table, house), '', []) ?? null;
}

/** The position of a table as the engine sees it; null while it is none. */
export function positionIn(table: HuangTable, house: House): Position | null {
  const asked = caseOf({ ...table, dispute: null }, house);
  return HUANG_STATES.check(asked, '', [])?.position ?? null;
}

/** All that the table is asked in a dispute, as far as the answers so far let one see. */
export function questionsIn(table: HuangTable, house: House): readonly Question[] {
  const checked = table.dispute && checkedCase(table, house);
  if (!checked) return [];
  const { position, action, decisions, rulings } = checked;
  return questionsOf(position, action, decisions, rulings);
}

/** Whether an action would be carried out or goes on to questions, rather than be refused. */
export function isLawful(table: HuangTable, house: House, action: Action): boolean {
  const checked = checkedCase(withAction(table, action), house);
  if (!checked) return false;
  return act(checked.position, checked.action, NOTHING_DECIDED, checked.rulings).kind !== 'refused';
}
