import type { AnswerEnvelope } from '../../../core/answer.ts';
import { filterDecisiveRulings } from '../../../core/case.ts';
import { createCaseHandler } from '../../../core/case-handler.ts';
import {
  checkEnum,
  checkInteger,
  checkObject,
  nullable,
  optional,
  refineCheck,
  required,
} from '../../../core/check.ts';
import { createReporter, type Problem } from '../../../core/problem.ts';
import { createRecord, keysOf } from '../../../core/record.ts';
import { type Action, type Decisions, NO_DECISIONS } from '../rules/actions/action.ts';
import type { CompletedAction, RefusedAction } from '../rules/actions/outcome.ts';
import type { SpaceName } from '../rules/board/board.ts';
import type { ConflictChanceStep } from '../rules/conflict/chance-step.ts';
import {
  type CommitmentChance,
  type ConflictChanceQuery,
  computeWinChances,
  countHiddenHandTiles,
} from '../rules/conflict/chances.ts';
import { type Conflict, type ConflictSide, findConflict } from '../rules/conflict/conflict.ts';
import type { HuangRulings } from '../rules/ruling.ts';
import { HUANG_RULING_OPTIONS, type HuangRulingId } from '../rules/ruling-options.ts';
import { MAX_HAND_SIZE } from '../rules/setup/box.ts';
import { type HiddenTiles, tallyHiddenTiles } from '../rules/setup/hidden-tiles.ts';
import { NO_TILES, type Position, type TileHand } from '../rules/setup/position.ts';
import type { BoardStep } from '../rules/step.ts';
import { COLOURS, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
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

/** A side of a conflict: its known strength, and its shortfall for winning, or for a tie in a war. */
interface WarSideShortfall {
  readonly id: SpaceName;
  readonly strength: number;
  readonly win: number;
  readonly tie: number;
}
interface RevoltSideShortfall {
  readonly player: Dynasty;
  readonly strength: number;
  readonly win: number;
}
interface CountedChances {
  readonly legal: true;
  readonly unseen: HiddenTiles;
  readonly chances: readonly CommitmentChance[];
}
type ChancesVerdict =
  | { readonly legal: false; readonly reason: RefusedAction['reason'] }
  | { readonly legal: true; readonly result: Exclude<CompletedAction['result'], 'war' | 'revolt'> }
  | ({ readonly result: 'war'; readonly states: readonly WarSideShortfall[] } & CountedChances)
  | ({
      readonly result: 'revolt';
      readonly attacker: RevoltSideShortfall;
      readonly defender: RevoltSideShortfall;
    } & CountedChances);

/** The chances of an open conflict, or why there is none, with the steps that explain them. */
export type HuangChancesAnswer = AnswerEnvelope<BoardStep | ConflictChanceStep, HuangRulingId> & {
  readonly ok: true;
} & ChancesVerdict;

/** An upper limit for tiles seen of a colour; the exact one depends on the board and is checked later. */
const MOST_SEEN = 1000;
const seen = optional(checkInteger(0, MOST_SEEN), 0);

const checkFields = checkObject<HuangChancesCase>({
  ...createHuangChecks('chances'),
  position: required(checkPosition),
  action: required(checkAction),
  decisions: optional(checkDecisions, NO_DECISIONS),
  viewer: required(checkEnum(DYNASTIES)),
  side: optional<SpaceName | null>(checkHuangSpace, null),
  allies: optional<ConflictChanceQuery['allies']>(checkByDynasty(nullable(checkHuangSpace)), {}),
  held: optional<ConflictChanceQuery['held']>(checkByDynasty(checkInteger(0, MAX_HAND_SIZE)), {}),
  seen: optional(checkObject<TileHand>(createRecord(COLOURS, () => seen)), NO_TILES),
});

const checkSeats = refineCheck(checkFields, reportInvalidPlayers);
const checkHuangChancesCase = refineCheck(checkSeats, reportMisfits);

/** Reports players who do not take part, and inputs that contradict the position. */
function reportInvalidPlayers(chancesCase: HuangChancesCase, path: string, problems: Problem[]): void {
  const { position, viewer, allies, held } = chancesCase;
  const { players, hands } = position;
  const report = createReporter(problems, path);
  if (!players.includes(viewer)) report('not-in-play', 'viewer');
  if (!hands?.[viewer]) report('missing', 'position', 'hands', viewer);
  for (const player of keysOf(allies))
    if (player === viewer) report('unknown-key', 'allies', player);
    else if (!players.includes(player)) report('not-in-play', 'allies', player);
  for (const player of keysOf(held))
    if (hands?.[player]) report('unknown-key', 'held', player);
    else if (!players.includes(player)) report('not-in-play', 'held', player);
}

/** A case, with rulings that may differ from its own. */
type CaseWithRulings = Omit<HuangChancesCase, 'rulings'> & { readonly rulings: HuangRulings };

/** Reports what does not fit the conflict that the action starts, if it starts one. */
function reportMisfits(chancesCase: CaseWithRulings, path: string, problems: Problem[]): void {
  const conflict = findCaseConflict(chancesCase, chancesCase.rulings);
  if (conflict.kind === 'refused' || conflict.kind === 'quiet') return;
  const { side, allies } = chancesCase;
  const report = createReporter(problems, path);
  if (conflict.kind === 'war' && side === null) report('missing', 'side');
  if (conflict.kind === 'revolt') {
    if (side !== null) report('unknown-key', 'side');
    for (const player of keysOf(allies)) report('unknown-key', 'allies', player);
  }
  const query = toQuery(chancesCase);
  const hiddenTiles = tallyHiddenTiles(conflict, query.commitments, chancesCase.seen);
  if (!hiddenTiles.ok) report({ code: 'too-many', most: hiddenTiles.error.most }, 'seen');
  else if (countHiddenHandTiles(conflict, query) > hiddenTiles.value.tiles)
    report({ code: 'too-many', most: hiddenTiles.value.tiles }, 'held');
}

/**
 * Makes the query for the engine. The viewer's own commitment is omitted: the answer covers each number of
 * tiles.
 */
function toQuery({
  viewer,
  side,
  allies,
  held,
  decisions,
}: Omit<HuangChancesCase, 'rulings'>): ConflictChanceQuery {
  return { viewer, side, allies, held, commitments: decisions.commitments.filter(({ by }) => by !== viewer) };
}

function findCaseConflict(chancesCase: Omit<HuangChancesCase, 'rulings'>, rulings: HuangRulings) {
  return findConflict(chancesCase.position, chancesCase.action, toQuery(chancesCase).commitments, rulings);
}

/** Answers a checked case. */
function answerHuangChances(chancesCase: HuangChancesCase): HuangChancesAnswer {
  const { position, action, rulings } = chancesCase;
  const { verdict, trace, used } = answerWithRulings(chancesCase, rulings);
  const candidates = listCandidates(position, action);
  // With another option, the action may start a war that the case does not fit.
  const getVerdict = (otherRulings: HuangRulings) => {
    const problems: Problem[] = [];
    reportMisfits({ ...chancesCase, rulings: otherRulings }, '', problems);
    return problems.length > 0 ? problems : answerWithRulings(chancesCase, otherRulings).verdict;
  };
  const decisive = filterDecisiveRulings(HUANG_RULING_OPTIONS, candidates, rulings, verdict, getVerdict);
  return { ok: true, ...verdict, trace, rulings: [...used, ...decisive].sort() };
}

/** Returns the rulings that can matter to an action. */
function listCandidates({ bandits }: Position, action: Action): readonly (keyof HuangRulings)[] {
  const isTile = action.type === 'place-tile';
  return [
    ...(isTile ? (['bystander-states'] as const) : []),
    ...(action.type.startsWith('establish') ? (['moved-pagoda-tiles'] as const) : []),
    ...(isTile && action.colour === 'red' && bandits.length > 0 ? (['bandits-count-placed'] as const) : []),
  ];
}

/** Checks and answers cases about the chances of a conflict. */
export const HUANG_CHANCES_HANDLER = createCaseHandler(checkHuangChancesCase, answerHuangChances);

interface AnswerParts {
  readonly verdict: ChancesVerdict;
  readonly trace: readonly (BoardStep | ConflictChanceStep)[];
  readonly used: readonly HuangRulingId[];
}

function answerWithRulings(chancesCase: HuangChancesCase, rulings: HuangRulings): AnswerParts {
  const conflict = findCaseConflict(chancesCase, rulings);
  const { trace } = conflict;
  const used = [...conflict.used].filter((ruling) => ruling !== 'winner-short'); // there is no winner yet
  if (conflict.kind === 'refused') return { verdict: { legal: false, reason: conflict.reason }, trace, used };
  if (conflict.kind === 'quiet') return { verdict: { legal: true, result: conflict.result }, trace, used };
  const query = toQuery(chancesCase);
  const hiddenTiles = tallyHiddenTiles(conflict, query.commitments, chancesCase.seen);
  if (!hiddenTiles.ok) throw new Error(`More ${hiddenTiles.error.colour} tiles than the box has`);
  const counted = computeWinChances(conflict, query, hiddenTiles.value);
  if (!counted.ok) {
    const { reason, rule } = counted.error;
    return { verdict: { legal: false, reason }, trace: [...trace, { rule, step: 'refused', reason }], used };
  }
  const { chances, steps } = counted.value;
  const verdict = toVerdict(conflict, hiddenTiles.value, chances);
  return { verdict, trace: [...trace, ...steps], used: [...new Set([...used, ...listSplitRulings(steps)])] };
}

/**
 * Returns the ruling `support-split` if a player commits both tiles and a leader: they must support the same
 * state.
 */
function listSplitRulings(steps: readonly ConflictChanceStep[]): readonly HuangRulingId[] {
  const isOfBoth = steps.some(
    (step) => 'leader' in step && step.to !== null && step.leader && step.tiles > 0,
  );
  return isOfBoth ? ['support-split'] : [];
}

function toVerdict(
  { sides, kind, position }: Conflict,
  hiddenTiles: HiddenTiles,
  chances: readonly CommitmentChance[],
): ChancesVerdict {
  const getRivalStrength = (side: ConflictSide) =>
    Math.max(...sides.filter((one) => one !== side).map(({ strength }) => strength));
  if (kind === 'war') {
    const states = sides.map((side): WarSideShortfall => {
      const shortfall = getRivalStrength(side) - side.strength;
      return {
        id: getStateId(side),
        strength: side.strength,
        win: atLeast0(shortfall + 1),
        tie: atLeast0(shortfall),
      };
    });
    return { legal: true, result: 'war', unseen: hiddenTiles, states, chances };
  }
  const [first, second] = sides;
  const shortfall = second.strength - first.strength;
  const attacker = { player: position.turn, strength: first.strength, win: atLeast0(shortfall + 1) };
  const defender = { player: getPlayer(second), strength: second.strength, win: atLeast0(-shortfall) };
  return { legal: true, result: 'revolt', unseen: hiddenTiles, attacker, defender, chances };
}

const atLeast0 = (shortfall: number) => Math.max(shortfall, 0);

function getStateId({ state }: ConflictSide): SpaceName {
  if (state === null) throw new Error('A state without a name');
  return state;
}

function getPlayer({ players: [player] }: ConflictSide): Dynasty {
  if (!player) throw new Error('The leader has no player');
  return player;
}
