import type { ActionOutcome } from '../actions/outcome.ts';
import type { SpaceName } from '../board/board.ts';
import { getLeader } from '../leader.ts';
import { isLeaderInReserve } from '../setup/draft.ts';
import { countHiddenTiles, getMaxHandSize, type Position } from '../setup/position.ts';
import type { BoardStep } from '../step.ts';
import type { Colour, Dynasty } from '../vocabulary.ts';

/** The question how much a player commits to a war or revolt. */
export interface CommitmentQuestion {
  readonly asks: 'commitment';
  readonly by: Dynasty;
  readonly colour: 'red' | 'yellow';
  /** The states that can be supported; empty in a revolt, where players support only themselves. */
  readonly states: readonly SpaceName[];
  /** The maximal number of tiles in the hand; for an unknown hand, the most that it can contain. */
  readonly most: number;
  /** Whether the leader of that colour is in reserve. */
  readonly leader: boolean;
}

/**
 * Returns the questions to the players who can commit to a war or revolt, in order, according to the steps of
 * the action so far.
 */
export function listCommitQuestions(
  position: Position,
  { trace, bystanders }: Pick<ActionOutcome, 'trace' | 'bystanders'>,
): readonly CommitmentQuestion[] {
  const order = trace.find((step) => step.step === 'commitment-order');
  if (!order) return [];
  const war = trace.find((step) => step.step === 'war');
  const colour = war ? 'red' : 'yellow';
  const placed = trace.filter((step) => step.step === 'tile-placed');
  const matching = placed.filter((step) => step.colour === colour);
  // A tile from a known hand is counted in that hand until the action has been carried out.
  const fromUnknown = matching.filter((step) => !position.hands?.[step.by]);
  const hiddenCount = Math.max(countHiddenTiles(position, colour) - fromUnknown.length, 0);
  return order.players.map((by) => {
    const countOwn = (steps: typeof placed) => steps.filter((step) => step.by === by).length;
    const hand = position.hands?.[by]?.[colour];
    return {
      asks: 'commitment',
      by,
      colour,
      states: war ? war.states.filter((state) => !bystanders.includes(state)) : [],
      most:
        hand === undefined
          ? Math.min(hiddenCount, Math.max(getMaxHandSize(position) - countOwn(placed), 0))
          : hand - countOwn(matching),
      leader: isLeaderInReserve(position, by, colour) && !isLeaderPlaced(trace, by, colour),
    };
  });
}

function isLeaderPlaced(trace: readonly BoardStep[], by: Dynasty, colour: Colour): boolean {
  return trace.some((step) => step.step === 'leader-placed' && step.leader === getLeader(by, colour).name);
}
