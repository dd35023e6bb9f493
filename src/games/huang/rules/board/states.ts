import type { LeaderName } from '../leader.ts';
import type { Position } from '../setup/position.ts';
import type { Colour } from '../vocabulary.ts';
import { getSpaceName, getSpaceNames, type SpaceName } from './board.ts';
import { type BoardGroup, findGroups, getFirstSpace, listStates } from './groups.ts';
import type { Quadruple, Triple } from './tuple.ts';

/** A state as reported in answers: its spaces, its leaders and its contents. */
export interface StateReport {
  readonly id: SpaceName;
  readonly spaces: readonly SpaceName[];
  readonly leaders: Readonly<Record<SpaceName, LeaderName>>;
  readonly tiles: Readonly<Partial<Record<Colour, number>>>;
  readonly pagodas: Readonly<Partial<Record<Colour, number>>>;
  readonly granaries: number;
  readonly palace: boolean;
}

/** Returns all states of a position, in order of their ids. Rule: huang/states/state */
export function reportStates(position: Position): readonly StateReport[] {
  return listStates(findGroups(position).all).map((group) => reportState(position, group));
}

function reportState(position: Position, group: BoardGroup): StateReport {
  const holds = (at: Triple<number> | Quadruple<number>) => group.spaces.includes(at[0]);
  return {
    id: getSpaceName(position.board, getFirstSpace(group)),
    spaces: getSpaceNames(position.board, group.spaces),
    leaders: Object.fromEntries(
      group.leaders.flatMap((space) => {
        const leader = position.leaders[space];
        return leader ? [[getSpaceName(position.board, space), leader.name]] : [];
      }),
    ),
    tiles: countColours(group.spaces.flatMap((space) => position.tiles[space] ?? [])),
    pagodas: countColours(position.pagodas.filter(({ at }) => holds(at)).map(({ colour }) => colour)),
    granaries: position.granaries.filter((space) => group.spaces.includes(space)).length,
    palace: position.palace !== null && holds(position.palace),
  };
}

function countColours(colours: readonly Colour[]): Readonly<Partial<Record<Colour, number>>> {
  const counts: Partial<Record<Colour, number>> = {};
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}
