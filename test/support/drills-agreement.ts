import type { Dynasty } from '../../src/engine/huang/vocabulary.ts';
import { type Dealt, dealt, TEN } from '../../src/lessons/drills/deal.ts';
import { DRILLS } from '../../src/lessons/drills/name.ts';
import { keyOf, type Value } from '../../src/lessons/exercise.ts';
import { type NaiveCase, naiveAnswer } from './naive-huang.ts';

/** Generates the exercise with this number. */
export function dealtAs(number: number): Dealt {
  const kind = DRILLS[number % DRILLS.length] ?? 'winner';
  const deal = Math.floor(number / DRILLS.length);
  return dealt({ kind, seed: Math.floor(deal / TEN).toString(36) }, deal % TEN);
}

/**
 * Returns what is wrong with a generated exercise, or where the second implementation disagrees; undefined if
 * nothing.
 */
export function faultIn({ exercise, judged, by }: Dealt): string | undefined {
  if (!judged.some(({ isRight }) => isRight)) return 'nothing is right';
  if (judged.every(({ isRight }) => isRight)) return 'nothing is wrong';
  const won = judged.map(({ asked, value }) => naiveWinners({ ...(asked as NaiveCase) }, value));
  const least = won.findIndex((one) => one.winners.includes(by) || (one.isTie && one.decides === by));
  const differing = judged.find(({ value, isRight }, i) => {
    const naive = won[i];
    if (!naive) return true;
    if (exercise.ask === 'may') return isRight !== (naive.isLegal === value);
    if (exercise.ask === 'how-many') return isRight !== (i === least);
    return isRight !== naive.winners.includes(keyOf(value));
  });
  return (
    differing &&
    `the second implementation does not take ${differing.key} for ${differing.isRight ? 'right' : 'wrong'}`
  );
}

interface Won {
  readonly isLegal: boolean;
  readonly isTie: boolean;
  /** The player for whose state a tie was decided. */
  readonly decides: string | undefined;
  readonly winners: readonly string[];
}

interface Side {
  readonly id: string;
  readonly fights: boolean;
  readonly strength: number;
  readonly leaders: Readonly<Record<string, string>>;
}

type Told = {
  readonly legal?: boolean;
  readonly needs?: { readonly decision: string };
  readonly conflict?: {
    readonly winner: string;
    readonly states?: readonly Side[];
    readonly conflicting?: readonly string[];
  };
};

/** Asks the second implementation who wins: the dynasties with leaders in the winning state, or a tie. */
function naiveWinners(asked: NaiveCase, value: Value): Won {
  const { legal = false, needs, conflict } = naiveAnswer(asked) as Told;
  const none = { isLegal: legal, isTie: false, decides: undefined };
  if (needs?.decision === 'tieWinner') return { ...none, isTie: true, winners: ['tie'] };
  if (needs) throw new Error(`${JSON.stringify(asked)} with ${value} is still open`);
  if (!conflict) return { ...none, winners: [] };
  const { winner, states, conflicting = [] } = conflict;
  if (!states) return { ...none, winners: [winner] };
  const fighting = states.filter(({ fights }) => fights);
  const most = Math.max(...fighting.map(({ strength }) => strength));
  const strongest = fighting.filter(({ strength }) => strength === most);
  const own = states.find(({ id }) => id === winner);
  const dynasties = Object.values(own?.leaders ?? {})
    .filter((name) => conflicting.includes(name))
    .map((name) => name.split(':')[0] as Dynasty);
  if (strongest.length === 1) return { ...none, winners: [winner, ...dynasties] };
  const decided = dynasties.find((one) => one === asked.position.turn);
  return { ...none, isTie: true, decides: decided, winners: ['tie'] };
}
