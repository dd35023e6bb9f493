import { entriesOf } from '../../../core/record.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { SpaceName } from '../rules/board/board.ts';
import { type LeaderName, toLeader } from '../rules/leader.ts';
import type { Colour, Dynasty } from '../rules/vocabulary.ts';
import { makePlaceLabel } from './place-label.ts';
import type { StateNames } from './state-names.ts';

/** Translator for the texts about an action on the board. */
export type BoardTranslator = Translator<'huang' | 'huang-pieces' | 'huang-steps'>;

/** The phrases for sentences about a board in one language. */
export interface BoardPhrases {
  readonly t: BoardTranslator;
  readonly names: StateNames;
  /** A player in a sentence, with an article if the language has one: `the Tiger`. */
  readonly player: (dynasty: Dynasty) => string;
  /** The plain name of a player: `Tiger`. */
  readonly name: (dynasty: Dynasty) => string;
  /** Plain names in order, separated by commas. */
  readonly players: (dynasties: readonly Dynasty[]) => string;
  /**
   * A leader with its player in a sentence: `the Rat’s Soldier leader`, `der Soldaten-Anführer der Ratte`.
   */
  readonly leader: (name: LeaderName) => string;
  /** A state by its number and dynasties; an unnumbered one by its first space. */
  readonly state: (id: SpaceName) => string;
  /**
   * A state as its players, with their number, for a sentence about them. By its number if another numbered
   * state has one of these players too.
   */
  readonly side: (id: SpaceName) => { readonly who: string; readonly count: number };
  /** The same as a short label. */
  readonly sideLabel: (id: SpaceName) => string;
  /** A number of tiles of a colour: `2 red tiles`. */
  readonly tiles: (colour: Colour, count: number) => string;
  /** Points by colour as one phrase: `1 red point and 2 blue points`. */
  readonly points: (points: Readonly<Partial<Record<Colour, number>>>) => string;
  /** Several items as one phrase: `A, B and C`. */
  readonly list: (things: readonly string[]) => string;
  /** The place of a piece for the middle of a sentence; empty if the reader sees no board. */
  readonly on: (at: SpaceName) => string;
  /** The spaces concerned for the end of a sentence; empty if the reader sees no board. */
  readonly spaces: (at: readonly SpaceName[]) => string;
}

/** Creates the phrases in the language of `t`, with these names of states and places. */
export function createBoardPhrases(names: StateNames, t: BoardTranslator): BoardPhrases {
  const name = (dynasty: Dynasty) => t(`dynasty-${dynasty}`);
  const players = (dynasties: readonly Dynasty[]) => dynasties.map(name).join(', ');
  const state = (id: SpaceName) => {
    const at = names.states.findIndex((one) => one.id === id);
    const dynasties = names.states[at]?.dynasties;
    if (!dynasties) return t('state-at', { place: makePlaceLabel(id) });
    return t('state', { n: at + 1, players: players(dynasties) });
  };
  return {
    t,
    names,
    player: (dynasty) => t(`the-${dynasty}`),
    name,
    players,
    leader: (name) => formatLeader(name, t),
    state,
    side: (id) => {
      const own = listOwnPlayers(id, names);
      return own
        ? { who: t.list(own.map((one) => t(`the-${one}`))), count: own.length }
        : { who: state(id), count: 1 };
    },
    sideLabel: (id) => {
      const own = listOwnPlayers(id, names);
      return own ? players(own) : state(id);
    },
    tiles: (colour, count) => t(`tiles-${colour}`, { count }),
    points: (points) => t.list(entriesOf(points).map(([colour, count]) => t(`points-${colour}`, { count }))),
    list: t.list,
    on: (at) => (names.hasMap ? t('where-on', { place: makePlaceLabel(at) }) : ''),
    spaces: (at) => (names.hasMap ? t('where-spaces', { places: at.map(makePlaceLabel).join(', ') }) : ''),
  };
}

/** The players of a state; undefined if it has none, or shares one with another numbered state. */
function listOwnPlayers(id: SpaceName, { states }: StateNames): readonly Dynasty[] | undefined {
  const dynasties = states.find((one) => one.id === id)?.dynasties ?? [];
  const isShared = states.some(
    (one) => one.id !== id && one.dynasties.some((its) => dynasties.includes(its)),
  );
  return isShared || dynasties.length === 0 ? undefined : dynasties;
}

function formatLeader(name: LeaderName, t: BoardTranslator): string {
  const { dynasty, colour } = toLeader(name);
  return t(`the-leader-${colour}`, { owner: t(`of-${dynasty}`) });
}
