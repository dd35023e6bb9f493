import { isInReserve } from './draft.ts';
import { maxHandSize } from './hand-limit.ts';
import { leaderOf } from './leader.ts';
import { type Position, tilesUnseen } from './position.ts';
import type { Question } from './questions.ts';
import type { Rulings } from './ruling.ts';
import type { BoardStep } from './step.ts';
import type { Colour, Dynasty } from './vocabulary.ts';

/** The question how much a player commits to a war or revolt. */
type CommitmentQuestion = Extract<Question, { readonly asks: 'commitment' }>;

/**
 * Returns the questions to the players who can commit to a war or revolt, in order, according to the steps of
 * the action so far.
 */
export function commitmentQuestions(
  position: Position,
  trace: readonly BoardStep[],
  rulings: Rulings,
): readonly CommitmentQuestion[] {
  const order = trace.find((step) => step.step === 'commitment-order');
  if (!order) return [];
  const war = trace.find((step) => step.step === 'war');
  const absent = trace.flatMap((step) => (step.step === 'bystander' ? [step.state] : []));
  const colour = war ? 'red' : 'yellow';
  const fighting = rulings['bystander-states'] === 'fight' ? [] : absent;
  const placed = trace.filter((step) => step.step === 'tile-placed');
  const matching = placed.filter((step) => step.colour === colour);
  // A tile from a known hand is counted in that hand until the action has been carried out.
  const fromUnknown = matching.filter((step) => !position.hands?.[step.by]);
  const unseen = Math.max(tilesUnseen(position, colour) - fromUnknown.length, 0);
  return order.players.map((by) => {
    const countOwn = (steps: typeof placed) => steps.filter((step) => step.by === by).length;
    const hand = position.hands?.[by]?.[colour];
    return {
      asks: 'commitment',
      by,
      colour,
      states: war ? war.states.filter((state) => !fighting.includes(state)) : [],
      most:
        hand === undefined
          ? Math.min(unseen, Math.max(maxHandSize(position) - countOwn(placed), 0))
          : hand - countOwn(matching),
      leader: isInReserve(position, by, colour) && !isLeaderPlaced(trace, by, colour),
    };
  });
}

function isLeaderPlaced(trace: readonly BoardStep[], by: Dynasty, colour: Colour): boolean {
  return trace.some((step) => step.step === 'leader-placed' && step.leader === leaderOf(by, colour).name);
}
