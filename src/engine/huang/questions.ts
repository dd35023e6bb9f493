import { act } from './act.ts';
import { type Action, type Decisions, NOTHING_DECIDED } from './action.ts';
import { namesOf, type SpaceName } from './board.ts';
import { FULLEST_HAND } from './box.ts';
import { isInReserve } from './draft.ts';
import { groupsOf } from './groups.ts';
import { leaderOf } from './leader.ts';
import type { Done, Outcome } from './outcome.ts';
import { type Position, spaceOf, tilesUnseen } from './position.ts';
import type { Rulings } from './ruling.ts';
import type { BoardStep } from './step.ts';
import { COLOURS, type Colour, type Dynasty } from './vocabulary.ts';

/** A building that may be put up with the tile just placed: three spaces for a pagoda, four for the palace. */
interface BuildingOption {
  readonly at: readonly SpaceName[];
  /** The pagoda that is moved, when none is left beside the board. */
  readonly from: readonly SpaceName[] | null;
}

/** Something that the rules ask a player in the course of an action, with everything that may be answered. */
export type Question =
  | {
      readonly asks: 'commitment';
      readonly by: Dynasty;
      readonly colour: 'red' | 'yellow';
      /** The states that may be helped; in a revolt nobody chooses. */
      readonly states: readonly SpaceName[];
      /** The most tiles that the hand, where it is known, and the box allow. */
      readonly most: number;
      /** Whether the leader of that colour stands in reserve. */
      readonly leader: boolean;
    }
  | { readonly asks: 'tieWinner'; readonly by: Dynasty; readonly options: readonly SpaceName[] }
  | {
      readonly asks: 'discard';
      readonly by: Dynasty;
      readonly options: readonly SpaceName[];
      readonly count: number;
    }
  | { readonly asks: 'pagoda'; readonly by: Dynasty; readonly options: readonly BuildingOption[] }
  | { readonly asks: 'market'; readonly by: Dynasty; readonly options: readonly Colour[] }
  | { readonly asks: 'keepGranary'; readonly by: Dynasty; readonly options: readonly SpaceName[] };

/**
 * All that the table is asked in the course of an action, in order, as far as the answers given so far let one see: the
 * tie and the discard of a war follow from the commitments. An action that is forbidden asks nothing.
 */
export function questionsOf(
  position: Position,
  action: Action,
  decisions: Decisions,
  rulings: Rulings,
): readonly Question[] {
  const attempt = (some: Partial<Decisions>) =>
    act(position, action, { ...NOTHING_DECIDED, ...some }, rulings);
  const first = attempt({});
  if (first.kind === 'refused') return [];
  const conflict = conflictQuestions(position, first.trace, rulings);
  const { commitments, tieWinner } = decisions;
  const open = [attempt({ commitments }), attempt({ commitments, tieWinner })].flatMap(needOf);
  const [tie] = open.filter((one) => one.asks === 'tieWinner');
  const discard = open.filter((one) => one.asks === 'discard').at(-1);
  const conflicts = [...conflict, ...(tie ? [tie] : []), ...(discard ? [discard] : [])];
  if (conflicts.length > 0 || first.kind !== 'done') return conflicts;
  return action.type === 'end-turn'
    ? granaryQuestion(position)
    : buildingQuestions(first, position, action, attempt);
}

