import { capitalize } from '../../../explain/sentence.ts';
import { type ConflictStart, findOpenConflict, listShortfalls } from '../referee/open-conflict.ts';
import type { Decisions } from '../rules/actions/action.ts';
import { type BoardTranslator, createBoardPhrases } from './board-phrases.ts';
import type { StateNames } from './state-names.ts';

/** A war or revolt with the commitments to it, and what its states are called. */
interface NamedConflict extends ConflictStart {
  readonly decisions: Pick<Decisions, 'commitments'>;
  readonly names: StateNames;
}

/**
 * Explains how many more tiles each losing side needed under the rulings that were applied, one sentence
 * each; empty if there is no conflict, or if a tie was decided. Evaluates the conflict again with one more
 * tile at a time.
 */
export function explainLoserShortfall(start: NamedConflict, t: BoardTranslator): readonly string[] {
  const conflict = findOpenConflict(start, start.decisions.commitments, () => true);
  if (!conflict) return [];
  const shortfalls = listShortfalls(conflict);
  if (!shortfalls.some(({ win }) => win === 0)) return [];
  const words = createBoardPhrases(start.names, t);
  return conflict.sides.flatMap(({ state, players }, i) => {
    const shortfall = shortfalls[i];
    if (!shortfall?.win) return []; // it won, or no player could have committed that much
    const { win: count, tie } = shortfall;
    const side = capitalize(state === null ? words.list(players.map(words.player)) : words.state(state));
    return tie === undefined
      ? t('shortfall-win', { side, count })
      : t('shortfall-both', { side, count, tie });
  });
}

/** Inserts the sentences about shortfalls into lines for a chat: after the outcome, before the steps. */
export function insertShortfalls(lines: readonly string[], sentences: readonly string[]): readonly string[] {
  const steps = lines.indexOf('');
  return [...lines.slice(0, steps), ...sentences, ...lines.slice(steps)];
}
