import { COLOURS, type Colour, DYNASTIES, type Dynasty } from './vocabulary.ts';

/** One of the 25 leaders. Each is a single object, so leaders can be compared with `===`. */
export interface Leader {
  readonly dynasty: Dynasty;
  readonly colour: Colour;
  /** Its name in cases, such as `rat:red`. */
  readonly name: LeaderName;
}
/** The name of a leader in cases, such as `rat:red`. */
export type LeaderName = `${Dynasty}:${Colour}`;

const ALL = DYNASTIES.flatMap((dynasty) =>
  COLOURS.map((colour): Leader => ({ dynasty, colour, name: `${dynasty}:${colour}` })),
);
const LEADERS = new Map<string, Leader>(ALL.map((leader) => [leader.name, leader]));
/** The names of all leaders. */
export const LEADER_NAMES: readonly LeaderName[] = ALL.map(({ name }) => name);

/** Returns the leader with this name. */
export function toLeader(name: LeaderName): Leader {
  const leader = LEADERS.get(name);
  if (!leader) throw new Error(`No leader ${name}`);
  return leader;
}

/** Returns the dynasties of leaders, each once, in the order of the leaders. */
export function listDynasties(leaders: readonly LeaderName[]): readonly Dynasty[] {
  return [...new Set(leaders.map((leader) => toLeader(leader).dynasty))];
}

/** Returns the leader of a dynasty in a colour. */
export function getLeader(dynasty: Dynasty, colour: Colour): Leader {
  return toLeader(`${dynasty}:${colour}`);
}
