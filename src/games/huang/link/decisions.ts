import { packBoolean, packCount, packList, packNullable, packWord } from '../../../share/packing/coder.ts';
import type { BuildingSite, Commitment, Decisions } from '../rules/actions/action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import { PACKED_COLOURS, PACKED_COMMIT_LIMIT, PACKED_DYNASTIES } from './packed-vocabulary.ts';
import { packSpace, packSpaces, packThreeOrFourSpaces, type SpaceContext } from './spaces.ts';

/** The spaces that decisions are likely to name. */
export interface LikelySpaces {
  /** The spaces with a tile or leader. */
  readonly lying: readonly number[];
  /** The spaces with a red tile. */
  readonly red: readonly number[];
}

/** Packs the decisions of the players. */
export function packDecisions(
  context: SpaceContext,
  { lying: occupied, red }: LikelySpaces,
  value?: Decisions,
): Decisions {
  const { coder } = context;
  const freshWeights = () => [3, 1];
  const packOccupied = (input?: SpaceName) => packSpace(context, occupied, undefined, input);
  const packPlaces = (input?: BuildingSite['at']) => packThreeOrFourSpaces(context, input);
  const packSite = (input?: BuildingSite): BuildingSite => ({
    at: packPlaces(input?.at),
    from: packNullable(coder, freshWeights(), packPlaces, input?.from),
  });
  return {
    commitments: packList(
      coder,
      PACKED_DYNASTIES.length,
      (one) => packCommitment(context, occupied, one),
      value?.commitments,
    ),
    tieWinner: packNullable(coder, freshWeights(), packOccupied, value?.tieWinner),
    discard: packNullable(coder, freshWeights(), (input) => packSpaces(context, red, input), value?.discard),
    pagoda: packNullable(coder, freshWeights(), packSite, value?.pagoda),
    market: packNullable(
      coder,
      freshWeights(),
      (input) => packWord(coder, PACKED_COLOURS, input),
      value?.market,
    ),
    keepGranary: packNullable(coder, freshWeights(), packOccupied, value?.keepGranary),
  };
}

function packCommitment(context: SpaceContext, occupied: readonly number[], value?: Commitment): Commitment {
  const { coder } = context;
  const packOccupied = (input?: SpaceName) => packSpace(context, occupied, undefined, input);
  return {
    by: packWord(coder, PACKED_DYNASTIES, value?.by),
    to: packNullable(coder, [1, 2], packOccupied, value?.to),
    tiles: packCount(coder, PACKED_COMMIT_LIMIT, value?.tiles),
    leader: packBoolean(coder, [2, 1], value?.leader),
  };
}
