import type { BoardContent, Outline } from '../../drawings/action-overlay.ts';
import type { answerCheckedStates } from '../../referee/check-setup-position.ts';
import type { Question } from '../../rules/actions/questions.ts';
import type { StateReport } from '../../rules/board/states.ts';
import type { LeaderName } from '../../rules/leader.ts';
import type { JudgedAction } from '../board-answer.ts';

/**
 * What the map shows, by situation: set-up and choice of an action, a question of an action, or its outcome.
 */
export type MapScene = BoardContent &
  (
    | {
        readonly kind: 'work';
        readonly states: ReturnType<typeof answerCheckedStates>;
        /** Spaces of the pieces that may have been played last, if a conflict is on the board already. */
        readonly lastPlayed: readonly string[];
      }
    | {
        readonly kind: 'asking';
        readonly question: Question;
        /** The questions about commitments come first and are shown together. */
        readonly judged: JudgedAction;
        /** The leaders that fight in a war. */
        readonly inConflict: readonly LeaderName[];
        /** The spaces of the conflict; empty without one. */
        readonly conflict: readonly string[];
      }
    | {
        readonly kind: 'settled';
        /** Its moments are those of the outcome. */
        readonly judged: JudgedAction;
        /** The spaces of the conflict; empty without one. */
        readonly conflict: readonly string[];
        readonly title: 'board' | 'board-before' | 'board-after';
        /** The highlighted spaces: those that the moment is about. */
        readonly highlighted: readonly string[];
        /**
         * Index of the frame that is shown: 0 is before the action, then each moment, then the whole outcome,
         * then the board after it.
         */
        readonly at: number;
        /** Whether the replay starts by itself. */
        readonly isOpened: boolean;
      }
    /** An action on a set-up that is not a valid position, e.g. after a change in another tab. */
    | { readonly kind: 'broken' }
    /** An action whose answer is not available, because the lazy code is still loading. */
    | { readonly kind: 'waiting' }
  );

/** The scene while no action is open. */
export type WorkScene = Extract<MapScene, { kind: 'work' }>;
/** The scene of a question. */
export type AskingScene = Extract<MapScene, { kind: 'asking' }>;
/** The scene of an outcome. */
export type SettledScene = Extract<MapScene, { kind: 'settled' }>;

/** Returns the outline of each state, with its red tiles as the strength that it would have in a war. */
export function outlineStates(states: readonly StateReport[]): readonly Outline[] {
  return states.map(({ spaces, tiles }) => ({ spaces, strength: tiles.red ?? 0, isInConflict: false }));
}
