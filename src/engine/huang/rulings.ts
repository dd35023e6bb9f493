/** Points that the printed text of Huang leaves open: each choice the engine knows, the default first. */
export const HUANG_RULINGS = {
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

/** The name of one of them. */
export type HuangPoint = keyof typeof HUANG_RULINGS;
