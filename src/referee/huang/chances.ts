import { type Action, type Decisions, NO_DECISIONS } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { MAX_HAND_SIZE } from '../../engine/huang/box.ts';
import type { ConflictChanceStep } from '../../engine/huang/chance-step.ts';
import {
  type CommitmentChance,
  type ConflictChanceQuery,
  computeWinChances,
  countHiddenHandTiles,
} from '../../engine/huang/chances.ts';
import { type Conflict, type ConflictSide, findConflict } from '../../engine/huang/conflict.ts';
import { type HiddenTiles, tallyHiddenTiles } from '../../engine/huang/hidden-tiles.ts';
import type { CompletedAction, RefusedAction } from '../../engine/huang/outcome.ts';
import type { Position, TileHand } from '../../engine/huang/position.ts';
import type { HuangRulings } from '../../engine/huang/ruling.ts';
import { HUANG_RULING_OPTIONS, type HuangRulingId } from '../../engine/huang/ruling-options.ts';
import type { BoardStep } from '../../engine/huang/step.ts';
import { DYNASTIES, type Dynasty } from '../../engine/huang/vocabulary.ts';
import { keysOf } from '../../engine/record.ts';
import type { AnswerEnvelope } from '../answer.ts';
import { filterDecisiveRulings } from '../case.ts';
import { createCaseHandler } from '../case-handler.ts';
import { checkEnum, checkInteger, checkObject, nullable, optional, refineCheck, required } from '../check.ts';
import { createReporter, type Problem } from '../problem.ts';
import { checkAction, checkDecisions } from './check-action.ts';
import { checkByDynasty } from './check-by-dynasty.ts';
import { checkPosition } from './check-position.ts';
import { checkHuangSpace } from './check-space.ts';
import { createHuangChecks, type HuangEnvelope } from './envelope.ts';

/**
 * The question `chances`: what it takes to win the conflict that an action starts, and how likely that is.
 */
export interface HuangChancesCase extends HuangEnvelope<'chances'>, Omit<ConflictChanceQuery, 'commitments'> {
  readonly position: Position;
  readonly action: Action;
  readonly decisions: Decisions;
  readonly seen: TileHand;
}

/** A side of a conflict: its known strength, and how much more it needs to win, or to tie a war. */
interface WarSide {
  readonly id: SpaceName;
  readonly strength: number;
  readonly win: number;
  readonly tie: number;
}
interface RevoltSide {
  readonly player: Dynasty;
  readonly strength: number;
  readonly win: number;
}
interface Counted {
  readonly legal: true;
  readonly unseen: HiddenTiles;
  readonly chances: readonly CommitmentChance[];
}
type ChancesVerdict =
  | { readonly legal: false; readonly reason: RefusedAction['reason'] }
  | { readonly legal: true; readonly result: Exclude<CompletedAction['result'], 'war' | 'revolt'> }
  | ({ readonly result: 'war'; readonly states: readonly WarSide[] } & Counted)
  | ({ readonly result: 'revolt'; readonly attacker: RevoltSide; readonly defender: RevoltSide } & Counted);

export type HuangChancesAnswer = AnswerEnvelope<BoardStep | ConflictChanceStep, HuangRulingId> & {
  readonly ok: true;
} & ChancesVerdict;

/** An upper limit for tiles seen of a colour; the exact one depends on the board and is checked later. */
const MOST_SEEN = 1000;
const seen = optional(checkInteger(0, MOST_SEEN), 0);
const NOTHING_SEEN: TileHand = { yellow: 0, red: 0, blue: 0, green: 0, white: 0 };

const checkFields = checkObject<HuangChancesCase>({
  ...createHuangChecks('chances'),
  position: required(checkPosition),
  action: required(checkAction),
  decisions: optional(checkDecisions, NO_DECISIONS),
  viewer: required(checkEnum(DYNASTIES)),
  side: optional<SpaceName | null>(checkHuangSpace, null),
  allies: optional<ConflictChanceQuery['allies']>(checkByDynasty(nullable(checkHuangSpace)), {}),
  held: optional<ConflictChanceQuery['held']>(checkByDynasty(checkInteger(0, MAX_HAND_SIZE)), {}),
  seen: optional<TileHand>(
    checkObject<TileHand>({ yellow: seen, red: seen, blue: seen, green: seen, white: seen }),
    NOTHING_SEEN,
  ),
});

const checkSeats = refineCheck(checkFields, findStrangers);
const checkHuangChancesCase = refineCheck(checkSeats, findUnfitting);

/** Reports players who do not take part, and statements that contradict the position. */
function findStrangers(asked: HuangChancesCase, path: string, problems: Problem[]): void {
  const { position, viewer, allies, held } = asked;
  const { players, hands } = position;
  const say = createReporter(problems, path);
  if (!players.includes(viewer)) say('not-in-play', 'viewer');
  if (!hands?.[viewer]) say('missing', 'position', 'hands', viewer);
  for (const player of keysOf(allies))
    if (player === viewer) say('unknown-key', 'allies', player);
    else if (!players.includes(player)) say('not-in-play', 'allies', player);
  for (const player of keysOf(held))
    if (hands?.[player]) say('unknown-key', 'held', player);
    else if (!players.includes(player)) say('not-in-play', 'held', player);
}

/** A case with all rulings filled in. */
type AskedUnder = Omit<HuangChancesCase, 'rulings'> & { readonly rulings: HuangRulings };

