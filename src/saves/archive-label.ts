import { required } from '../core/check.ts';
import { checkAnyText } from './check-text.ts';

/** The fields of every state that can be archived: a position, a battle, a game. */
export interface ArchiveLabel {
  readonly id: string;
  /** When it was begun, as date and time in ISO 8601. */
  readonly begun: string;
  /** The title given by the players; empty if there is none. */
  readonly title: string;
}

/** The label of a state that is not begun yet. */
export const NO_LABEL: ArchiveLabel = { id: '', begun: '', title: '' };

/** The checks of these fields in a save. */
export const archiveLabelFields = {
  id: required(checkAnyText),
  begun: required(checkAnyText),
  title: required(checkAnyText),
};
