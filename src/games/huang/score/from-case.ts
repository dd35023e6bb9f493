import type { Openable } from '../../../share/parse-opened-text.ts';
import type { HuangScoreCase } from '../referee/score.ts';
import { DYNASTIES } from '../rules/vocabulary.ts';
import { type HuangGame, SCORE_FIELDS } from '../saves/score.ts';
import { EMPTY_ENTRIES } from './state.ts';

/** The game of an opened final scoring. @throws {Error} for any other kind of case */
export function fromCase(opened: Openable): HuangGame {
  if (!('ask' in opened) || opened.ask !== 'score' || opened.game !== 'huang')
    throw new Error(`No final scoring: ${JSON.stringify(opened)}`);
  return toHuangGame(opened);
}

/** Converts a case into a game without id and title. */
function toHuangGame(refereeCase: HuangScoreCase): HuangGame {
  return {
    id: '',
    begun: '',
    title: '',
    edition: refereeCase.edition,
    kingdoms: refereeCase.players.some((player) => player.granaries > 0),
    seats: refereeCase.players.map((player) => {
      const dynasty = DYNASTIES.find((one) => one === player.name) ?? null;
      const entries = Object.fromEntries(SCORE_FIELDS.map((field) => [field, String(player[field])]));
      return {
        name: dynasty ? '' : player.name,
        dynasty,
        entries: { ...EMPTY_ENTRIES, ...entries },
      };
    }),
  };
}
