import { type Commitment, type Decisions, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { rowsOf, type SpaceName, type WrittenBoard } from '../../engine/huang/board.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import type { Position } from '../../engine/huang/position.ts';
import { setupOf } from '../../engine/huang/setup.ts';
import { type Names, namesOf, stateAround } from '../../explain/huang/names.ts';
import type { HuangActCase } from '../../referee/huang/act.ts';
import { answerAct } from '../../referee/huang/act-answer.ts';
import { positionFor } from '../../referee/huang/position-for.ts';
import type { BoardState } from './state.ts';

/** A war or revolt by what decides it, wherever its pieces lie; its states have numbers. */
interface Gist {
  readonly text: string;
  readonly names: Names;
}

type Dispute = NonNullable<BoardState['dispute']>;

/**
 * What is settled on the board that is open, as a case decides it, where it is the very conflict of the case: by numbers it
 * was on a board made up for it, and whoever comes back from there wants the real one. The same object where nothing was
 * decided otherwise; undefined where it is another conflict.
 */
export function sameConflict(what: HuangActCase, { dispute, setup }: BoardState): Dispute | undefined {
  if (!dispute || !isBare(what.position.board.written) || isBare(setup.board)) return undefined;
  const position = positionFor(setup);
  if (!position.ok) return undefined;
  const there = gistOf(what, what.position);
  const here = gistOf({ ...what, action: dispute.action }, position.value);
  if (!there || there.text !== here?.text) return undefined;
  const told = inTermsOf(there.names, here.names, what.decisions);
  const known = inTermsOf(here.names, here.names, dispute.decisions);
  if (JSON.stringify(told) === JSON.stringify(known)) return dispute;
  return { ...dispute, decisions: { ...dispute.decisions, ...told, discard: null } };
}

/** Whether a board is one that is made up for numbers: nothing but land, in three rows at most. */
function isBare(board: WrittenBoard): boolean {
  const rows = rowsOf(board);
  return rows.length <= 3 && rows.every((row) => /^\.+$/.test(row));
}

function gistOf({ action, rulings }: HuangActCase, position: Position): Gist | undefined {
  const { trace } = answerAct(position, action, NOTHING_DECIDED, rulings);
  const names = namesOf(trace, position);
  const { players, turn } = position;
  const facts = [[...players].sort(), turn, warIn(position, names), ...revoltIn(trace)];
  const isConflict = trace.some(({ step }) => step === 'war' || step === 'revolt');
  return isConflict ? { text: JSON.stringify(facts), names } : undefined;
}

/** The states at war in their order: red tiles, and leaders. */
function warIn(position: Position, { states }: Names) {
  const { tiles, leaders } = setupOf(position);
  return states.map(({ spaces }) => [
    spaces.filter((space) => tiles[space] === 'red').length,
    Object.keys(leaders)
      .filter((space) => spaces.includes(space))
      .map((space) => leaders[space])
      .sort(),
  ]);
}

/** The leaders of a revolt, and the yellow tiles beside each. */
function revoltIn(trace: ReturnType<typeof answerAct>['trace']) {
  const revolt = trace.find((step) => step.step === 'revolt');
  if (!revolt) return [];
  const strengths = trace.flatMap((step) => (step.step === 'strength' ? [step.tiles] : []));
  return [revolt.attacker, revolt.defender, ...strengths];
}

/** What was committed and who wins a tie, with the states of one board for those of the other. */
function inTermsOf(from: Names, to: Names, { commitments, tieWinner }: Decisions) {
  const stateOf = (space: SpaceName | null): SpaceName | null => {
    const state = space === null ? undefined : stateAround(space, from);
    return (state && to.states[from.states.indexOf(state)]?.id) ?? null;
  };
  const given = givenIn(commitments).map(
    ({ by, to: helped, tiles, leader }): Commitment => ({
      by,
      to: stateOf(helped),
      tiles,
      leader,
    }),
  );
  return { commitments: given.sort((a, b) => a.by.localeCompare(b.by)), tieWinner: stateOf(tieWinner) };
}
