import type { BoardPhrases } from './board-phrases.ts';
import type { ConflictStepName } from './conflict-steps.ts';
import { makePlaceLabel } from './place-label.ts';
import { explainReason } from './reason.ts';
import type { StepName, StepOf, StepSentences } from './step-sentences.ts';

/**
 * For each step outside of conflicts (pieces that come and go, points, hands, turns, refusals), a function
 * that describes it.
 */
export const PIECE_SENTENCES: StepSentences<Exclude<StepName, ConflictStepName>> = {
  'tile-placed': ({ by, colour, at }, { t, names, player, on }) =>
    names.hasMap
      ? t('step-tile-placed', { player: player(by), tile: t(`tile-${colour}`), where: on(at) })
      : t('step-joining-tile', { player: player(by) }), // its colour is as arbitrary as its place
  'leader-placed': ({ leader, to }, words) =>
    words.t('step-leader-placed', { leader: words.leader(leader), where: words.on(to) }),
  'leader-lifted': ({ leader, at }, words) =>
    words.t('step-leader-lifted', { leader: words.leader(leader), where: words.spaces([at]) }),
  'leader-left': ({ leader, at, rule }, words) => {
    const facts = { leader: words.leader(leader), where: words.spaces([at]) };
    return rule === 'huang/leaders/last-governor'
      ? words.t('step-leader-unsupported', facts)
      : words.t('step-leader-left', facts);
  },
  'tile-left': (step, words) => describeLeavingTiles([step], words),
  'pagoda-built': describePagoda,
  'pagoda-lifted': describePagoda,
  'pagoda-lost': describePagoda,
  'palace-built': describePalace,
  'palace-lifted': describePalace,
  'palace-lost': describePalace,
  'granary-lost': ({ at }, { t, spaces }) => t('step-granary-lost', { where: spaces([at]) }),
  'granary-taken': ({ by, at }, { t, player, spaces }) =>
    t('step-granary-taken', { player: player(by), where: spaces([at]) }),
  'bandits-faced': ({ strength, tiles }, { t }) => t('step-bandits-faced', { strength, tiles }),
  'bandits-beaten': ({ at }, { t, spaces }) => t('step-bandits-beaten', { where: spaces(at) }),
  scored: (step, { t, player, points }) =>
    t('scores', { player: player(step.player), points: points({ [step.colour]: step.points }) }),
  spent: ({ by, colour, tiles }, words) =>
    words.t('step-spent', { player: words.player(by), tiles: words.tiles(colour, tiles) }),
  gained: ({ by, colour, tiles }, words) =>
    words.t('step-gained', { player: words.player(by), tiles: words.tiles(colour, tiles) }),
  'stands-in': ({ leader }, words) => words.t('step-stands-in', { leader: words.leader(leader) }),
  drew: ({ by }, { t, player }) => t('step-drew', { player: player(by) }),
  'hand-limit': ({ by, tiles }, { t, player }) => t('step-hand-limit', { player: player(by), tiles }),
  'discarded-surplus': ({ by, tiles }, { t, player }) =>
    t('step-discarded-surplus', { player: player(by), tiles }),
  turn: ({ to }, { t, player }) => t('next-player', { player: player(to) }),
  refused: describeMoveRefusal,
};

/** Describes what forbids the move, and where, if several spaces are involved. */
export function describeMoveRefusal({ reason, at }: StepOf<'refused'>, { t, names }: BoardPhrases): string {
  const why = explainReason(reason, t);
  return at === undefined || !names.hasMap ? why : t('refused-at', { place: makePlaceLabel(at), why });
}

/** Describes tiles of one colour that leave together, from a numbered state or from elsewhere. */
export function describeLeavingTiles(
  left: readonly [StepOf<'tile-left'>, ...StepOf<'tile-left'>[]],
  words: BoardPhrases,
  state = '',
): string {
  const { t } = words;
  const tiles = words.tiles(left[0].colour, left.length);
  const where = words.spaces(left.map(({ at }) => at));
  return state === ''
    ? t('step-tiles-left', { count: left.length, tiles, where })
    : t('step-state-loses', { state, tiles, where });
}

function describePagoda({ step, colour, at }: StepOf<'pagoda-built'>, { t, spaces }: BoardPhrases): string {
  return t(`step-${step}`, { pagoda: t(`pagoda-${colour}`), where: spaces(at) });
}

function describePalace({ step, at }: StepOf<'palace-built'>, { t, spaces }: BoardPhrases): string {
  return t(`step-${step}`, { where: spaces(at) });
}
