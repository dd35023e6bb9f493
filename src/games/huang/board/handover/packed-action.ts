import { type ChoiceWeights, type Coder, codeNullable } from '../../../../share/packing/coder.ts';
import { codeDecidedAction, toBoard } from '../../link/case.ts';
import { PACKED_COLOURS } from '../../link/packed-vocabulary.ts';
import { codeSpace } from '../../link/spaces.ts';
import { type Action, NO_DECISIONS } from '../../rules/actions/action.ts';
import { type Board, listNeighbours, type SpaceName } from '../../rules/board/board.ts';
import type { Setup } from '../../rules/setup/setup.ts';
import type { Colour } from '../../rules/vocabulary.ts';
import type { OpenAction } from '../state.ts';

/** The actions that take few bits if no decisions were needed, in the order in which links number them. */
const KINDS = ['end-turn', 'tile', 'leader', 'other'] as const;
type Kind = (typeof KINDS)[number];

/** The most questions that a stored action was asked. */
const MOST_ASKED = 20;

/** The weights of the choices in a game, which are updated from action to action. */
export interface ActionWeights {
  readonly kind: ChoiceWeights;
  readonly tile: ChoiceWeights;
  readonly leader: ChoiceWeights;
  readonly isPlaced: ChoiceWeights;
  readonly way: ChoiceWeights;
  readonly asked: ChoiceWeights;
}

/** Returns the weights before the first action of a game, which links rely on. */
export const freshActionWeights = (): ActionWeights => ({
  kind: [4, 4, 3, 2],
  tile: [3, 3, 2, 2, 1],
  leader: [1, 1, 1, 1, 1],
  isPlaced: [1, 7],
  way: [24, 1, 16, 1],
  asked: [12, 6, 3, ...Array.from({ length: MOST_ASKED - 2 }, () => 1)],
});

/** Writes or reads an action on a board; one without decisions of other players takes the fewest bits. */
export function codeOpenAction(
  coder: Coder,
  weights: ActionWeights,
  setup: Setup,
  value?: OpenAction,
): OpenAction {
  const kind = KINDS[coder.codeWeighted(weights.kind, value && KINDS.indexOf(findKind(value)))] ?? 'other';
  const asked = coder.codeWeighted(weights.asked, value?.asked);
  if (kind === 'other') return { ...codeDecidedAction(coder, setup, value), asked };
  return {
    action: codePlainAction(coder, weights, setup, kind, value?.action),
    decisions: NO_DECISIONS,
    asked,
  };
}

function findKind({ action, decisions }: OpenAction): Kind {
  if (JSON.stringify(decisions) !== JSON.stringify(NO_DECISIONS)) return 'other';
  if (action.type === 'end-turn') return action.type;
  if (action.type === 'position-leader') return 'leader';
  return action.type === 'place-tile' && action.at.length === 1 ? 'tile' : 'other';
}

function codePlainAction(
  coder: Coder,
  weights: ActionWeights,
  setup: Setup,
  kind: Exclude<Kind, 'other'>,
  value?: Action,
): Action {
  if (kind === 'end-turn') return { type: kind };
  const board = toBoard(setup.board);
  const context = { coder, board, wayWeights: weights.way };
  const codePlace = (space?: SpaceName) => codeSpace(context, listNearSpaces(board, setup), undefined, space);
  const codeColour = (chances: ChoiceWeights, colour?: Colour): Colour =>
    PACKED_COLOURS[coder.codeWeighted(chances, colour && PACKED_COLOURS.indexOf(colour))] ?? 'yellow';
  if (kind === 'tile') {
    const input = value?.type === 'place-tile' ? value : undefined;
    return {
      type: 'place-tile',
      colour: codeColour(weights.tile, input?.colour),
      at: [codePlace(input?.at[0])],
    };
  }
  const input = value?.type === 'position-leader' ? value : undefined;
  const colour = codeColour(weights.leader, input?.colour);
  return { type: 'position-leader', colour, to: codeNullable(coder, weights.isPlaced, codePlace, input?.to) };
}

/** Lists the empty spaces next to a piece, by index: most pieces are placed there. */
function listNearSpaces(board: Board, { tiles, leaders }: Setup): readonly number[] {
  const isTaken = board.names.map((name) => tiles[name] !== undefined || leaders[name] !== undefined);
  return board.names.flatMap((_, space) =>
    !isTaken[space] && listNeighbours(board, space).some((other) => isTaken[other]) ? [space] : [],
  );
}
