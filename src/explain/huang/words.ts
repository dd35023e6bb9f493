import type { SpaceName } from '../../engine/huang/board.ts';
import { type LeaderName, leaderNamed } from '../../engine/huang/leader.ts';
import type { Colour, Dynasty } from '../../engine/huang/vocabulary.ts';
import { entriesOf } from '../../engine/record.ts';
import type { Translator } from '../../i18n/translator.ts';
import type { Names } from './names.ts';
import { placeOf } from './place.ts';

/** What says an action on the board. */
export type BoardTranslator = Translator<'huang' | 'huang-pieces' | 'huang-board'>;

/** The phrases of which sentences about a board are made, in one language. */
export interface Words {
  readonly t: BoardTranslator;
  readonly names: Names;
  /** A player in a sentence, with an article where the language has one: `der Tiger`. */
  readonly player: (dynasty: Dynasty) => string;
  /** A player as a bare name: `Tiger`. */
  readonly name: (dynasty: Dynasty) => string;
  /** Bare names in their order, with commas alone. */
  readonly players: (dynasties: readonly Dynasty[]) => string;
  /** A leader with its player in a sentence: `Rat’s Soldier leader`, `der Soldaten-Anführer der Ratte`. */
  readonly leader: (name: LeaderName) => string;
  /** A state by its number and dynasties; one without a number by its first space. */
  readonly state: (id: SpaceName) => string;
  /** So many tiles of a colour: `2 red tiles`. */
  readonly tiles: (colour: Colour, count: number) => string;
  /** Points by colour as one phrase: `1 red point and 2 blue points`. */
  readonly points: (points: Readonly<Partial<Record<Colour, number>>>) => string;
  /** Several things as one phrase: `A, B and C`. */
  readonly list: (things: readonly string[]) => string;
  /** Where something is put, for the middle of a sentence; nothing where no board is seen. */
  readonly on: (at: SpaceName) => string;
  /** The spaces concerned, for the end of a sentence; nothing where no board is seen. */
  readonly spaces: (at: readonly SpaceName[]) => string;
}

/** The phrases in the language of `t`, with states and places called as `names` says. */
export function wordsOf(names: Names, t: BoardTranslator): Words {
  const name = (dynasty: Dynasty) => t(`dynasty-${dynasty}`);
  const players = (dynasties: readonly Dynasty[]) => dynasties.map(name).join(', ');
  return {
    t,
    names,
    player: (dynasty) => t(`the-${dynasty}`),
    name,
    players,
    leader: (name) => leaderIn(name, t),
    state: (id) => {
      const at = names.states.findIndex((state) => state.id === id);
      const dynasties = names.states[at]?.dynasties;
      if (!dynasties) return t('state-at', { place: placeOf(id) });
      return t('state', { n: at + 1, players: players(dynasties) });
    },
    tiles: (colour, count) => t(`tiles-${colour}`, { count }),
    points: (points) => t.list(entriesOf(points).map(([colour, count]) => t(`points-${colour}`, { count }))),
    list: t.list,
    on: (at) => (names.hasMap ? t('where-on', { place: placeOf(at) }) : ''),
    spaces: (at) => (names.hasMap ? t('where-spaces', { places: at.map(placeOf).join(', ') }) : ''),
  };
}

function leaderIn(name: LeaderName, t: BoardTranslator): string {
  const { dynasty, colour } = leaderNamed(name);
  return t(`the-leader-${colour}`, { owner: t(`of-${dynasty}`) });
}
