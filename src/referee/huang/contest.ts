import { act } from '../../engine/huang/act.ts';
import { type Action, type Commitment, NOTHING_DECIDED } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { givenIn } from '../../engine/huang/commitment.ts';
import { commitmentQuestions } from '../../engine/huang/commitment-questions.ts';
import { type Contestant, type Meeting, meetingOf, sideAt } from '../../engine/huang/meeting.ts';
import type { Position } from '../../engine/huang/position.ts';
import type { Dynasty } from '../../engine/huang/vocabulary.ts';
import type { HuangChoices } from './envelope.ts';

/** An action that starts a war or a revolt, as one table reads the rules. */
export interface Fought {
  readonly position: Position;
  readonly action: Action;
  readonly rulings: HuangChoices;
}

/** One who may commit, or commit more. */
export interface Giver {
  readonly by: Dynasty;
  /** How many tiles more; and whether the leader in reserve may still help. */
  readonly most: number;
  readonly leader: boolean;
  /** The sides that this player may help, the likeliest first: one alone where something was given already. */
  readonly sides: readonly number[];
  /** Whether a leader of this player is in conflict. */
  readonly fights: boolean;
}

/** A war or revolt while somebody may still commit: sides are counted from 0, in a revolt the attacker is 0. */
export interface Contest extends Fought {
  readonly kind: 'war' | 'revolt';
  readonly sides: readonly Contestant[];
  readonly given: readonly Commitment[];
  readonly givers: readonly Giver[];
}

/** Who wins: one side, or with a tie whichever of several the acting player names. */
export type Fate =
  | { readonly kind: 'won'; readonly side: number }
  | { readonly kind: 'tied'; readonly sides: readonly number[] };

/**
 * The conflict that an action starts after what has been `given`, while those that `isOpen` names may still give.
 * Undefined where it starts none, or something in it is forbidden.
 */
export function contestOf(
  fought: Fought,
  given: readonly Commitment[],
  isOpen: (player: Dynasty) => boolean,
): Contest | undefined {
  const { position, action, rulings } = fought;
  const meeting = meetingOf(position, action, given, rulings);
  if (meeting.kind !== 'war' && meeting.kind !== 'revolt') return undefined;
  const questions = commitmentQuestions(position, meeting.trace, rulings);
  const givers = questions.flatMap((question): readonly Giver[] => {
    if (!isOpen(question.by)) return [];
    const before = givenIn(given).find(({ by }) => by === question.by);
    return [
      {
        by: question.by,
        most: before ? Math.max(question.most - before.tiles, 0) : question.most,
        leader: question.leader && !before?.leader,
        sides: sidesOf(question.by, meeting, before),
        fights: meeting.sides.some(({ players }) => players.includes(question.by)),
      },
    ];
  });
  const { kind, sides } = meeting;
  return { position, action, rulings, kind, sides, given, givers };
}

/** Who may commit to the conflict that an action starts, in the order in which they are asked. */
export function orderIn({ position, action, rulings }: Fought): readonly Dynasty[] {
  const { trace } = meetingOf(position, action, [], rulings);
  return commitmentQuestions(position, trace, rulings).map(({ by }) => by);
}

/** The sides that a player may help: the one already helped, or the own first. In a revolt each helps itself. */
function sidesOf(by: Dynasty, meeting: Meeting, before: Commitment | undefined): readonly number[] {
  const { kind, sides } = meeting;
  const all = sides.map((_, i) => i);
  const isOwn = (i: number) => sides[i]?.players.includes(by) === true;
  if (kind === 'revolt') return all.filter(isOwn);
  if (before?.to) {
    const helped = sideAt(meeting, before.to);
    return all.filter((i) => sides[i] === helped);
  }
  return [...all.filter(isOwn), ...all.filter((i) => !isOwn(i))];
}

/** So many tiles more for each side, by those who may give them; undefined where they cannot give so many. */
export function giftsOf(contest: Contest, more: readonly number[]): readonly Commitment[] | undefined {
  const shares = sharesOf(contest, more);
  return shares && withShares(contest, shares);
}

/** A side by its number. */
export function partyAt({ sides }: Contest, side: number): Contestant {
  const party = sides[side];
  if (!party) throw new Error(`There is no side ${side} of ${sides.length}`);
  return party;
}

