import type { RuleId } from '../trace.ts';

/** One thing on which the chances of a troop hang. */
export type ChanceStep = { readonly rule: RuleId } & (
  | { readonly step: 'troop'; readonly rank: number; readonly size: number }
  | {
      readonly step: 'unseen';
      readonly cards: number;
      /** How many of them the other side holds. */
      readonly held: number;
    }
  /** The ranks that beat it. */
  | { readonly step: 'higher'; readonly ranks: readonly number[] }
  | { readonly step: 'joker' }
  | { readonly step: 'reinforced'; readonly cards: number }
);
