/** The chosen option of each ruling that has several. */
export interface HuangRulings {
  readonly 'bystander-states': 'abstain' | 'fight';
  readonly 'moved-pagoda-tiles': 'blocked' | 'free';
  readonly 'bandits-count-placed': 'no' | 'yes';
  readonly 'more-than-six': 'kept' | 'returned';
}
