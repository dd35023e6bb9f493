import type { BattleNotes } from '../../src/games/chu-han/rules/scoring/game-score.ts';
import type { Incident } from '../../src/games/chu-han/rules/scoring/incident.ts';
import type { ChuHanGame } from '../../src/games/chu-han/saves/score.ts';
import { type Random, wholeUpTo as upTo } from './random.ts';

const pick = <const T>(random: Random, from: readonly [T, ...T[]]): T =>
  from[upTo(random, from.length - 1)] ?? from[0];
const maybe = <T>(random: Random, make: () => T): T | null => (random() < 0.5 ? make() : null);
const listOf = <T>(random: Random, most: number, make: () => T) =>
  Array.from({ length: upTo(random, most) }, make);

const side = (random: Random) => pick(random, ['han', 'chu']);

function randomIncident(random: Random): Incident {
  const kinds: readonly [() => Incident, ...(() => Incident)[]] = [
    () => ({ kind: 'han-xin', by: side(random) }),
    () => ({ kind: 'xiahou-ying', by: side(random) }),
    () => ({ kind: 'fan-zeng', by: side(random), troop: 6 + upTo(random, 3) }),
    () => ({ kind: 'xiang-yu' }),
    () => ({
      ...{ kind: 'by-hand', to: side(random), points: upTo(random, 198) - 99 },
      at: pick(random, ['once', 'scoring']),
    }),
  ];
  return pick(random, kinds)();
}

function randomBattle(random: Random): BattleNotes {
  return {
    event: maybe(random, () =>
      pick(random, ['silence', 'good-counsel', 'stability', 'hangu-pass', 'warlords', 'other']),
    ),
    incidents: listOf(random, 4, () => randomIncident(random)),
    end: maybe(random, () => ({
      ...{ winner: side(random), cardsLeft: upTo(random, 5), reinforcements: upTo(random, 6) },
    })),
  };
}

const NAMES = ['', 'Ada', 'Łucja', '日本', '👑', ' "a" ', 'x'.repeat(200)] as const;

/** A running score with whatever may be noted; a game in which nothing was noted yet has one battle. */
export function randomRunningScore(random: Random): ChuHanGame {
  const draft = {
    winner: maybe(random, () => side(random)),
    cardsLeft: maybe(random, () => upTo(random, 5)),
    reinforcements: maybe(random, () => upTo(random, 6)),
  };
  return {
    ...{ id: 'here', begun: '2026-11-26T19:30:00.000Z', title: pick(random, NAMES) },
    names: { han: pick(random, NAMES), chu: pick(random, NAMES) },
    start: { han: upTo(random, 40), chu: upTo(random, 1000) },
    battles: [randomBattle(random), ...listOf(random, 12, () => randomBattle(random))],
    draft,
    hanguPassDoubled: pick(random, [null, 'yes', 'no']),
  };
}
