import type { ErrorAnswer } from '../../../core/answer.ts';
import type { ChuHanBattleAnswer } from '../referee/battle.ts';
import type { Battle } from '../rules/battle/battle.ts';
import type { Card, Person, ReactionCard } from '../rules/cards/cards.ts';
import type { BattleSide, BySide } from '../rules/side.ts';
import type { BattleStep } from '../rules/step.ts';
import type { FaceDownCard } from './battle-case.ts';

/** A possible reaction: with a card that is certainly in the hand, or with one that may be face down. */
export interface PossibleReaction {
  readonly by: BattleSide;
  readonly with: ReactionCard;
  /** The ability, or the Lü Zhi, to which the side would react. */
  readonly against: readonly (Person | ReactionCard)[];
  readonly holds: 'yes' | 'perhaps' | 'no';
}

/** A battle after its plays, with everything that the page shows about it. */
export interface AnsweredBattle {
  readonly refereeCase: object;
  readonly answer: ChuHanBattleAnswer | ErrorAnswer;
  readonly battle: Battle;
  /** Whether Xiang Yu doubles the points of the Race to Hangu Pass. */
  readonly isPassDoubled: boolean;
  /** The named cards of each hand, in order. */
  readonly known: BySide<readonly Card[]>;
  readonly faceDown: BySide<readonly FaceDownCard[]>;
  /** For each card of the draw pile at the start, whether it is face down. */
  readonly isFaceDown: readonly boolean[];
  readonly possibleReaction: PossibleReaction | null;
  /** Whether a reaction to the last play is possible and the user has not entered yet if there was one. */
  readonly isReactionOpen: boolean;
  /** Whether other cards instead of the face-down ones would change the answer. */
  readonly areStandInsDecisive: boolean;
  /** The steps of the last play. */
  readonly latest: readonly BattleStep[];
}