/** Who may give to a war or revolt, in order. */
function conflictQuestions(
  position: Position,
  trace: readonly BoardStep[],
  rulings: Rulings,
): readonly Question[] {
  const order = trace.find((step) => step.step === 'commitment-order');
  if (!order) return [];
  const war = trace.find((step) => step.step === 'war');
  const absent = trace.flatMap((step) => (step.step === 'bystander' ? [step.state] : []));
  const colour = war ? 'red' : 'yellow';
  const fighting = rulings['bystander-states'] === 'fight' ? [] : absent;
  const placed = trace.find((step) => step.step === 'tile-placed');
  return order.players.map((by) => {
    const spent = placed?.by === by && placed.colour === colour ? 1 : 0;
    const hand = position.hands?.[by]?.[colour];
    const unseen = Math.max(
      tilesUnseen(position, colour) - (hand === undefined && placed?.colour === colour ? 1 : 0),
      0,
    );
    return {
      asks: 'commitment',
      by,
      colour,
      states: war ? war.states.filter((state) => !fighting.includes(state)) : [],
      most: hand === undefined ? Math.min(unseen, FULLEST_HAND) : hand - spent,
      leader: isInReserve(position, by, colour) && !isLeaderPlaced(trace, by, colour),
    };
  });
}

function isLeaderPlaced(trace: readonly BoardStep[], by: Dynasty, colour: Colour): boolean {
  return trace.some((step) => step.step === 'leader-placed' && step.leader === leaderOf(by, colour).name);
}

function needOf(outcome: Outcome): readonly Extract<Question, { asks: 'tieWinner' | 'discard' }>[] {
  if (outcome.kind !== 'needs') return [];
  const { decision, by, options, count = 0 } = outcome;
  return [decision === 'discard' ? { asks: decision, by, options, count } : { asks: decision, by, options }];
}

function granaryQuestion(position: Position): readonly Question[] {
  const space = spaceOf(position, leaderOf(position.turn, 'blue'));
  const group = space === undefined ? null : groupsOf(position).at[space];
  const granaries = position.granaries.filter((one) => group?.spaces.includes(one));
  if (granaries.length < 2) return [];
  return [{ asks: 'keepGranary', by: position.turn, options: namesOf(position.board, granaries) }];
}

/** After a peaceful tile: what may be built with it, and what may be taken from the market. */
function buildingQuestions(
  placed: Done,
  position: Position,
  action: Action,
  attempt: (some: Partial<Decisions>) => Outcome,
): readonly Question[] {
  const last = action.type === 'place-tile' ? action.at.at(-1) : undefined;
  if (last === undefined || action.type !== 'place-tile') return [];
  const by = position.turn;
  const isLawful = (some: Partial<Decisions>) => attempt(some).kind === 'done';
  const buildings = sitesAround(placed.position, last).filter((pagoda) => isLawful({ pagoda }));
  const market = COLOURS.filter((colour) => isLawful({ market: colour }));
  return [
    ...(market.length > 0 ? [{ asks: 'market', by, options: market } as const] : []),
    ...(buildings.length > 0 ? [{ asks: 'pagoda', by, options: buildings } as const] : []),
  ];
}

/** Groups of three and four like-coloured tiles round a space, each with every pagoda that could be moved there. */
function sitesAround(position: Position, last: SpaceName): readonly BuildingOption[] {
  const space = position.board.indexOf.get(last) ?? -1;
  const colour = position.tiles[space];
  let groups: readonly (readonly number[])[] = [[space]];
  const found: BuildingOption[] = [];
  for (let size = 2; size <= 4; size++) {
    groups = uniqueGroups(groups.flatMap((group) => grown(position, group, colour ?? null)));
    if (size === 2) continue;
    const froms =
      size === 3 ? position.pagodas.filter((one) => one.colour === colour).map(({ at }) => at) : [];
    for (const group of groups)
      for (const from of [null, ...froms])
        found.push({ at: namesOf(position.board, group), from: from && namesOf(position.board, from) });
  }
  return found;
}

/** A group with one more tile of its colour that touches it, in every way. */
function grown(
  { board, tiles }: Position,
  group: readonly number[],
  colour: Colour | null,
): readonly (readonly number[])[] {
  const beside = new Set(group.flatMap((space) => board.neighbours[space] ?? []));
  return [...beside]
    .filter((space) => !group.includes(space) && tiles[space] === colour)
    .map((space) => [...group, space].sort((a, b) => a - b));
}

function uniqueGroups(groups: readonly (readonly number[])[]): readonly (readonly number[])[] {
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}
