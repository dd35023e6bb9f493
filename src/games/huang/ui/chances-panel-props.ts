import type { Translator } from '../../../i18n/translator.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { StateNames } from '../explain/state-names.ts';
import type { OpenConflict } from '../referee/open-conflict.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { ChanceQuery } from '../saves/chance-query.ts';
import type { WhatIfTranslator } from './what-if-translator.ts';

/** The translator for the chances of a conflict. */
export type ChancesPanelTranslator = Translator<'chances' | 'huang-chances' | 'huang-what-if'>;

/** Props of the panel with the chances of a conflict, and of its parts. */
export interface ChancesPanelProps {
  /** The conflict with the commitments so far. */
  readonly conflict: OpenConflict;
  readonly setup: Setup;
  /** Edition and rulings, as fields of a case. */
  readonly ruleFields: object;
  readonly names: StateNames;
  /** The player whose chances are computed; null if it must be chosen first. */
  readonly by: Dynasty | null;
  /** The players to choose from in that case. */
  readonly players: readonly Dynasty[];
  /** The player who decides a tie of states; null while unknown. */
  readonly tieDecider: Dynasty | null;
  /** Index of the side that the player is about to support, if chosen elsewhere; null otherwise. */
  readonly chosenSide: number | null;
  /** Whether the conflict is on a full board, or entered by numbers only. */
  readonly isBoard: boolean;
  /** The stored chance query. */
  readonly stored: unknown;
  change(query: ChanceQuery): void;
  readonly rules: RuleViewer;
  readonly t: WhatIfTranslator;
  readonly texts: ChancesPanelTranslator;
}
