import type { Translator } from '../../../i18n/translator.ts';
import type { KhanAnswer, KhanCase } from '../referee/handlers.ts';
import { type KhanSpaceName, measureBoard } from '../rules/grid.ts';
import type { YurtKind } from '../rules/vocabulary.ts';
import { explainConquest, explainConquestOutcome, explainOwners } from './conquest.ts';
import { explainDriveOut, explainDriveOutOutcome } from './drive-out.ts';
import { joinKhanPlaceLabels } from './place-label.ts';

/** The drawing of a case: its spaces, and what is on them. */
export interface KhanCaseDrawing {
  readonly width: number;
  readonly height: number;
  readonly river: readonly KhanSpaceName[];
  readonly yurts: Readonly<Record<KhanSpaceName, YurtKind>>;
  readonly rulers: readonly KhanSpaceName[];
  /** Earlier tiles, or anything else that occupies a space. */
  readonly tiles: readonly KhanSpaceName[];
  readonly covers: readonly KhanSpaceName[];
  /** The move of a ruler; null for none. */
  readonly way: readonly [from: KhanSpaceName, to: KhanSpaceName] | null;
}

/** Explains the result of a case of Khan, and its steps. */
export function explainKhanCase(answer: KhanAnswer, t: Translator<'khan' | 'khan-rulers' | 'khan-board'>) {
  if ('placements' in answer)
    return {
      sentences: answer.placements.map(
        ({ covers, owners }) => `${joinKhanPlaceLabels(covers)}: ${explainOwners(owners, t)}`,
      ),
      steps: explainConquest(answer.trace, t),
    };
  if ('leaves' in answer)
    return {
      sentences: explainDriveOutOutcome(answer, t).map(({ text }) => text),
      steps: explainDriveOut(answer.trace, t),
    };
  return { sentences: explainConquestOutcome(answer, t), steps: explainConquest(answer.trace, t) };
}

/** Converts a case and its answer to a drawing. */
export function toCaseDrawing(refereeCase: KhanCase, answer: KhanAnswer): KhanCaseDrawing {
  if (refereeCase.ask === 'drive-out') {
    const { ruler, river, taken } = refereeCase;
    const to = 'to' in answer ? answer.to : null;
    const way = to === null ? null : ([ruler, to] as const);
    const pieces = { river, yurts: {}, rulers: [ruler], tiles: taken, covers: [], way };
    return { width: refereeCase.size[0], height: refereeCase.size[1], ...pieces };
  }
  const { river, yurts, rulers, tiles } = refereeCase;
  const covers = refereeCase.ask === 'conquer' ? refereeCase.covers : [];
  const [width, height] = measureBoard([...river, ...Object.keys(yurts), ...rulers, ...tiles, ...covers]);
  return { width, height, river, yurts, rulers, tiles, covers, way: null };
}
