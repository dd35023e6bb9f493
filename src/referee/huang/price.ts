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

/** What a conflict comes to for the side that is asked about; undefined where it cannot come so. */
export interface Price {
  readonly won: HuangActAnswer | undefined;
  readonly lost: HuangActAnswer | undefined;
}

/**
 * What winning and losing cost if somebody gives so many tiles: by the referee, each time with the fewest tiles of
 * others, each on the side that was told, with which it comes so: by a tie only where no strength would do it. Which tiles a winner gives up is not asked: how many, is the same for all.
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

/** A conflict that a side wins, with so many tiles of others. */
interface Won {
  readonly side: number;
  readonly more: number;
  readonly gifts: readonly Commitment[];
}

/**
 * The fewest tiles of others with which a side is the strongest; where it never is, with which it may win a tie. The
 * player who decides a tie names the own side, if that is among the tied. Rule: huang/war/tie
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

/** The side that somebody helps, if any. */
function sidesOf(contest: Contest, player: Dynasty, told: Told): readonly number[] {
  const ally = allyOf(contest, player, told);
  return ally === null ? [] : [ally];
}

/** The answer once all is decided. */
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
