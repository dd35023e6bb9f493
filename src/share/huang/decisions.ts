import type { BuildingSite, Commitment, Decisions } from '../../engine/huang/action.ts';
import type { SpaceName } from '../../engine/huang/board.ts';
import { packBoolean, packCount, packList, packNullable, packWord } from '../packing/coder.ts';
import { PACKED_COLOURS, PACKED_COMMIT_LIMIT, PACKED_DYNASTIES } from './packed-vocabulary.ts';
import { packSpace, packSpaces, packThreeOrFourSpaces, type SpaceContext } from './spaces.ts';

/** The spaces that decisions are likely to name. */
export interface LikelySpaces {
  /** The spaces with a piece. */
  readonly lying: readonly number[];
  /** The spaces with a red tile. */
  readonly red: readonly number[];
}

/** Packs the decisions of the players. */
export function packDecisions(
  scene: SpaceContext,
  { lying, red }: LikelySpaces,
  value?: Decisions,
): Decisions {
  const { coder } = scene;
  const seldom = () => [3, 1];
  const space = (given?: SpaceName) => packSpace(scene, lying, undefined, given);
  const places = (given?: BuildingSite['at']) => packThreeOrFourSpaces(scene, given);
  const site = (given?: BuildingSite): BuildingSite => ({
    at: places(given?.at),
    from: packNullable(coder, seldom(), places, given?.from),
  });
  return {
    commitments: packList(
      coder,
      PACKED_DYNASTIES.length,
      (one) => packCommitment(scene, lying, one),
      value?.commitments,
    ),
    tieWinner: packNullable(coder, seldom(), space, value?.tieWinner),
    discard: packNullable(coder, seldom(), (given) => packSpaces(scene, red, given), value?.discard),
    pagoda: packNullable(coder, seldom(), site, value?.pagoda),
    market: packNullable(coder, seldom(), (given) => packWord(coder, PACKED_COLOURS, given), value?.market),
    keepGranary: packNullable(coder, seldom(), space, value?.keepGranary),
  };
}

function packCommitment(scene: SpaceContext, lying: readonly number[], value?: Commitment): Commitment {
  const { coder } = scene;
  const space = (given?: SpaceName) => packSpace(scene, lying, undefined, given);
  return {
    by: packWord(coder, PACKED_DYNASTIES, value?.by),
    to: packNullable(coder, [1, 2], space, value?.to),
    tiles: packCount(coder, PACKED_COMMIT_LIMIT, value?.tiles),
    leader: packBoolean(coder, [2, 1], value?.leader),
  };
}
