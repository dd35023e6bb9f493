/** The rulings that a table can choose. */
export interface ChuHanRulings {
  readonly 'hangu-pass-doubled': 'yes' | 'no';
}

/** The open points without a choice that an answer can depend on. */
export type ChuHanFixedRuling =
  | 'lu-zhi-against-pair'
  | 'cancelled-last-card'
  | 'both-at-31'
  | 'zhongli-single'
  | 'ji-bu-short'
  | 'ability-after-cancel'
  | 'reinforce-after-opening';
