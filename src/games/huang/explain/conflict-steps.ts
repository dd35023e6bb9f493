import { DYNASTIES } from '../rules/vocabulary.ts';
import type { BoardPhrases } from './board-phrases.ts';
import type { StepOf, StepSentences } from './step-sentences.ts';

/** The steps of wars and revolts, and of states that join peacefully. */
export type ConflictStepName =
  | 'joined'
  | 'war'
  | 'bystander'
  | 'commitment-order'
  | 'committed'
  | 'strength'
  | 'tied'
  | 'war-won'
  | 'noted'
  | 'losses'
  | 'revolt'
  | 'revolt-won';

/** For each step of a conflict, a function that describes it. */
export const CONFLICT_SENTENCES: StepSentences<ConflictStepName> = {
  joined: ({ at, states }, { t, on, list, state }) =>
    t('step-joined', { where: on(at), states: list(states.map(state)) }),
  war: ({ at, states, leaders }, { t, on, list, state, leader }) =>
    t('step-war', {
      where: on(at),
      states: list(states.map(state)),
      leaders: leaders.map(leader).join(', '),
    }),
  bystander: ({ state, fights }, words) =>
    words.t(fights ? 'step-bystander-fights' : 'step-bystander-out', { state: words.state(state) }),
  'commitment-order': (step, { t, players }) =>
    t('step-commitment-order', { players: players(step.players) }),
  committed: describeCommitment,
  strength: describeStrength,
  tied: ({ states, decides }, { t, list, state, player }) =>
    t('step-tied', { states: list(states.map(state)), player: player(decides) }),
  'war-won': ({ state }, words) => words.t('step-war-won', { state: words.state(state) }),
  noted: ({ losers }, { t, list, state }) =>
    t('step-noted', {
      states: list(
        losers.map(({ state: id, strength }) => t('noted-strength', { state: state(id), strength })),
      ),
    }),
  losses: describeLosses,
  revolt: ({ attacker, defender }, { t, leader }) =>
    t('step-revolt', { attacker: leader(attacker), defender: leader(defender) }),
  'revolt-won': ({ player, isTie }, words) =>
    words.t(isTie ? 'step-revolt-tied' : 'step-revolt-won', { player: words.player(player) }),
};

/**
 * Describes the commitment of a player: tiles and a leader. In a revolt the tiles are yellow and always
 * support the player's own leader.
 */
function describeCommitment({ by, to, tiles, leader }: StepOf<'committed'>, words: BoardPhrases): string {
  const { t } = words;
  const colour = to === null ? 'yellow' : 'red';
  const commitment = words.list([
    ...(tiles > 0 ? [words.tiles(colour, tiles)] : []),
    ...(leader ? [t(`support-${colour}`, { count: 1 })] : []),
  ]);
  const player = words.player(by);
  return to === null
    ? t('step-committed', { player, commitment })
    : t('step-supported', { player, commitment, state: words.state(to) });
}

/** Describes a strength with the sum that explains it; one number alone is no sum. */
function describeStrength(
  { of, tiles, committed, support, strength }: StepOf<'strength'>,
  words: BoardPhrases,
): string {
  const { t } = words;
  const player = DYNASTIES.find((one) => one === of);
  const colour = player ? 'yellow' : 'red';
  const parts = [
    words.tiles(colour, tiles),
    ...(committed > 0 ? [t('committed', { count: committed })] : []),
    ...(support > 0 ? [t(`support-${colour}`, { count: support })] : []),
  ];
  const facts = { of: player ? words.name(player) : words.state(of), sum: parts.join(' + ') };
  return parts.length > 1 ? t('step-strength', { ...facts, strength }) : t('step-strength-alone', facts);
}

/**
 * Describes the losses of the winner: committed tiles first, then as many tiles of its state as there are.
 */
function describeLosses({ state, owed, committed, tiles }: StepOf<'losses'>, words: BoardPhrases): string {
  const { t } = words;
  if (owed === 0 && committed === 0) return t('step-losses-nothing', { state: words.state(state) });
  const parts = [
    ...(committed > 0 ? [t('committed', { count: committed })] : []),
    ...(tiles > 0 ? [words.tiles('red', tiles)] : []),
  ];
  const facts = { state: words.state(state), owed };
  if (parts.length === 0) return t('step-losses-none', facts);
  const sum = parts.join(' + ');
  return committed + tiles < owed
    ? t('step-losses-short', { ...facts, sum })
    : t('step-losses', { ...facts, sum });
}
