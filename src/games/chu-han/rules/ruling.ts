/** The chosen option of each ruling that has several. */
export interface ChuHanRulings {
  readonly 'hangu-pass-doubled': 'yes' | 'no';
}

/** The rulings with only one option that an answer can depend on. */
export type ChuHanFixedRuling =
  | 'lu-zhi-against-pair'
  | 'cancelled-last-card'
  | 'both-at-31'
  | 'zhongli-single'
  | 'ji-bu-short'
  | 'ability-after-cancel'
  | 'reinforce-after-opening';
