import type { BankReading } from '../../engine/khan/banks.ts';
import type { Placement } from '../../engine/khan/conquests.ts';
import type { SpaceName } from '../../engine/khan/grid.ts';
import { KHAN_RULINGS } from '../../engine/khan/rulings.ts';
import type { ErrorAnswer } from '../../referee/answer.ts';
import { KHAN_ASKS } from '../../referee/khan/asks.ts';
import type { KhanConquerAnswer } from '../../referee/khan/conquer.ts';
import type { KhanConquestsAnswer } from '../../referee/khan/conquests.ts';
import type { KhanConquest } from '../../saves/khan-conquest.ts';
import { caseOf, FEWEST_COVERED, shapesCaseOf, tileCaseOf } from './cases.ts';

// All that is needed for an answer: fetched after the first screen stands.
export { Answer } from './Answer.tsx';
export { followBanks } from './banks.ts';
export { LayTools } from './LayTools.tsx';
export { putOn, slid } from './tile.ts';

/** A conquest with all that the referee says of it. */
export interface Settled {
  /** What is taken for two banks: what the board says itself, else the settings. */
  readonly banks: BankReading;
  /** What is handed on, and its answer. */
  readonly asked: object;
  readonly answer: KhanConquerAnswer | KhanConquestsAnswer | ErrorAnswer;
  /** About the marked tile; undefined while too few spaces are marked. */
  readonly told: KhanConquerAnswer | undefined;
  /** The same under the other reading, where that changes it. */
  readonly otherwise: KhanConquerAnswer | undefined;
  /** Spaces that make the tile unlawful, when not all of it does. */
  readonly wrong: readonly SpaceName[];
  /** All lawful places of the kept shapes. */
  readonly placements: readonly Placement[];
}

/** Asks the referee about the marked tile and the kept shapes; `usual` is what the settings say of banks. */
export function settle(
  undecided: KhanConquest,
  usual: BankReading = KHAN_RULINGS['bridge-banks'][0],
): Settled {
  const banks = undecided.banks ?? usual;
  const conquest = { ...undecided, banks };
  const told = conquest.covers.length < FEWEST_COVERED ? undefined : ask(conquest);
  const otherwise = told?.rulings.includes('bridge-banks')
    ? ask({ ...conquest, banks: banks === 'tile' ? 'rectangle' : 'tile' })
    : undefined;
  const found = KHAN_ASKS.conquests.answer(shapesCaseOf(conquest));
  const asked = caseOf(conquest);
  return {
    banks,
    asked,
    answer: told ?? found,
    told,
    otherwise,
    wrong: told ? wrongIn(told, conquest.covers.length) : [],
    placements: found.ok ? found.placements : [],
  };
}

function ask(conquest: KhanConquest): KhanConquerAnswer {
  const answer = KHAN_ASKS.conquer.answer(tileCaseOf(conquest));
  if (!answer.ok) throw new Error(`No case: ${JSON.stringify(answer.error)}`); // the entry lets none such arise
  return answer;
}

function wrongIn({ trace }: KhanConquerAnswer, covered: number): readonly SpaceName[] {
  const refusal = trace.find((step) => step.step === 'refused');
  return refusal?.step === 'refused' && refusal.at.length < covered ? refusal.at : [];
}
