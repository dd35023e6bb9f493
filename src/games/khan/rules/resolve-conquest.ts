import { findBanks } from './banks.ts';
import { type ConquestAttempt, DEMANDS, type Demand } from './demands.ts';
import { countYurts, findMajority, getMostYurts } from './majority.ts';
import { getKhanSpaceNames, type KhanPosition } from './position.ts';
import { traceProtections } from './protection.ts';
import type { ConquestRefusalReason, ConquestStep } from './step.ts';
import { KHAN_PLAYERS, type KhanPlayer } from './vocabulary.ts';

/** The result of trying to lay a tile. */
export type ConquestOutcome = { readonly trace: readonly ConquestStep[] } & (
  | { readonly kind: 'conquered'; readonly owners: readonly KhanPlayer[] }
  | { readonly kind: 'refused'; readonly reason: ConquestRefusalReason }
);

/**
 * Decides whether a tile may be laid, and which players place a yurt on it. Rule: khan/conquest/tile,
 * khan/conquest/majority, khan/conquest/owners, khan/bridges/banks, khan/special-cards/protection
 */
export function resolveConquest(position: KhanPosition, attempt: ConquestAttempt): ConquestOutcome {
  const { by, tile } = attempt;
  const covers = getKhanSpaceNames(position, attempt.covers);
  const trace: ConquestStep[] = [{ rule: 'khan/conquest/tile', step: 'tile-laid', by, tile, covers }];
  for (const demand of DEMANDS) {
    trace.push(...explainFacts(demand, position, attempt));
    const failing = demand.findViolations(position, attempt);
    if (!failing) continue;
    const { rule, reason } = demand;
    trace.push({ rule, step: 'refused', reason, at: getKhanSpaceNames(position, failing) });
    return { kind: 'refused', reason, trace };
  }
  const owners = findMajority(countYurts(position, attempt.covers));
  for (const player of owners) trace.push({ rule: 'khan/conquest/owners', step: 'owner', player });
  return { kind: 'conquered', owners, trace };
}

/** Returns the steps that explain the facts of a demand before it is checked. */
function explainFacts(
  { reason }: Demand,
  position: KhanPosition,
  attempt: ConquestAttempt,
): readonly ConquestStep[] {
  switch (reason) {
    case 'no-own-yurt':
      return explainCounts(position, attempt);
    case 'no-majority':
      return explainMajority(position, attempt);
    case 'bridge-needs-both-banks':
      return attempt.tile === 'bridge' ? explainBanks(position, attempt) : [];
    case 'protected':
      return traceProtections(position, attempt);
    default:
      return [];
  }
}

function explainCounts(position: KhanPosition, { covers }: ConquestAttempt): readonly ConquestStep[] {
  const counts = countYurts(position, covers);
  const neutral = covers.filter((space) => position.yurts[space] === 'neutral').length;
  const counted = KHAN_PLAYERS.filter((player) => counts[player] > 0).map(
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

function explainMajority(position: KhanPosition, { covers }: ConquestAttempt): readonly ConquestStep[] {
  const counts = countYurts(position, covers);
  const players = findMajority(counts);
  return [{ rule: 'khan/conquest/majority', step: 'majority', players, yurts: getMostYurts(counts) }];
}

function explainBanks(position: KhanPosition, { covers, banks }: ConquestAttempt): readonly ConquestStep[] {
  const { isRiver } = position;
  const at = getKhanSpaceNames(
    position,
    covers.filter((space) => isRiver[space]),
  );
  const parts = findBanks(position, covers, banks).map((part) => getKhanSpaceNames(position, part));
  return [
    { rule: 'khan/bridges/river', step: 'river-spanned', at },
    { rule: 'khan/bridges/banks', step: 'banks', within: banks, parts },
  ];
}
