import { codeBoolean, codeNullable, codeWord } from '../../../share/packing/coder.ts';
import type { Action } from '../rules/actions/action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import type { Triple } from '../rules/board/tuple.ts';
import type { Colour } from '../rules/vocabulary.ts';
import { PACKED_ACTIONS, PACKED_COLOURS, PACKED_REPLACE_LIMIT } from './packed-vocabulary.ts';
import { codeCounts } from './players.ts';
import { codeFourSpaces, codeSpace, codeSpaces, codeThreeSpaces, type SpaceContext } from './spaces.ts';

/** Writes or reads the action of the active player. `occupied` are the spaces with a tile or leader. */
export function codeAction(context: SpaceContext, occupied: readonly number[], value?: Action): Action {
  const { coder } = context;
  const type = codeWord(coder, PACKED_ACTIONS, value?.type);
  const codeColour = (input?: { readonly colour: Colour }) => codeWord(coder, PACKED_COLOURS, input?.colour);
  const codeLeader = (input?: { readonly leader: boolean }) => codeBoolean(coder, [3, 1], input?.leader);
  const codeTileSpaces = (at?: readonly SpaceName[]) => codeSpaces(context, [], at);
  switch (type) {
    case 'place-tile': {
      const input = value?.type === type ? value : undefined;
      return { type, colour: codeColour(input), at: codeTileSpaces(input?.at) };
    }
    case 'position-leader': {
      const input = value?.type === type ? value : undefined;
      const codeTarget = (space?: SpaceName) => codeSpace(context, [], undefined, space);
      return { type, colour: codeColour(input), to: codeNullable(coder, [1, 7], codeTarget, input?.to) };
    }
    case 'riot': {
      const input = value?.type === type ? value : undefined;
      return { type, at: codeSpace(context, occupied, undefined, input?.at), leader: codeLeader(input) };
    }
    case 'establish-pagoda': {
      const input = value?.type === type ? value : undefined;
      const codeThree = (at?: Triple<SpaceName>) => codeThreeSpaces(context, at);
      const from = codeNullable(coder, [3, 1], codeThree, input?.from);
      return { type, colour: codeColour(input), at: codeThree(input?.at), leader: codeLeader(input), from };
    }
    case 'establish-palace': {
      const input = value?.type === type ? value : undefined;
      return { type, at: codeFourSpaces(context, input?.at), leader: codeLeader(input) };
    }
    case 'replace':
      return {
        type,
        tiles: codeCounts(coder, PACKED_REPLACE_LIMIT, value?.type === type ? value.tiles : undefined),
      };
    case 'end-turn':
      return { type };
  }
}
