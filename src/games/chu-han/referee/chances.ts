import type { AnswerEnvelope } from '../../../core/answer.ts';
import { createCaseHandler } from '../../../core/case-handler.ts';
import {
  checkEnum,
  checkInteger,
  checkList,
  checkObject,
  optional,
  refineCheck,
  required,
} from '../../../core/check.ts';
import { createReporter } from '../../../core/problem.ts';
import { CARDS_IN_BOX, LARGEST_HAND } from '../rules/cards/box.ts';
import { CARDS, type Card } from '../rules/cards/cards.ts';
import type { DefenceChanceStep } from '../rules/chance-step.ts';
import {
  computeDefenceChances,
  type DefenceChanceQuery,
  type DefenceChances,
  findHiddenCards,
} from '../rules/chances.ts';
import { type ChuHanEnvelope, createChuHanChecks } from './envelope.ts';

/** The question `chances`: how likely it is that a troop will be beaten. */
export interface ChuHanChancesCase extends ChuHanEnvelope<'chances'>, DefenceChanceQuery {}

/** The chances that the other side can defend, with the steps that explain them. */
export interface ChuHanChancesAnswer extends AnswerEnvelope<DefenceChanceStep, never>, DefenceChances {
  readonly ok: true;
  readonly legal: true;
}

const cards = checkList(checkEnum(CARDS), 0, CARDS_IN_BOX);

const checkFields = checkObject<ChuHanChancesCase>({
  ...createChuHanChecks('chances'),
  mine: required(cards),
  troop: required(cards),
  held: required(checkInteger(1, LARGEST_HAND)),
  known: optional<readonly Card[]>(cards, []),
  seen: optional<readonly Card[]>(cards, []),
});

/** Also checks that the cards form a troop, and that there are no more cards than in the box. */
const checkChuHanChancesCase = refineCheck(checkFields, (chancesCase, path, problems) => {
  const pool = findHiddenCards(chancesCase);
  if (pool.ok) return;
  const report = createReporter(problems, path);
  const { error } = pool;
  if (error.code === 'not-a-troop') report(error.code, 'troop');
  else report({ code: error.code, most: error.most }, error.of);
});

function answerChuHanChances(chancesCase: ChuHanChancesCase): ChuHanChancesAnswer {
  const pool = findHiddenCards(chancesCase);
  if (!pool.ok) throw new Error(`No case: ${JSON.stringify(pool.error)}`);
  const { value, trace } = computeDefenceChances(chancesCase, pool.value);
  return { ok: true, legal: true, ...value, trace, rulings: [] };
}

/** Checks and answers cases about the chances of a defence. */
export const CHU_HAN_CHANCES_HANDLER = createCaseHandler(checkChuHanChancesCase, answerChuHanChances);