/** What one gives to a side beyond what that player has given. */
export interface Share {
  readonly by: Dynasty;
  readonly side: number;
  readonly tiles: number;
  readonly leader: boolean;
}

/** Who gives what, so that each side gets what it wants: those first whose own leaders fight for it. */
export function sharesOf({ givers }: Contest, more: readonly number[]): readonly Share[] | undefined {
  const isFirst = ({ fights, sides: [likeliest] }: Giver) =>
    fights && likeliest !== undefined && more[likeliest] !== 0;
  return dealt([...givers.filter(isFirst), ...givers.filter((one) => !isFirst(one))], more);
}

/** The first way that there is, the givers asked in this order. */
function dealt(givers: readonly Giver[], more: readonly number[]): readonly Share[] | undefined {
  if (more.every((tiles) => tiles === 0)) return [];
  const [giver, ...others] = givers;
  if (!giver) return undefined;
  for (const side of giver.sides) {
    const wanted = more[side];
    if (!wanted || giver.most === 0) continue;
    const tiles = Math.min(giver.most, wanted);
    const rest = dealt(
      others,
      more.map((all, i) => (i === side ? all - tiles : all)),
    );
    if (rest) return [{ by: giver.by, side, tiles, leader: false }, ...rest];
  }
  return dealt(others, more);
}

/** What has been given, with more of it. */
export function withShares(contest: Contest, shares: readonly Share[]): readonly Commitment[] {
  const { given } = contest;
  const kept = given.filter(({ by }) => !shares.some((share) => share.by === by));
  const raised = shares.map(({ by, side, tiles, leader }): Commitment => {
    const before = givenIn(given).find((one) => one.by === by);
    const to = partyAt(contest, side).state;
    if (!before) return { by, to, tiles, leader };
    return { by, to, tiles: tiles + before.tiles, leader: leader || before.leader };
  });
  return [...kept, ...raised];
}

/** Who wins if that is committed, as the rules say; undefined where they forbid it. */
export function fateOf(contest: Contest, commitments: readonly Commitment[]): Fate | undefined {
  const { position, action, rulings, sides } = contest;
  const outcome = act(position, action, { ...NOTHING_DECIDED, commitments }, rulings);
  if (outcome.kind === 'refused') return undefined;
  const sideOf = (state: SpaceName) => sides.findIndex((one) => one.state === state);
  for (const step of outcome.trace) {
    if (step.step === 'tied') return { kind: 'tied', sides: step.states.map(sideOf) };
    if (step.step === 'war-won') return { kind: 'won', side: sideOf(step.state) };
    if (step.step === 'revolt-won')
      return { kind: 'won', side: sides.findIndex(({ players }) => players.includes(step.player)) };
  }
  throw new Error(`Fought, and nobody has won: ${JSON.stringify(outcome.trace)}`);
}

/** Who wins if each side gets so many tiles more; undefined where nobody can give so many. */
export function fateWith(contest: Contest, more: readonly number[]): Fate | undefined {
  const gifts = giftsOf(contest, more);
  return gifts && fateOf(contest, gifts);
}

/** What a side lacks, tried tile by tile: undefined where it cannot come to that. */
export interface Need {
  /** The least further strength with which it wins, whoever decides a tie. */
  readonly win: number | undefined;
  /** The least with which it is tied at least, and the acting player decides; undefined where it wins with no more. */
  readonly tie: number | undefined;
}

/** What each side lacks while the others stay as they are. Rule: huang/war/strength, huang/war/tie, huang/revolt/tie */
export function needsOf(contest: Contest): readonly Need[] {
  return contest.sides.map((_, side) => needOf(contest, side));
}

function needOf(contest: Contest, side: number): Need {
  let tie: number | undefined;
  for (let more = 0; ; more++) {
    const fate = fateWith(contest, moreFor(contest, [[side, more]]));
    if (!fate) return { win: undefined, tie };
    if (fate.kind === 'won' && fate.side === side) return { win: more, tie };
    if (fate.kind === 'tied' && fate.sides.includes(side)) tie ??= more;
  }
}

/** So many tiles for each side, as pairs of a side and its tiles say. */
export function moreFor(
  { sides }: Contest,
  pairs: readonly (readonly [side: number, tiles: number])[],
): readonly number[] {
  return sides.map((_, i) => pairs.reduce((sum, [side, tiles]) => (side === i ? sum + tiles : sum), 0));
}
