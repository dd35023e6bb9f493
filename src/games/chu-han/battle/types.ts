import type { FunctionComponent } from 'preact';
import type { Translator } from '../../../i18n/translator.ts';
import type { Session } from '../../../shell/session/session.ts';
import type { FullTranslator, InitialTranslator } from '../../../shell/tool-types.ts';
import type { RuleViewer } from '../../../ui/RuleLink.tsx';
import type { BattleSetup, ChuHanBattle } from '../saves/battle.ts';
import type { ChuHanPlayers } from '../saves/players.ts';
import type { AnsweredBattle } from './answered-battle.ts';
import type { BattleSetupEdit } from './setup/setup.ts';

/** Types of the battle tool of Chu Han: a battle, judged play by play. */
export interface BattleTypes {
  readonly state: ChuHanBattle;
  readonly game: 'chu-han';
  readonly players: ChuHanPlayers;
  readonly answer: AnsweredBattle;
  readonly answerModule: BattleAnswerModule;
  readonly textFiles: 'chu-han' | 'chu-han-battle';
  readonly lazyTextFiles: 'chu-han-steps' | 'errors';
  readonly view: null;
}

/** The translator for the texts included in the page. */
export type InitialBattleTranslator = InitialTranslator<BattleTypes>;
/** The translator for all texts of the tool; available when the lazy ones are loaded. */
export type FullBattleTranslator = FullTranslator<BattleTypes>;
/** Texts for the names of cards and sides, and for the set-up. */
export type CardTranslator = Translator<'chu-han' | 'chu-han-battle'>;

/** Props of the components that show a battle play by play. */
export interface PlayProps {
  readonly session: Session<BattleTypes>;
  readonly answered: AnsweredBattle;
  readonly rules: RuleViewer;
  readonly t: FullBattleTranslator;
}

/** The exports of the lazy-loaded answer module that the first screen renders. */
interface BattleAnswerModule {
  readonly AnswerPanel: FunctionComponent<PlayProps>;
  readonly FightPanel: FunctionComponent<Pick<PlayProps, 'answered' | 't'>>;
}

/** Props of all parts of the set-up. */
export interface SetupFormProps {
  readonly session: Session<BattleTypes>;
  /**
   * Applies an edit to the set-up or shows why it is impossible. `announce` returns the announcement for
   * screen readers.
   */
  edit(edit: BattleSetupEdit, announce?: (setup: BattleSetup) => string): void;
  readonly t: InitialBattleTranslator;
}
