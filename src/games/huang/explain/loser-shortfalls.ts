import { capitalize } from '../../../explain/sentence.ts';
import {
  type ConflictStart,
  findOpenConflict,
  listShortfalls,
  type Shortfall,
} from '../referee/open-conflict.ts';
import type { Decisions } from '../rules/actions/action.ts';
import { type BoardPhrases, type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import type { StateNames } from './state-names.ts';

/** How many more tiles a losing side needed. `tie` is set if a tie needed fewer than a win. */
interface LoserShortfall extends Shortfall {
  readonly side: string;
  readonly win: number;
}

/**
 * Returns the shortfall of each losing side in the conflict that an action starts; empty if there is no
 * conflict, or if a tie was decided. Evaluates the conflict again with one more tile at a time.
 */
export function listLoserShortfalls(
  start: ConflictStart,
  decisions: Pick<Decisions, 'commitments'>,
  words: BoardPhrases,
): readonly LoserShortfall[] {
  const conflict = findOpenConflict(start, decisions.commitments, () => true);
  if (!conflict) return [];
  const shortfalls = listShortfalls(conflict);
  if (!shortfalls.some(({ win }) => win === 0)) return [];
  return conflict.sides.flatMap(({ state, players }, i) => {
    const shortfall = shortfalls[i];
    if (!shortfall?.win) return []; // it won, or no player could have committed that much
    const side = state === null ? words.list(players.map(words.player)) : words.state(state);
    return [{ ...shortfall, win: shortfall.win, side: capitalize(side) }];
  });
}

/** A war or revolt with the commitments to it, and what its states are called. */
interface NamedConflict extends ConflictStart {
  readonly decisions: Pick<Decisions, 'commitments'>;
  readonly names: StateNames;
}

/**
 * Explains the shortfall of each losing side under the rulings that were applied, one sentence each; empty if
 * there is no conflict, or after a tie.
 */
export function explainLoserShortfall(conflict: NamedConflict, t: BoardTranslator): readonly string[] {
  const phrases = createBoardPhrases(conflict.names, t);
  return listLoserShortfalls(conflict, conflict.decisions, phrases).map(({ side, win, tie }) =>
    tie === undefined
      ? t('shortfall-win', { side, count: win })
      : t('shortfall-both', { side, count: win, tie }),
  );
}

/** Inserts the sentences about shortfalls into lines for a chat: after the outcome, before the steps. */
export function insertShortfalls(lines: readonly string[], sentences: readonly string[]): readonly string[] {
  const steps = lines.indexOf('');
  return [...lines.slice(0, steps), ...sentences, ...lines.slice(steps)];
}
