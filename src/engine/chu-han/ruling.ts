/** Choices on open points, as far as a table can choose. */
export interface Rulings {
  readonly 'hangu-pass-doubled': 'yes' | 'no';
}

/** Points with one choice that an answer can make use of. */
export type UsedRuling =
  | 'lu-zhi-against-pair'
  | 'cancelled-last-card'
  | 'both-at-31'
  | 'zhongli-single'
  | 'ji-bu-short'
  | 'ability-after-cancel'
  | 'reinforce-after-opening';
