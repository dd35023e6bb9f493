import { packBoolean, packNullable, packWord } from '../../../share/packing/coder.ts';
import type { Action } from '../rules/actions/action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import type { Triple } from '../rules/board/tuple.ts';
import type { Colour } from '../rules/vocabulary.ts';
import { PACKED_ACTIONS, PACKED_COLOURS, PACKED_REPLACE_LIMIT } from './packed-vocabulary.ts';
import { packCounts } from './players.ts';
import { packFourSpaces, packSpace, packSpaces, packThreeSpaces, type SpaceContext } from './spaces.ts';

/** Packs the action of the active player. `occupied` are the spaces with a tile or leader. */
export function packAction(context: SpaceContext, occupied: readonly number[], value?: Action): Action {
  const { coder } = context;
  const type = packWord(coder, PACKED_ACTIONS, value?.type);
  const packColour = (input?: { readonly colour: Colour }) => packWord(coder, PACKED_COLOURS, input?.colour);
  const packLeader = (input?: { readonly leader: boolean }) => packBoolean(coder, [3, 1], input?.leader);
  const packTileSpaces = (at?: readonly SpaceName[]) => packSpaces(context, [], at);
  switch (type) {
    case 'place-tile': {
      const input = value?.type === type ? value : undefined;
      return { type, colour: packColour(input), at: packTileSpaces(input?.at) };
    }
    case 'position-leader': {
      const input = value?.type === type ? value : undefined;
      const packTarget = (space?: SpaceName) => packSpace(context, [], undefined, space);
      return { type, colour: packColour(input), to: packNullable(coder, [1, 7], packTarget, input?.to) };
    }
    case 'riot': {
      const input = value?.type === type ? value : undefined;
      return { type, at: packSpace(context, occupied, undefined, input?.at), leader: packLeader(input) };
    }
    case 'establish-pagoda': {
      const input = value?.type === type ? value : undefined;
      const packThree = (at?: Triple<SpaceName>) => packThreeSpaces(context, at);
      const from = packNullable(coder, [3, 1], packThree, input?.from);
      return { type, colour: packColour(input), at: packThree(input?.at), leader: packLeader(input), from };
    }
    case 'establish-palace': {
      const input = value?.type === type ? value : undefined;
      return { type, at: packFourSpaces(context, input?.at), leader: packLeader(input) };
    }
    case 'replace':
      return {
        type,
        tiles: packCounts(coder, PACKED_REPLACE_LIMIT, value?.type === type ? value.tiles : undefined),
      };
    case 'end-turn':
      return { type };
  }
}
