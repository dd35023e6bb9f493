/** The rulings where Chu Han's printed rules are unclear, with the options of each, the default first. */
export const CHU_HAN_RULING_OPTIONS = {
  'hangu-pass-doubled': ['yes', 'no'],
  'lu-zhi-against-pair': ['both'],
  'cancelled-last-card': ['wins'],
  'both-at-31': ['more-points'],
  'zhongli-single': ['yes'],
  'ji-bu-short': ['yes'],
  'ability-after-cancel': ['none'],
  'reinforce-after-opening': ['allowed'],
} as const satisfies Readonly<Record<string, readonly [string, ...string[]]>>;

/** The id of a ruling. */
export type ChuHanRulingId = keyof typeof CHU_HAN_RULING_OPTIONS;
