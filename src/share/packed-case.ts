import { toSetup } from '../engine/huang/setup.ts';
import { checkUntrusted } from '../referee/case.ts';
import { HUANG_HANDLERS, type HuangCase } from '../referee/huang/handlers.ts';
import type { Case } from '../referee/referee.ts';
import { makeBase64Url, parseBase64Url } from './base64.ts';
import { type BoardCase, packBoardCase } from './huang/case.ts';
import { PACKED_RULINGS } from './huang/packed-vocabulary.ts';
import { computeChecksum } from './packing/checksum.ts';
import { createRangeReader, createRangeWriter } from './packing/range.ts';

/** The maximal length of a packed text, above that of any case. */
const LONGEST_PACKED = 12_000;
const CHECKSUM = 2;

/**
 * Packs a case about the board of Huang into a short text; undefined for other cases and for those with an
 * `id`.
 */
export function makePackedCase(asked: Case): string | undefined {
  if (!isAboutBoard(asked) || asked.id !== undefined) return undefined;
  const packed = pack(fullCaseOf(asked));
  const read =
    packed === undefined
      ? undefined
      : checkUntrusted<HuangCase>(HUANG_HANDLERS[asked.ask].check, parsePackedCase(packed));
  // A case that this format cannot represent exactly is written as JSON instead.
  return read?.ok && isSame(read.value, asked) ? packed : undefined;
}

type AboutBoard = Exclude<HuangCase, { readonly ask: 'score' | 'chances' }>;

function isAboutBoard(asked: Case): asked is AboutBoard {
  return asked.game === 'huang' && asked.ask !== 'score' && asked.ask !== 'chances';
}

function pack(written: BoardCase): string | undefined {
  const coder = createRangeWriter();
  try {
    packBoardCase(coder, written);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
  const bytes = coder.bytes();
  return makeBase64Url(Uint8Array.from([...bytes, ...computeChecksum(bytes)]));
}

/**
 * Unpacks a case without checking it; undefined if the text is damaged. The format always has an edition:
 * English if the case had none.
 */
export function parsePackedCase(text: string): Pick<BoardCase, 'edition'> | undefined {
  const bytes = text.length <= LONGEST_PACKED ? parseBase64Url(text) : undefined;
  if (!bytes || bytes.length < CHECKSUM || makeBase64Url(bytes) !== text) return undefined;
  const packed = bytes.subarray(0, -CHECKSUM);
  const [high, low] = computeChecksum(packed);
  const isSound = bytes.at(-2) === high && bytes.at(-1) === low;
  return isSound ? makeCase(packBoardCase(createRangeReader(packed))) : undefined;
}

/** Makes the case as it is written: `at` of a tile that is not blue is a single space. */
function makeCase(full: BoardCase): Pick<BoardCase, 'edition'> {
  const written = { game: 'huang', ...full };
  if (full.ask !== 'act' || full.action.type !== 'place-tile' || full.action.colour === 'blue')
    return written;
  const single = { ...full.action, at: full.action.at[0] };
  const made = { ...written, action: single };
  return made;
}

function fullCaseOf(asked: AboutBoard): BoardCase {
  const { hands, ...position } = toSetup(asked.position);
  const known =
    hands &&
    Object.fromEntries(
      position.players.flatMap((player) => {
        const hand = hands[player];
        return hand ? [[player, hand]] : [];
      }),
    );
  const chosen = PACKED_RULINGS.filter(([point, choice]) => asked.rulings[point] === choice);
  const common = {
    edition: asked.edition ?? 'en',
    rulings: Object.fromEntries(chosen),
    position: { ...position, ...(known && { hands: known }) },
  };
  switch (asked.ask) {
    case 'states':
      return { ask: asked.ask, ...common };
    case 'placements':
      return { ask: asked.ask, ...common, piece: asked.piece, colour: asked.colour };
    case 'act':
      return { ask: asked.ask, ...common, action: asked.action, decisions: asked.decisions };
  }
}

/** Returns whether two cases ask the same question. */
function isSame(one: Case, other: AboutBoard): boolean {
  if (!isAboutBoard(one)) return false;
  const [first, second] = [one, other].map((asked) => JSON.stringify([fullCaseOf(asked), asked.rulings]));
  return first === second;
}
