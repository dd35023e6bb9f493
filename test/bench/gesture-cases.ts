import { getDefaultRulings } from '../../src/core/case.ts';
import { getOutcomeParts } from '../../src/games/huang/explain/outcome.ts';
import { createStateNames } from '../../src/games/huang/explain/state-names.ts';
import { answerAction } from '../../src/games/huang/referee/answer-action.ts';
import { toShortCase } from '../../src/games/huang/referee/short-case.ts';
import { type Action, type Decisions, NO_DECISIONS } from '../../src/games/huang/rules/actions/action.ts';
import { mapTuple, type Triple } from '../../src/games/huang/rules/board/tuple.ts';
import type { LeaderName } from '../../src/games/huang/rules/leader.ts';
import { HUANG_RULING_OPTIONS } from '../../src/games/huang/rules/ruling-options.ts';
import { checkSetup } from '../../src/games/huang/rules/setup/check-setup.ts';
import { freshSetup } from '../../src/games/huang/rules/setup/fresh-setup.ts';
import { makeNotation } from '../../src/games/huang/rules/setup/notation.ts';
import type { Setup } from '../../src/games/huang/rules/setup/setup.ts';
import { COLOURS, type Colour, type Dynasty } from '../../src/games/huang/rules/vocabulary.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { readTexts } from '../support/content.ts';
import { parsePlaceLabel } from '../support/place-label.ts';

/** The pieces on the front board besides a yellow tile on each capital, by the coordinates on its edges. */
export interface Lying {
  readonly players: readonly Dynasty[];
  readonly tiles: Readonly<Partial<Record<Colour, readonly string[]>>>;
  readonly leaders: readonly (readonly [leader: LeaderName, place: string])[];
  readonly pagodas: readonly (readonly [Colour, Triple<string>])[];
}

/** A conflict: its position, its action, and the result of a calculation by hand. */
export interface Dispute extends Lying {
  readonly action: Action;
  readonly decisions: Decisions;
  /** The first sentence of the verdict. */
  readonly says: string;
}

/** Returns the space with these coordinates. */
export function spaceAt(place: string): string {
  const space = parsePlaceLabel(place);
  if (space === undefined) throw new Error(`There is no space ${place}`);
  return space;
}

/** Makes the setup, with the Rat as active player. */
export function setupOf({ players, tiles, leaders, pagodas }: Lying): Setup {
  const fresh = freshSetup({ board: 'warring-states', players, turn: 'rat' });
  const laid = COLOURS.flatMap((colour) =>
    (tiles[colour] ?? []).map((place) => [spaceAt(place), colour] as const),
  );
  return {
    ...fresh,
    tiles: { ...fresh.tiles, ...Object.fromEntries(laid) },
    leaders: Object.fromEntries(leaders.map(([leader, place]) => [spaceAt(place), leader])),
    pagodas: pagodas.map(([colour, at]) => ({ colour, at: mapTuple(at, spaceAt) })),
  };
}

/** Writes a setup as a line of text, with pagodas sorted, since their order has no meaning. */
export function textOf(setup: Setup): string {
  const pagodas = setup.pagodas.toSorted((one, other) => one.at.join().localeCompare(other.at.join()));
  const sorted = pagodas.map(({ colour, at }) => ({ colour, at: at.toSorted() }));
  return makeNotation({
    ...setup,
    pagodas: sorted.map(({ colour }, i) => ({ colour, at: threeAt(sorted, i) })),
  });
}

function threeAt(sites: readonly { readonly at: readonly string[] }[], i: number): Triple<string> {
  const [one, two, three] = sites[i]?.at ?? [];
  if (one === undefined || two === undefined || three === undefined) throw new Error('No triangle');
  return [one, two, three];
}

/** Returns the referee's first sentence, without a page; it must match the fixture. */
export function verdictOf(dispute: Dispute): string {
  const checked = checkSetup(setupOf(dispute));
  if (!checked.ok) throw new Error(`No position: ${JSON.stringify(checked.error)}`);
  const position = checked.value;
  const { action, decisions } = dispute;
  const answer = answerAction(position, action, decisions, getDefaultRulings(HUANG_RULING_OPTIONS));
  const t = createTranslator('en', readTexts('en', 'huang', 'huang-pieces', 'huang-steps'));
  const { head } = getOutcomeParts(answer, createStateNames(answer.trace, position), t);
  if (head !== dispute.says) throw new Error(`Expected “${dispute.says}”, and the referee says “${head}”`);
  return head;
}

const gives = (by: Dynasty, to: string | null, tiles: number, leader = false) => ({
  by,
  to: to === null ? null : spaceAt(to),
  tiles,
  leader,
});

