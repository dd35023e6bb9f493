import type { Translator } from '../../../i18n/translator.ts';
import type { AllTexts, InitialTexts } from '../../../shell/tool.ts';
import type { ChuHanBattle } from '../saves/battle.ts';
import type { ChuHanPlayers } from '../saves/players.ts';
import type { AnsweredBattle } from './compute-answer.ts';

/** Types of this tool: a battle, judged play by play. */
export interface BattleTypes {
  readonly state: ChuHanBattle;
  readonly game: 'chu-han';
  readonly players: ChuHanPlayers;
  readonly answer: AnsweredBattle;
  readonly answerModule: typeof import('./AnswerPanel.tsx');
  readonly textFiles: 'chu-han' | 'chu-han-battle';
  readonly lazyTextFiles: 'chu-han-steps' | 'errors';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type BattleTexts = InitialTexts<BattleTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type AllBattleTexts = AllTexts<BattleTypes>;
/** Texts for the names of cards and sides, and for the set-up. */
export type CardTexts = Translator<'chu-han' | 'chu-han-battle'>;
