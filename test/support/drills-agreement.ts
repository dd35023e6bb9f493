import { DRILL_KINDS } from '../../src/games/huang/drill/questions/drill-name.ts';
import {
  DRILL_SIZE,
  type DrillQuestion,
  generateQuestion,
} from '../../src/games/huang/drill/questions/generate-question.ts';
import type { Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { type ExerciseOption, makeOptionKey } from '../../src/lessons/exercise.ts';
import { type NaiveCase, naiveAnswer } from './naive-huang.ts';

/** Generates the exercise with this number. */
export function dealtAs(number: number): DrillQuestion {
  const kind = DRILL_KINDS[number % DRILL_KINDS.length] ?? 'winner';
  const deal = Math.floor(number / DRILL_KINDS.length);
  return generateQuestion({ kind, seed: Math.floor(deal / DRILL_SIZE).toString(36) }, deal % DRILL_SIZE);
}

/**
 * Returns what is wrong with a generated exercise, or where the second implementation disagrees; undefined if
 * nothing.
 */
export function faultIn({ exercise, options, by }: DrillQuestion): string | undefined {
  if (!options.some(({ isRight }) => isRight)) return 'nothing is right';
  if (options.every(({ isRight }) => isRight)) return 'nothing is wrong';
  const won = options.map(({ refereeCase, value }) => naiveWinners({ ...(refereeCase as NaiveCase) }, value));
  const least = won.findIndex((one) => one.winners.includes(by) || (one.isTie && one.decides === by));
  const differing = options.find(({ value, isRight }, i) => {
    const naive = won[i];
    if (!naive) return true;
    if (exercise.ask === 'may') return isRight !== (naive.isLegal === value);
    if (exercise.ask === 'how-many') return isRight !== (i === least);
    return isRight !== naive.winners.includes(makeOptionKey(value));
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
function naiveWinners(asked: NaiveCase, value: ExerciseOption): Won {
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
