import type { RuleId } from '../../../core/trace.ts';

/** One step of explaining the chances of a troop. */
export type DefenceChanceStep = { readonly rule: RuleId } & (
  | { readonly step: 'troop'; readonly rank: number; readonly size: number }
  | {
      readonly step: 'unseen';
      readonly cards: number;
      /** The number of hidden cards that the other side holds. */
      readonly held: number;
    }
  /** The ranks that beat the troop. */
  | { readonly step: 'higher'; readonly ranks: readonly number[] }
  | { readonly step: 'joker' }
  | { readonly step: 'reinforced'; readonly cards: number }
);
