import { describe, expect, test } from 'vitest';
import {
  codeFourSpaces,
  codeSpaces,
  codeThreeOrFourSpaces,
  codeThreeSpaces,
  freshSpaceContext,
} from '../../../../src/games/huang/link/spaces.ts';
import { boardOf, type SpaceName } from '../../../../src/games/huang/rules/board/board.ts';
import { createRangeReader, createRangeWriter } from '../../../../src/share/packing/range.ts';

const board = boardOf({ rows: ['.....', '.....'] });

/** A scene that reads a link in which these spaces stand. */
function reading(...spaces: readonly SpaceName[]) {
  const writer = createRangeWriter();
  codeSpaces(freshSpaceContext(writer, board), [], spaces);
  return freshSpaceContext(createRangeReader(writer.bytes()), board);
}

const NOWHERE = '9999,9999';

describe('a forged link with too few or too many spaces', () => {
  test.each<{ spaces: readonly SpaceName[] }>([
    { spaces: [] },
    { spaces: ['0,0', '1,0'] },
    { spaces: ['0,0', '1,0', '2,0', '3,0', '4,0'] },
  ])('names none: $spaces', ({ spaces }) => {
    expect(codeThreeSpaces(reading(...spaces))).toEqual([NOWHERE, NOWHERE, NOWHERE]);
    expect(codeFourSpaces(reading(...spaces))).toEqual([NOWHERE, NOWHERE, NOWHERE, NOWHERE]);
    expect(codeThreeOrFourSpaces(reading(...spaces))).toEqual([NOWHERE, NOWHERE, NOWHERE]);
  });

  test('is another than one with as many as there are', () => {
    const three: readonly SpaceName[] = ['0,0', '1,0', '0,1'];
    const four: readonly SpaceName[] = ['0,0', '1,0', '2,0', '3,0'];
    expect(codeThreeSpaces(reading(...three))).toEqual(three);
    expect(codeFourSpaces(reading(...four))).toEqual(four);
    expect(codeThreeOrFourSpaces(reading(...three))).toEqual(three);
    expect(codeThreeOrFourSpaces(reading(...four))).toEqual(four);
  });
});
