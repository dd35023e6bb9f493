import { banksOf } from './banks.ts';
import { DEMANDS, type Demand, type Laying } from './demands.ts';
import { countYurts, majorityOf, mostYurts } from './majority.ts';
import { namesOf, type Position } from './position.ts';
import { tellOfProtections } from './protection.ts';
import type { ConquestStep, Reason } from './step.ts';
import { PLAYERS, type Player } from './vocabulary.ts';

/** The result of trying to lay a tile. */
export type Conquest = { readonly trace: readonly ConquestStep[] } & (
  | { readonly kind: 'conquered'; readonly owners: readonly Player[] }
  | { readonly kind: 'refused'; readonly reason: Reason }
);

/**
 * Decides whether a tile may be laid, and which players place a yurt on it. Rule: khan/conquest/tile,
 * khan/conquest/majority, khan/conquest/owners, khan/bridges/banks, khan/special-cards/protection
 */
export function conquer(position: Position, laying: Laying): Conquest {
  const { by, tile } = laying;
  const covers = namesOf(position, laying.covers);
  const trace: ConquestStep[] = [{ rule: 'khan/conquest/tile', step: 'tile-laid', by, tile, covers }];
  for (const demand of DEMANDS) {
    trace.push(...explainFacts(demand, position, laying));
    const failing = demand.failing(position, laying);
    if (!failing) continue;
    const { rule, reason } = demand;
    trace.push({ rule, step: 'refused', reason, at: namesOf(position, failing) });
    return { kind: 'refused', reason, trace };
  }
  const owners = majorityOf(countYurts(position, laying.covers));
  for (const player of owners) trace.push({ rule: 'khan/conquest/owners', step: 'owner', player });
  return { kind: 'conquered', owners, trace };
}

/** Returns the steps that explain the facts of a demand before it is checked. */
function explainFacts({ reason }: Demand, position: Position, laying: Laying): readonly ConquestStep[] {
  switch (reason) {
    case 'no-own-yurt':
      return explainCounts(position, laying);
    case 'no-majority':
      return explainMajority(position, laying);
    case 'bridge-needs-both-banks':
      return laying.tile === 'bridge' ? explainBanks(position, laying) : [];
    case 'protected':
      return tellOfProtections(position, laying);
    default:
      return [];
  }
}

function explainCounts(position: Position, { covers }: Laying): readonly ConquestStep[] {
  const counts = countYurts(position, covers);
  const neutral = covers.filter((space) => position.yurts[space] === 'neutral').length;
  const counted = PLAYERS.filter((player) => counts[player] > 0).map(
    (player): ConquestStep => ({
      rule: 'khan/conquest/majority',
      step: 'counted',
      player,
      yurts: counts[player],
    }),
  );
  if (neutral === 0) return counted;
  return [...counted, { rule: 'khan/conquest/neutral', step: 'neutral-passed-over', yurts: neutral }];
}

function explainMajority(position: Position, { covers }: Laying): readonly ConquestStep[] {
  const counts = countYurts(position, covers);
  const players = majorityOf(counts);
  return [{ rule: 'khan/conquest/majority', step: 'majority', players, yurts: mostYurts(counts) }];
}

function explainBanks(position: Position, { covers, banks }: Laying): readonly ConquestStep[] {
  const { isRiver } = position;
  const at = namesOf(
    position,
    covers.filter((space) => isRiver[space]),
  );
  const parts = banksOf(position, covers, banks).map((part) => namesOf(position, part));
  return [
    { rule: 'khan/bridges/river', step: 'river-spanned', at },
    { rule: 'khan/bridges/banks', step: 'banks', within: banks, parts },
  ];
}
