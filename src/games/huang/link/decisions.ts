import { codeBoolean, codeCount, codeList, codeNullable, codeWord } from '../../../share/packing/coder.ts';
import type { BuildingPlacement, Commitment, Decisions } from '../rules/actions/action.ts';
import type { SpaceName } from '../rules/board/board.ts';
import { PACKED_COLOURS, PACKED_COMMIT_LIMIT, PACKED_DYNASTIES } from './packed-vocabulary.ts';
import { codeSpace, codeSpaces, codeThreeOrFourSpaces, type SpaceContext } from './spaces.ts';

/** The spaces that decisions are likely to name. */
export interface LikelySpaces {
  /** The spaces with a tile or leader. */
  readonly occupied: readonly number[];
  /** The spaces with a red tile. */
  readonly red: readonly number[];
}

/** Writes or reads the decisions of the players. */
export function codeDecisions(
  context: SpaceContext,
  { occupied, red }: LikelySpaces,
  value?: Decisions,
): Decisions {
  const { coder } = context;
  const freshWeights = () => [3, 1];
  const codeOccupied = (input?: SpaceName) => codeSpace(context, occupied, undefined, input);
  const codePlaces = (input?: BuildingPlacement['at']) => codeThreeOrFourSpaces(context, input);
  const codePlacement = (input?: BuildingPlacement): BuildingPlacement => ({
    at: codePlaces(input?.at),
    from: codeNullable(coder, freshWeights(), codePlaces, input?.from),
  });
  return {
    commitments: codeList(
      coder,
      PACKED_DYNASTIES.length,
      (one) => codeCommitment(context, occupied, one),
      value?.commitments,
    ),
    tieWinner: codeNullable(coder, freshWeights(), codeOccupied, value?.tieWinner),
    discard: codeNullable(coder, freshWeights(), (input) => codeSpaces(context, red, input), value?.discard),
    pagoda: codeNullable(coder, freshWeights(), codePlacement, value?.pagoda),
    market: codeNullable(
      coder,
      freshWeights(),
      (input) => codeWord(coder, PACKED_COLOURS, input),
      value?.market,
    ),
    keepGranary: codeNullable(coder, freshWeights(), codeOccupied, value?.keepGranary),
  };
}

function codeCommitment(context: SpaceContext, occupied: readonly number[], value?: Commitment): Commitment {
  const { coder } = context;
  const codeOccupied = (input?: SpaceName) => codeSpace(context, occupied, undefined, input);
  return {
    by: codeWord(coder, PACKED_DYNASTIES, value?.by),
    to: codeNullable(coder, [1, 2], codeOccupied, value?.to),
    tiles: codeCount(coder, PACKED_COMMIT_LIMIT, value?.tiles),
    leader: codeBoolean(coder, [2, 1], value?.leader),
  };
}
