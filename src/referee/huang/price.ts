import { type Commitment, type Decisions, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import { answerAct, type HuangActAnswer } from './act-answer.ts';
import {
  type Contest,
  type Fate,
  fateOf,
  type Giver,
  moreFor,
  partyAt,
  type Share,
  sharesOf,
  withShares,
} from './contest.ts';
import { allyOf, heldBy, othersIn, type Told, type Viewer } from './told.ts';

/** The results of a conflict for one side, won and lost; undefined if that cannot happen. */
export interface Price {
  readonly won: HuangActAnswer | undefined;
  readonly lost: HuangActAnswer | undefined;
}

/**
 * Computes what winning and losing cost if the viewer commits this many tiles. Others commit the fewest tiles
 * that lead to this result, each to the side that was entered, and by a tie only if there is no other way.
 * Which tiles a winner loses is not decided: their number is always the same.
 */
export function priceOf(asked: Contest, viewer: Viewer, told: Told, tiles: number): Price {
  const contest = { ...asked, given: givenIn(asked.given).filter(({ by }) => by !== viewer.by) };
  const isOwn = (one: { readonly by: Dynasty; readonly leader: boolean }) =>
    one.by === viewer.by && one.leader;
  const leader = asked.givers.some(isOwn) || asked.given.some(isOwn);
  const own: Share = { by: viewer.by, side: viewer.side, tiles, leader };
  const others = othersIn(asked, viewer.by).map((giver) => ({
    ...giver,
    most: asked.position.hands?.[giver.by] ? giver.most : Math.min(giver.most, heldBy(asked, giver.by, told)),
    sides: sidesOf(asked, giver.by, told),
  }));
  const { turn } = contest.position;
  const decider = turn === viewer.by ? viewer.side : allyOf(asked, turn, told);
  const rivals = contest.sides.flatMap((_, side) => (side === viewer.side ? [] : [side]));
  const lost = rivals
    .map((rival) => fewest(contest, own, others, rival, decider))
    .filter((one) => one !== undefined)
    .sort((one, other) => one.more - other.more)[0];
  const won = fewest(contest, own, others, viewer.side, decider);
  return { won: won && carriedOut(contest, won), lost: lost && carriedOut(contest, lost) };
}

/** A conflict that a side wins, with this many tiles of other players. */
interface Won {
  readonly side: number;
  readonly more: number;
  readonly gifts: readonly Commitment[];
}

/**
 * Finds the fewest tiles of other players with which a side is the strongest, or else wins a tie. The player
 * who decides a tie chooses the own side if it is tied. Rule: huang/war/tie
 */
function fewest(
  contest: Contest,
  own: Share,
  givers: readonly Giver[],
  side: number,
  decider: number | null,
): Won | undefined {
  const isWon = (fate: Fate) => fate.kind === 'won' && fate.side === side;
  const isTied = (fate: Fate) =>
    fate.kind === 'tied' &&
    fate.sides.includes(side) &&
    (decider === null || decider === side || !fate.sides.includes(decider));
  return fewestFor(contest, own, givers, side, isWon) ?? fewestFor(contest, own, givers, side, isTied);
}

function fewestFor(
  contest: Contest,
  own: Share,
  givers: readonly Giver[],
  side: number,
  isMeant: (fate: Fate) => boolean,
): Won | undefined {
  for (let more = 0; ; more++) {
    const shares = sharesOf({ ...contest, givers }, moreFor(contest, [[side, more]]));
    if (!shares) return undefined;
    const isSomething = own.tiles > 0 || own.leader;
    const gifts = withShares(contest, [...(isSomething ? [own] : []), ...shares]);
    const fate = fateOf(contest, gifts);
    if (fate && isMeant(fate)) return { side, more, gifts };
  }
}

/** Returns the side that a player supports, if any. */
function sidesOf(contest: Contest, player: Dynasty, told: Told): readonly number[] {
  const ally = allyOf(contest, player, told);
  return ally === null ? [] : [ally];
}

/** Returns the answer after all decisions. */
function carriedOut(contest: Contest, { side, gifts }: Won): HuangActAnswer {
  const { position, action, rulings } = contest;
  const tieWinner = partyAt(contest, side).state;
  let decisions: Decisions = { ...NOTHING_DECIDED, commitments: gifts };
  for (;;) {
    const answer = answerAct(position, action, decisions, rulings);
    if (!answer.legal || !('needs' in answer)) return answer;
    const { needs } = answer;
    if (needs.decision === 'tieWinner') decisions = { ...decisions, tieWinner };
    else if (needs.decision === 'discard')
      decisions = { ...decisions, discard: needs.options.slice(0, needs.count) };
    else return answer;
  }
}
