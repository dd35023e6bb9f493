import { COLOURS, type Colour, DYNASTIES, type Dynasty } from './vocabulary.ts';

/** One of the 25 leaders. There is one object for each, so that two leaders can be compared as they are. */
export interface Leader {
  readonly dynasty: Dynasty;
  readonly colour: Colour;
  /** As it is written, `rat:red`. */
  readonly name: LeaderName;
}
export type LeaderName = `${Dynasty}:${Colour}`;

const LEADERS = new Map<string, Leader>(
  DYNASTIES.flatMap((dynasty) =>
    COLOURS.map(
      (colour) => [`${dynasty}:${colour}`, { dynasty, colour, name: `${dynasty}:${colour}` }] as const,
    ),
  ),
);

/** The leader of that name, such as `rat:red`. */
export function parseLeader(name: string): Leader | undefined {
  return LEADERS.get(name);
}

/** The leader that has this name. */
export function leaderNamed(name: LeaderName): Leader {
  const leader = LEADERS.get(name);
  if (!leader) throw new Error(`No leader ${name}`);
  return leader;
}

export function leaderOf(dynasty: Dynasty, colour: Colour): Leader {
  return leaderNamed(`${dynasty}:${colour}`);
}
