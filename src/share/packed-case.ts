import { checkUntrusted } from '../core/case.ts';
import { type BoardCase, codeBoardCase } from '../games/huang/link/case.ts';
import { PACKED_RULINGS } from '../games/huang/link/packed-vocabulary.ts';
import { HUANG_HANDLERS, type HuangCase } from '../games/huang/referee/handlers.ts';
import { toSetup } from '../games/huang/rules/setup/setup.ts';
import type { Case } from '../referee/referee.ts';
import { makePackedText, openPackedText } from './packing/packed-text.ts';

/**
 * Packs a case about the board of Huang into a short text. Undefined for other cases, for those with an `id`,
 * and for those that the format cannot represent exactly.
 */
export function makePackedCase(refereeCase: Case): string | undefined {
  if (!isAboutBoard(refereeCase) || refereeCase.id !== undefined) return undefined;
  const packed = makePackedText((coder) => codeBoardCase(coder, toFullCase(refereeCase)));
  const read =
    packed === undefined
      ? undefined
      : checkUntrusted<HuangCase>(HUANG_HANDLERS[refereeCase.ask].check, parsePackedCase(packed));
  // A case that this format cannot represent exactly is written as JSON instead.
  return read?.ok && isSame(read.value, refereeCase) ? packed : undefined;
}

type CheckedBoardCase = Exclude<HuangCase, { readonly ask: 'score' | 'chances' }>;

function isAboutBoard(refereeCase: Case): refereeCase is CheckedBoardCase {
  return refereeCase.game === 'huang' && refereeCase.ask !== 'score' && refereeCase.ask !== 'chances';
}

/**
 * Unpacks a case without checking it; undefined if the text is damaged. The format always has an edition:
 * English if the case had none.
 */
export function parsePackedCase(text: string): Pick<BoardCase, 'edition'> | undefined {
  const coder = openPackedText(text);
  return coder && makeCase(codeBoardCase(coder));
}

/** Converts a full case to the written format: `at` of a tile that is not blue is a single space. */
function makeCase(full: BoardCase): Pick<BoardCase, 'edition'> {
  const written = { game: 'huang', ...full };
  if (full.ask !== 'act' || full.action.type !== 'place-tile' || full.action.colour === 'blue')
    return written;
  const single = { ...full.action, at: full.action.at[0] };
  const made = { ...written, action: single };
  return made;
}

function toFullCase(refereeCase: CheckedBoardCase): BoardCase {
  const { hands, ...position } = toSetup(refereeCase.position);
  const knownHands =
    hands &&
    Object.fromEntries(
      position.players.flatMap((player) => {
        const hand = hands[player];
        return hand ? [[player, hand]] : [];
      }),
    );
  const nonDefault = PACKED_RULINGS.filter(([ruling, option]) => refereeCase.rulings[ruling] === option);
  const common = {
    edition: refereeCase.edition ?? 'en',
    rulings: Object.fromEntries(nonDefault),
    position: { ...position, ...(knownHands && { hands: knownHands }) },
  };
  switch (refereeCase.ask) {
    case 'states':
      return { ask: refereeCase.ask, ...common };
    case 'placements':
      return { ask: refereeCase.ask, ...common, piece: refereeCase.piece, colour: refereeCase.colour };
    case 'act':
      return {
        ask: refereeCase.ask,
        ...common,
        action: refereeCase.action,
        decisions: refereeCase.decisions,
      };
  }
}

/** Returns whether two cases ask the same question with the same rulings, written out in full. */
function isSame(one: Case, other: CheckedBoardCase): boolean {
  if (!isAboutBoard(one)) return false;
  const [first, second] = [one, other].map((refereeCase) =>
    JSON.stringify([toFullCase(refereeCase), refereeCase.rulings]),
  );
  return first === second;
}