/** Reports what does not fit the conflict that the action starts, if it starts one. */
function findUnfitting(asked: AskedUnder, path: string, problems: Problem[]): void {
  const meeting = meetingIn(asked, asked.rulings);
  if (meeting.kind === 'refused' || meeting.kind === 'quiet') return;
  const { side, allies } = asked;
  const say = createReporter(problems, path);
  if (meeting.kind === 'war' && side === null) say('missing', 'side');
  if (meeting.kind === 'revolt') {
    if (side !== null) say('unknown-key', 'side');
    for (const player of keysOf(allies)) say('unknown-key', 'allies', player);
  }
  const outlook = outlookOf(asked);
  const unseen = tallyHiddenTiles(meeting, outlook.commitments, asked.seen);
  if (!unseen.ok) say({ code: 'too-many', most: unseen.error.most }, 'seen');
  else if (countHiddenHandTiles(meeting, outlook) > unseen.value.tiles)
    say({ code: 'too-many', most: unseen.value.tiles }, 'held');
}

/** Makes the question to the engine. The viewer's own commitment is what is asked for, so it is left out. */
function outlookOf({
  viewer,
  side,
  allies,
  held,
  decisions,
}: Omit<HuangChancesCase, 'rulings'>): ConflictChanceQuery {
  return { viewer, side, allies, held, commitments: decisions.commitments.filter(({ by }) => by !== viewer) };
}

function meetingIn(asked: Omit<HuangChancesCase, 'rulings'>, rulings: HuangRulings) {
  return findConflict(asked.position, asked.action, outlookOf(asked).commitments, rulings);
}

/** Answers a checked case. */
function answerHuangChances(asked: HuangChancesCase): HuangChancesAnswer {
  const { position, action, rulings } = asked;
  const { verdict, trace, used } = answerUnder(asked, rulings);
  const points = pointsFor(position, action);
  /** With another choice, there may be a war that the case does not fit. */
  const verdictUnder = (choices: HuangRulings) => {
    const problems: Problem[] = [];
    findUnfitting({ ...asked, rulings: choices }, '', problems);
    return problems.length > 0 ? problems : answerUnder(asked, choices).verdict;
  };
  const turnedOn = filterDecisiveRulings(HUANG_RULING_OPTIONS, points, rulings, verdict, verdictUnder);
  return { ok: true, ...verdict, trace, rulings: [...used, ...turnedOn].sort() };
}

/** Returns the rulings that can matter to an action. */
function pointsFor({ bandits }: Position, action: Action): readonly (keyof HuangRulings)[] {
  const isTile = action.type === 'place-tile';
  return [
    ...(isTile ? (['bystander-states'] as const) : []),
    ...(action.type.startsWith('establish') ? (['moved-pagoda-tiles'] as const) : []),
    ...(isTile && action.colour === 'red' && bandits.length > 0 ? (['bandits-count-placed'] as const) : []),
  ];
}

export const HUANG_CHANCES_HANDLER = createCaseHandler(checkHuangChancesCase, answerHuangChances);

interface Answered {
  readonly verdict: ChancesVerdict;
  readonly trace: readonly (BoardStep | ConflictChanceStep)[];
  readonly used: readonly HuangRulingId[];
}

function answerUnder(asked: HuangChancesCase, rulings: HuangRulings): Answered {
  const meeting = meetingIn(asked, rulings);
  const { trace } = meeting;
  const used = [...meeting.used].filter((point) => point !== 'winner-short'); // there is no winner yet
  if (meeting.kind === 'refused') return { verdict: { legal: false, reason: meeting.reason }, trace, used };
  if (meeting.kind === 'quiet') return { verdict: { legal: true, result: meeting.result }, trace, used };
  const outlook = outlookOf(asked);
  const unseen = tallyHiddenTiles(meeting, outlook.commitments, asked.seen);
  if (!unseen.ok) throw new Error(`More ${unseen.error.colour} tiles than the box has`);
  const counted = computeWinChances(meeting, outlook, unseen.value);
  if (!counted.ok) {
    const { reason, rule } = counted.error;
    return { verdict: { legal: false, reason }, trace: [...trace, { rule, step: 'refused', reason }], used };
  }
  const { chances, steps } = counted.value;
  const verdict = verdictOf(meeting, unseen.value, chances);
  return { verdict, trace: [...trace, ...steps], used: [...new Set([...used, ...splitIn(steps)])] };
}

/**
 * Returns the ruling that applies if a player commits tiles and a leader: both go to one state, by our
 * reading.
 */
function splitIn(steps: readonly ConflictChanceStep[]): readonly HuangRulingId[] {
  const isOfBoth = steps.some(
    (step) => 'leader' in step && step.to !== null && step.leader && step.tiles > 0,
  );
  return isOfBoth ? ['support-split'] : [];
}

function verdictOf(
  { sides, kind, position }: Conflict,
  unseen: HiddenTiles,
  chances: readonly CommitmentChance[],
): ChancesVerdict {
  const rivalOf = (side: ConflictSide) =>
    Math.max(...sides.filter((one) => one !== side).map(({ strength }) => strength));
  if (kind === 'war') {
    const states = sides.map((side): WarSide => {
      const lacks = rivalOf(side) - side.strength;
      return { id: idOf(side), strength: side.strength, win: atLeast0(lacks + 1), tie: atLeast0(lacks) };
    });
    return { legal: true, result: 'war', unseen, states, chances };
  }
  const [first, second] = sides;
  const lacks = second.strength - first.strength;
  const attacker = { player: position.turn, strength: first.strength, win: atLeast0(lacks + 1) };
  const defender = { player: playerOf(second), strength: second.strength, win: atLeast0(-lacks) };
  return { legal: true, result: 'revolt', unseen, attacker, defender, chances };
}

const atLeast0 = (lacks: number) => Math.max(lacks, 0);

function idOf({ state }: ConflictSide): SpaceName {
  if (state === null) throw new Error('A state without a name');
  return state;
}

function playerOf({ players: [player] }: ConflictSide): Dynasty {
  if (!player) throw new Error('The leader has no player');
  return player;
}
