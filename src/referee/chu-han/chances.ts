import { CARDS_A_REINFORCEMENT, CARDS_IN_BOX, HAND, REINFORCEMENTS } from '../../engine/chu-han/box.ts';
import { CARDS, type Card } from '../../engine/chu-han/cards.ts';
import type { ChanceStep } from '../../engine/chu-han/chance-step.ts';
import { type Chances, explainChances, type Outlook, poolOf } from '../../engine/chu-han/chances.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { askOf } from '../ask.ts';
import { checkList, checkObject, checkThen, checkWhole, checkWord, optional, required } from '../check.ts';
import { sayInto } from '../problem.ts';
import { type ChuHanEnvelope, chuHanEnvelope } from './envelope.ts';

/** The question `chances`: how likely it is that a troop will be beaten. */
export interface ChuHanChancesCase extends ChuHanEnvelope<'chances'>, Outlook {}

export interface ChuHanChancesAnswer extends AnswerEnvelope<ChanceStep, never>, Chances {
  readonly ok: true;
  readonly legal: true;
}

/** The largest possible hand: 15 cards and six reinforcements. */
const LARGEST_HAND = HAND + CARDS_A_REINFORCEMENT * REINFORCEMENTS;

const cards = checkList(checkWord(CARDS), 0, CARDS_IN_BOX);

const checkFields = checkObject<ChuHanChancesCase>({
  ...chuHanEnvelope('chances'),
  mine: required(cards),
  troop: required(cards),
  held: required(checkWhole(1, LARGEST_HAND)),
  known: optional<readonly Card[]>(cards, []),
  seen: optional<readonly Card[]>(cards, []),
});

/** Also checks that the cards form a troop, and that there are no more cards than in the box. */
const checkChuHanChancesCase = checkThen(checkFields, (asked, path, problems) => {
  const pool = poolOf(asked);
  if (pool.ok) return;
  const say = sayInto(problems, path);
  const { error } = pool;
  if (error.code === 'not-a-troop') say(error.code, 'troop');
  else say({ code: error.code, most: error.most }, error.of);
});

function answerChuHanChances(asked: ChuHanChancesCase): ChuHanChancesAnswer {
  const pool = poolOf(asked);
  if (!pool.ok) throw new Error(`No case: ${JSON.stringify(pool.error)}`);
  const { value, trace } = explainChances(asked, pool.value);
  return { ok: true, legal: true, ...value, trace, rulings: [] };
}

export const CHU_HAN_CHANCES = askOf(checkChuHanChancesCase, answerChuHanChances);
