import type { Action, Commitment, Decisions } from '../rules/actions/action.ts';
import type { TileHand } from '../rules/setup/position.ts';
import type { Setup } from '../rules/setup/setup.ts';

/** A question about the board: the outcome of an action, or without one the states. */
interface CaseSource {
  readonly setup: Setup;
  readonly openAction: { readonly action: Action; readonly decisions: Decisions } | null;
}

/** Makes a case in the short form of links and reports, without keys that have their default value. */
export function toShortCase({ setup, openAction: attempt }: CaseSource, commonFields: object): object {
  const position = writeSetup(setup);
  if (!attempt) return { game: 'huang', ask: 'states', ...commonFields, position };
  const { action, decisions } = attempt;
  const writtenDecisions = writeDecisions(decisions);
  return {
    game: 'huang',
    ask: 'act',
    ...commonFields,
    position,
    action: writeAction(action),
    ...(Object.keys(writtenDecisions).length > 0 && { decisions: writtenDecisions }),
  };
}

function writeSetup(setup: Setup): object {
  const isDefault = (key: string, value: unknown) =>
    value === null ||
    (key === 'board' && value === 'warring-states') ||
    (typeof value === 'object' && Object.keys(value).length === 0);
  const { hands, ...board } = setup;
  const written = { ...board, ...(hands && { hands: writeHands(hands) }) };
  return Object.fromEntries(Object.entries(written).filter(([key, value]) => !isDefault(key, value)));
}

/** Writes hands without the colours that they do not contain. */
function writeHands(hands: NonNullable<Setup['hands']>): object {
  const short = (hand: TileHand) => Object.fromEntries(Object.entries(hand).filter(([, count]) => count > 0));
  return Object.fromEntries(Object.entries(hands).map(([player, hand]) => [player, short(hand)]));
}

/** Writes an action; a single space is not written as a list. */
function writeAction(action: Action): object {
  if (action.type === 'place-tile' && action.colour !== 'blue') return { ...action, at: action.at[0] };
  const isKept = ([key, value]: [string, unknown]) => value !== false && (value !== null || key === 'to');
  return Object.fromEntries(Object.entries(action).filter(isKept));
}

/** Writes the decisions that were made; an empty list of commitments means that all players declined. */
function writeDecisions({ commitments, ...others }: Decisions): object {
  const made = Object.entries(others).filter(([, value]) => value !== null);
  return {
    ...(commitments.length > 0 && { commitments: commitments.map(writeCommitment) }),
    ...Object.fromEntries(made),
  };
}

function writeCommitment({ by, to, tiles, leader }: Commitment): object {
  return { by, ...(to !== null && { to }), ...(tiles > 0 && { tiles }), ...(leader && { leader }) };
}