/*
 * Two states, three pairs of leaders: Tiger and Rat (red), Tiger and Goat (yellow), Rat and Rabbit (green).
 * The left has red on F8, F9, E9, the right on G13, H12, H13; each three carry a pagoda. The Tiger adds 2 to
 * the left (5), the Goat 2 and the Rabbit's Soldier leader 1 to the right (6), which owes 5 less the 2
 * committed: all of its three.
 */
export const WAR: Dispute = {
  players: ['rat', 'goat', 'tiger', 'rabbit'],
  tiles: { red: ['F8', 'F9', 'E9', 'G13', 'H12', 'H13'] },
  leaders: [
    ['rat:red', 'F11'],
    ['rat:green', 'D7'],
    ['goat:yellow', 'G12'],
    ['tiger:red', 'F7'],
    ['tiger:yellow', 'E8'],
    ['rabbit:green', 'H11'],
  ],
  pagodas: [
    ['red', ['F8', 'F9', 'E9']],
    ['red', ['G13', 'H12', 'H13']],
  ],
  action: { type: 'place-tile', colour: 'green', at: [spaceAt('F10')] },
  decisions: {
    ...NO_DECISIONS,
    commitments: [gives('tiger', 'F8', 2), gives('goat', 'H12', 2), gives('rabbit', 'H12', 0, true)],
  },
  says: 'State 2 (Rat, Goat, Rabbit) wins the war, 6–5.', // the Rat leads on both sides
};

/*
 * Three states meet on F10: the Tiger's with red on F8 and F9 (2), the Goat's with red on E11 and D11 (2),
 * the Rat's with red on H11 (1). The Rat placed the tile, so the Rat decides the tie of the two.
 */
export const THREE_STATES: Dispute = {
  players: ['rat', 'goat', 'tiger'],
  tiles: { red: ['F8', 'F9', 'E11', 'D11', 'H11'], yellow: ['D12'] },
  leaders: [
    ['rat:green', 'G12'],
    ['goat:red', 'C12'],
    ['goat:green', 'F7'],
    ['tiger:red', 'E8'],
  ],
  pagodas: [],
  action: { type: 'place-tile', colour: 'green', at: [spaceAt('F10')] },
  decisions: { ...NO_DECISIONS, tieWinner: spaceAt('F8') },
  says: 'State 2 (Tiger, Goat) wins the war, 2–2–1.', // the Goat leads in two of them
};

/* The Rat's Trader on J7, the Goat's on K7: J6 and K8 touch both (2), each adds a tile and the Governor: 4 : 4. */
export const REVOLT: Dispute = {
  players: ['rat', 'goat'],
  tiles: { yellow: ['K8'] },
  leaders: [['goat:green', 'K7']],
  pagodas: [],
  action: { type: 'position-leader', colour: 'green', to: spaceAt('J7') },
  decisions: { ...NO_DECISIONS, commitments: [gives('rat', null, 1, true), gives('goat', null, 1, true)] },
  says: 'The Goat wins the revolt as defender, 4–4.',
};

/** Thirty pieces: 21 tiles in 16 runs of one colour, and nine leaders. */
export const MIDGAME: Lying = {
  players: ['rat', 'goat', 'tiger'],
  tiles: {
    yellow: ['L6', 'C9'],
    red: ['I4', 'I5', 'I8', 'E9', 'D10', 'L11'],
    blue: ['H1', 'J1', 'H7', 'H8', 'E6', 'F6'],
    green: ['J3', 'J4', 'D8', 'D9'],
    white: ['K8', 'I9', 'G12'],
  },
  leaders: [
    ['rat:red', 'I3'],
    ['rat:blue', 'J2'],
    ['rat:green', 'H2'],
    ['goat:yellow', 'J7'],
    ['goat:red', 'I7'],
    ['goat:white', 'K6'],
    ['tiger:yellow', 'E8'],
    ['tiger:blue', 'F7'],
    ['tiger:green', 'D7'],
  ],
  pagodas: [],
};

/** A game in progress, before and after a turn of the Rat: the white leader to J2, a green tile to K3. */
export const BEFORE_TURN: Lying = {
  ...MIDGAME,
  leaders: MIDGAME.leaders.filter(([, place]) => place !== 'J2'),
};
export const AFTER_TURN: Setup = {
  ...setupOf({
    ...MIDGAME,
    tiles: { ...MIDGAME.tiles, green: ['J3', 'J4', 'D8', 'D9', 'K3'] },
    leaders: [...BEFORE_TURN.leaders, ['rat:white', 'J2']],
  }),
  turn: 'goat',
};

/** Makes the case of a link to a setup, which asks for its states. */
export function caseOf(setup: Setup): object {
  return toShortCase({ setup, openAction: null }, { edition: 'en' });
}
