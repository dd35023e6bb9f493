import { DYNASTIES } from '../../engine/huang/vocabulary.ts';
import type { HuangScoreCase } from '../../referee/huang/score.ts';
import { type HuangGame, SCORE_FIELDS } from '../../saves/huang-score.ts';
import type { Openable } from '../shell/OpenDialog.tsx';
import { EMPTY_ENTRIES } from './state.ts';

/** The game of an opened final scoring. @throws {Error} for any other kind of case */
export function fromCase(what: Openable): HuangGame {
  if (!('ask' in what) || what.ask !== 'score' || what.game !== 'huang')
    throw new Error(`No final scoring: ${JSON.stringify(what)}`);
  return gameFromCase(what);
}

/** The game of a case. */
function gameFromCase(asked: HuangScoreCase): HuangGame {
  return {
    id: '',
    begun: '',
    title: '',
    edition: asked.edition,
    kingdoms: asked.players.some((player) => player.granaries > 0),
    seats: asked.players.map((player) => {
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
