import { isDeepStrictEqual } from 'node:util';
import { answer } from '../../src/referee/referee.ts';
import type { Compared } from './compared.ts';
import { naiveChuHanChances } from './naive-chu-han-chances.ts';
import { naiveAnswer } from './naive-huang.ts';
import { type NaiveChancesCase, naiveHuangChances } from './naive-huang-chances.ts';

type Fields = Readonly<Record<string, unknown>>;

export function compareHuangChances(asked: NaiveChancesCase): Compared {
  const ours = written(answer(asked));
  const naive = written(naiveHuangChances(asked, naiveAnswer));
  const outcome = compared(asked, ours, naive);
  return outcome.difference === undefined && !agreesOnBystanders(asked, ours, naive)
    ? { ...outcome, difference: `rulings ${JSON.stringify(ours['rulings'])}` }
    : outcome;
}

export function compareChuHanChances(asked: object): Compared {
  return compared(asked, written(answer(asked)), written(naiveChuHanChances(asked)));
}

function compared(asked: object, ours: Fields, naive: Fields): Compared {
  const { trace: _, rulings: __, error: ___, id: ____, reason, ...rest } = ours;
  const { reasons, ...told } = naive;
  const isReasonRight =
    reasons === undefined ? reason === undefined : (reasons as readonly unknown[]).includes(reason);
  const isSame = isReasonRight && isDeepStrictEqual(rest, told);
  const short = (value: unknown) => JSON.stringify(value).slice(0, 1500);
  return {
    seen: sightsOf(asked as Fields, ours),
    ...(!isSame && { difference: `second implementation ${short(naive)}, referee ${short(ours)}` }),
  };
}

/**
 * Whether both agree on the ruling about bystanders, which is listed if its other choice changes the answer.
 */
function agreesOnBystanders(asked: NaiveChancesCase, ours: Fields, naive: Fields): boolean {
  const chosen = asked.rulings?.['bystander-states'] ?? 'abstain';
  const other = chosen === 'abstain' ? 'fight' : 'abstain';
  const rulings = { ...asked.rulings, 'bystander-states': other };
  const otherwise = written(naiveHuangChances({ ...asked, rulings }, naiveAnswer));
  if (!naive['ok'] || (naive['reasons'] && otherwise['reasons'])) return true;
  const named = (ours['rulings'] as readonly string[]).includes('bystander-states');
  return named !== isDeepStrictEqual(naive, otherwise);
}

function written(value: unknown): Fields {
  return JSON.parse(JSON.stringify(value));
}

/** Lists what a question contains, to make sure that the random questions cover everything. */
function sightsOf(asked: Fields, ours: Fields): readonly string[] {
  if (!ours['ok']) return ['error'];
  if (!ours['legal']) return ['refused', String(ours['reason'])];
  const chances = (ours['chances'] ?? []) as readonly { readonly win: string; readonly tie: string }[];
  const isOpen = (text: unknown) => typeof text === 'string' && !['0/1', '1/1'].includes(text);
  const states = (ours['states'] ?? []) as readonly unknown[];
  return [
    ...(ours['result'] === undefined ? [] : [String(ours['result'])]),
    ...(states.length > 2 ? ['three states'] : []),
    ...(chances.some(({ win }) => isOpen(win)) ? ['won or lost'] : []),
    ...(chances.some(({ tie }) => isOpen(tie)) ? ['tied or not'] : []),
    ...(isOpen(ours['beaten']) ? ['beaten or not'] : []),
    ...(ours['reinforced'] === null ? ['no reinforcement'] : []),
    ...((asked['troop'] as readonly string[] | undefined)?.join() === 'xiong-xin' ? ['joker alone'] : []),
  ];
}
