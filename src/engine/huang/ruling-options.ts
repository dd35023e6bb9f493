/**
 * The open points of Huang's printed rules: the choices that the engine knows for each, the default first.
 */
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

/** The name of an open point. */
export type HuangRulingId = keyof typeof HUANG_RULING_OPTIONS;
