/** The rulings where Huang's printed rules are unclear, with the options of each, the default first. */
export const HUANG_RULING_OPTIONS = {
  'bystander-states': ['abstain', 'fight'],
  'moved-pagoda-tiles': ['blocked', 'free'],
  'bandits-count-placed': ['no', 'yes'],
  'more-than-six': ['kept', 'returned'],
  'support-split': ['same-state'],
  'bandits-tile-effects': ['none'],
  'moved-pagoda-chain': ['ends'],
  'riot-on-bandits': ['no'],
  'winner-short': ['all-it-has'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

/** The id of a ruling. */
export type HuangRulingId = keyof typeof HUANG_RULING_OPTIONS;
