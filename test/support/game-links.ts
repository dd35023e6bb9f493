import { handover as chuHan } from '../../src/games/chu-han/score/handover.ts';
import { handover as huang } from '../../src/games/huang/board/handover/handover.ts';
import { listPlayedActions } from '../../src/games/huang/board/state/played-actions.ts';
import { makeNotation } from '../../src/games/huang/rules/setup/notation.ts';
import { parseGameLink } from '../../src/games/khan/score/game-link.ts';

/** What a link to a whole game opens, as plain data; undefined if it opens nothing. */
export function openGameLink(link: string): unknown {
  if (link.startsWith('5k')) return parseGameLink(link);
  if (link.startsWith('5c')) return chuHan.parseLink(link);
  const game = huang.parseLink(link);
  return (
    game && {
      position: makeNotation(game.now.setup),
      points: game.now.tally?.points,
      players: game.players?.seats,
      from: game.from,
      gains: listPlayedActions(game.past, game.now).map(({ points }) => points),
    }
  );
}
