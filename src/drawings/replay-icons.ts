/** The icons of the replay buttons, drawn as lines in a 24 × 24 viewBox. */
export const REPLAY_ICONS = {
  earlier: 'M15 5l-7 7 7 7',
  later: 'M9 5l7 7-7 7',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
} as const;
