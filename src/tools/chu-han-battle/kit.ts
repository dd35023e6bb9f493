import type { Translator } from '../../i18n/translator.ts';
import type { DisputedBattle } from '../../saves/chu-han-battle.ts';
import type { ChuHanPlayers } from '../../saves/chu-han-players.ts';
import type { AllTexts, FirstTexts } from '../shell/tool.ts';
import type { AnsweredBattle } from './answer.ts';

/** Types of this tool: a disputed battle, play by play. */
export interface BattleKit {
  readonly state: DisputedBattle;
  readonly game: 'chu-han';
  readonly table: ChuHanPlayers;
  readonly answer: AnsweredBattle;
  readonly part: typeof import('./Answer.tsx');
  readonly texts: 'chu-han' | 'chu-han-referee';
  readonly laterTexts: 'chu-han-battle' | 'errors';
  readonly view: null;
}

export type RefereeTexts = FirstTexts<BattleKit>;
export type BattleTexts = AllTexts<BattleKit>;
/** Texts for the names of cards and sides, and for the set-up. */
export type CardTexts = Translator<'chu-han' | 'chu-han-referee'>;
