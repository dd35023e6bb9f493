import type { Commitment, Decisions, Site } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { packCount, packList, packOrNull, packWord, packYesNo } from '../packing/coder.ts';
import { packSpace, packSpaces, packThreeOrFour, type Scene } from './spaces.ts';
import { COLOURS, DYNASTIES, MOST_COMMITTED } from './words.ts';

/** The spaces that decisions are likely to name. */
export interface Likely {
  /** The spaces with a piece. */
  readonly lying: readonly number[];
  /** The spaces with a red tile. */
  readonly red: readonly number[];
}

/** Packs the decisions of the players. */
export function packDecisions(scene: Scene, { lying, red }: Likely, value?: Decisions): Decisions {
  const { coder } = scene;
  const seldom = () => [3, 1];
  const space = (given?: SpaceName) => packSpace(scene, lying, undefined, given);
  const places = (given?: Site['at']) => packThreeOrFour(scene, given);
  const site = (given?: Site): Site => ({
    at: places(given?.at),
    from: packOrNull(coder, seldom(), places, given?.from),
  });
  return {
    commitments: packList(
      coder,
      DYNASTIES.length,
      (one) => packCommitment(scene, lying, one),
      value?.commitments,
    ),
    tieWinner: packOrNull(coder, seldom(), space, value?.tieWinner),
    discard: packOrNull(coder, seldom(), (given) => packSpaces(scene, red, given), value?.discard),
    pagoda: packOrNull(coder, seldom(), site, value?.pagoda),
    market: packOrNull(coder, seldom(), (given) => packWord(coder, COLOURS, given), value?.market),
    keepGranary: packOrNull(coder, seldom(), space, value?.keepGranary),
  };
}

function packCommitment(scene: Scene, lying: readonly number[], value?: Commitment): Commitment {
  const { coder } = scene;
  const space = (given?: SpaceName) => packSpace(scene, lying, undefined, given);
  return {
    by: packWord(coder, DYNASTIES, value?.by),
    to: packOrNull(coder, [1, 2], space, value?.to),
    tiles: packCount(coder, MOST_COMMITTED, value?.tiles),
    leader: packYesNo(coder, [2, 1], value?.leader),
  };
}
