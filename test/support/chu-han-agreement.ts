import { isDeepStrictEqual } from 'node:util';
import { BATTLE_SIDES } from '../../src/games/chu-han/rules/side.ts';
import { answer } from '../../src/referee/referee.ts';
import { ALL_CARDS, pick, randomDeal, walk } from './chu-han-battles.ts';
import { randomBattleCase, randomScoreCase } from './chu-han-cases.ts';
import type { Compared } from './compared.ts';
import { naiveChuHan } from './naive-chu-han.ts';
import { wholeUpTo } from './random.ts';

/** Compares the referee with the second implementation on a case. */
export function compareChuHan(asked: object): Compared {
  const { trace: _, error: __, id: ___, ...ours } = written(answer(asked));
  const naive = written(naiveChuHan(asked));
  const seen = [
    String(ours['reason'] ?? ours['status'] ?? ours['ok']),
    ...((ours['rulings'] ?? []) as string[]),
  ];
  const known = ours['ok'] ? ours : { ok: false };
  if (isDeepStrictEqual(known, naive)) return { seen };
  return {
    seen,
    difference: `referee ${JSON.stringify(known)}, second implementation ${JSON.stringify(naive)}`,
  };
}

function written(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value));
}

/**
 * Makes a random question about a battle or its scoring, from three sources, two of which include illegal
 * plays.
 */
export function randomChuHanCase(random: () => number): object {
  const kind = random();
  if (kind < 0.15) return randomScoreCase(random);
  return kind < 0.5 ? randomBattleCase(random) : cutBattle(random);
}

/** Makes a battle that stops after some play; in half of the cases, any other play follows. */
function cutBattle(random: () => number): object {
  const { deal } = randomDeal(random);
  const all = walk(random, deal, wholeUpTo(random, 24));
  const stopped = all.findIndex(({ battle }) => battle.used.cancelled);
  const steps = stopped >= 0 && random() < 0.3 ? all.slice(0, stopped + 1) : all;
  const last = steps.at(-1)?.battle;
  const by = random() < 0.8 && last ? last.turn : pick(random, BATTLE_SIDES);
  const plays: object[] = steps.map(({ play }) => play);
  const isLate = last?.used.cancelled && random() < 0.4; // a reinforcement may now be too late
  if (isLate) plays.push({ by, reinforce: true });
  else if (random() < 0.6) plays.push(wish(random, by, last?.hands[by] ?? []));
  return { game: 'chu-han', ask: 'battle', ...deal, plays };
}

const PERSONS = ALL_CARDS.filter((card) => card.includes('-') && card !== 'xiong-xin');

/** Makes a play with cards in hand, sometimes with others. */
function wish(random: () => number, by: string, hand: readonly string[]): object {
  const card = () => (random() < 0.9 && hand.length > 0 ? pick(random, hand) : pick(random, ALL_CARDS));
  const own = PERSONS.filter((person) => hand.includes(person));
  const person = () => (random() < 0.85 && own.length > 0 ? pick(random, own) : pick(random, PERSONS));
  const first = card();
  const alike = hand.filter((one) => one === first || one === 'xiong-xin');
  const cards =
    random() < 0.6
      ? alike.slice(0, 1 + wholeUpTo(random, 4))
      : Array.from({ length: wholeUpTo(random, 3) }, card);
  const ability = random() < 0.5 ? [] : random() < 0.8 ? [person()] : [person(), person()];
  switch (wholeUpTo(random, 6)) {
    case 0:
      return { by, reinforce: true };
    case 1:
      return { by, open: cards };
    case 2:
      return { by, retreat: true, ability };
    case 3:
      return { by, react: pick(random, ['lu-zhi', 'xiao-he']) };
    case 4: {
      const one = person();
      return {
        by,
        ability: [one],
        ...(one === 'yu-ji' && { discard: card() }),
        ...(one === 'ying-bu' && { take: card() }),
      };
    }
    default:
      return { by, defend: cards, ability };
  }
}
