import type { Translator } from '../../../i18n/translator.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { StateNames } from '../explain/state-names.ts';
import type { ConflictContext, WhatIfTranslator } from '../explain/what-if.ts';
import type { ChanceViewer } from '../referee/chance-inputs.ts';
import type { HuangChancesAnswer } from '../referee/chances.ts';
import type { OpenConflict } from '../referee/open-conflict.ts';
import type { Setup } from '../rules/setup/setup.ts';
import type { Dynasty } from '../rules/vocabulary.ts';
import type { ChanceQuery } from '../saves/chance-query.ts';

/** The translator for the chances of a conflict. */
export type ChancesPanelTranslator = Translator<'chances' | 'huang-chances' | 'huang-what-if'>;

/** What a tool passes to the panel with the chances of a conflict. */
export interface ChancesPanelInput {
  /** The conflict with the commitments so far. */
  readonly conflict: OpenConflict;
  readonly setup: Setup;
  /** Edition and rulings, as fields of a case. */
  readonly ruleFields: object;
  /** The players of whom one asks. With a single one, there is no choice. */
  readonly players: readonly Dynasty[];
  /** Index of the side that the player is about to support, if chosen elsewhere; null otherwise. */
  readonly chosenSide: number | null;
  /** The stored chance query. */
  readonly stored: unknown;
  change(query: ChanceQuery): void;
}

/** Props of the panel with the chances of a conflict, and of its parts. */
export interface ChancesPanelProps extends ChancesPanelInput {
  /** `hasMap` tells a full board from a conflict that is entered by numbers only. */
  readonly names: StateNames;
  /** The player who decides a tie of states; null while unknown. */
  readonly tieDecider: Dynasty | null;
  readonly rules: RuleViewer;
  readonly t: WhatIfTranslator;
  readonly texts: ChancesPanelTranslator;
}

/** Props of the answer: what was entered or is assumed, and of whom it speaks. */
export interface ChancesResultProps extends ChancesPanelProps {
  readonly query: ChanceQuery;
  readonly viewer: ChanceViewer;
  readonly context: ConflictContext;
}

/** The answer about a conflict. */
export type ConflictChances = Extract<HuangChancesAnswer, { readonly chances: unknown }>;
