import { createRecord } from '../../../core/record.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import type { SideEntry, StoredConflict, WarCommitmentEntry } from './conflict.ts';

/** The entry of a player who commits nothing in a war. */
export const NO_WAR_COMMITMENT: WarCommitmentEntry = { tiles: 0, leader: false, to: null };
/** A state at war before anything about it is entered. */
export const EMPTY_SIDE: SideEntry = { tiles: 0, leaders: [] };

/** Returns a conflict without any input, of the kind and with the players of the previous one. */
export function freshStoredConflict(before?: Pick<StoredConflict, 'kind' | 'players'>): StoredConflict {
  const commitments = createRecord(DYNASTIES, () => NO_WAR_COMMITMENT);
  return {
    edition: null,
    bystanders: null,
    kind: before?.kind ?? 'war',
    players: before?.players ?? DYNASTIES.slice(0, 4),
    acting: null,
    war: { sides: [EMPTY_SIDE, EMPTY_SIDE], gifts: commitments, hasNobodyCommitted: false, tieWinner: null },
    revolt: {
      colour: null,
      defender: null,
      beside: { attacker: 1, defender: 1 },
      gifts: { attacker: { tiles: 0, leader: false }, defender: { tiles: 0, leader: false } },
      hasNobodyCommitted: false,
    },
    outlook: null,
  };
}
