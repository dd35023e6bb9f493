import type { Action } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import type { Triple } from '../../engine/huang/tuple.ts';
import type { Colour } from '../../engine/huang/vocabulary.ts';
import { packBoolean, packNullable, packWord } from '../packing/coder.ts';
import { PACKED_ACTIONS, PACKED_COLOURS, PACKED_REPLACE_LIMIT } from './packed-vocabulary.ts';
import { packCounts } from './players.ts';
import { packFourSpaces, packSpace, packSpaces, packThreeSpaces, type SpaceContext } from './spaces.ts';

/** Packs the action of the active player. `lying` are the spaces with a piece. */
export function packAction(scene: SpaceContext, lying: readonly number[], value?: Action): Action {
  const { coder } = scene;
  const type = packWord(coder, PACKED_ACTIONS, value?.type);
  const colour = (given?: { readonly colour: Colour }) => packWord(coder, PACKED_COLOURS, given?.colour);
  const standsIn = (given?: { readonly leader: boolean }) => packBoolean(coder, [3, 1], given?.leader);
  const spaces = (at?: readonly SpaceName[]) => packSpaces(scene, [], at);
  switch (type) {
    case 'place-tile': {
      const given = value?.type === type ? value : undefined;
      return { type, colour: colour(given), at: spaces(given?.at) };
    }
    case 'position-leader': {
      const given = value?.type === type ? value : undefined;
      const to = (space?: SpaceName) => packSpace(scene, [], undefined, space);
      return { type, colour: colour(given), to: packNullable(coder, [1, 7], to, given?.to) };
    }
    case 'riot': {
      const given = value?.type === type ? value : undefined;
      return { type, at: packSpace(scene, lying, undefined, given?.at), leader: standsIn(given) };
    }
    case 'establish-pagoda': {
      const given = value?.type === type ? value : undefined;
      const three = (at?: Triple<SpaceName>) => packThreeSpaces(scene, at);
      const from = packNullable(coder, [3, 1], three, given?.from);
      return { type, colour: colour(given), at: three(given?.at), leader: standsIn(given), from };
    }
    case 'establish-palace': {
      const given = value?.type === type ? value : undefined;
      return { type, at: packFourSpaces(scene, given?.at), leader: standsIn(given) };
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
