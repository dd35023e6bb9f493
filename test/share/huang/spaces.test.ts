import { describe, expect, test } from 'vitest';
import { boardOf, type SpaceName } from '../../../src/engine/huang/board.ts';
import {
  freshScene,
  packFour,
  packSpaces,
  packThree,
  packThreeOrFour,
} from '../../../src/share/huang/spaces.ts';
import { rangeReader, rangeWriter } from '../../../src/share/packing/range.ts';

const board = boardOf({ rows: ['.....', '.....'] });

/** A scene that reads a link in which these spaces stand. */
function reading(...spaces: readonly SpaceName[]) {
  const writer = rangeWriter();
  packSpaces(freshScene(writer, board), [], spaces);
  return freshScene(rangeReader(writer.bytes()), board);
}

const NOWHERE = '9999,9999';

describe('a forged link with too few or too many spaces', () => {
  test.each<{ spaces: readonly SpaceName[] }>([
    { spaces: [] },
    { spaces: ['0,0', '1,0'] },
    { spaces: ['0,0', '1,0', '2,0', '3,0', '4,0'] },
  ])('names none: $spaces', ({ spaces }) => {
    expect(packThree(reading(...spaces))).toEqual([NOWHERE, NOWHERE, NOWHERE]);
    expect(packFour(reading(...spaces))).toEqual([NOWHERE, NOWHERE, NOWHERE, NOWHERE]);
    expect(packThreeOrFour(reading(...spaces))).toEqual([NOWHERE, NOWHERE, NOWHERE]);
  });

  test('is another than one with as many as there are', () => {
    const three: readonly SpaceName[] = ['0,0', '1,0', '0,1'];
    const four: readonly SpaceName[] = ['0,0', '1,0', '2,0', '3,0'];
    expect(packThree(reading(...three))).toEqual(three);
    expect(packFour(reading(...four))).toEqual(four);
    expect(packThreeOrFour(reading(...three))).toEqual(three);
    expect(packThreeOrFour(reading(...four))).toEqual(four);
  });
});
