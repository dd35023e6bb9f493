import { createCaseHandler } from '../../../core/case-handler.ts';
import {
  answerKhanConquer,
  checkKhanConquerCase,
  type KhanConquerAnswer,
  type KhanConquerCase,
} from './conquer.ts';
import {
  answerKhanConquests,
  checkKhanConquestsCase,
  type KhanConquestsAnswer,
  type KhanConquestsCase,
} from './conquests.ts';
import {
  answerKhanDriveOut,
  checkKhanDriveOutCase,
  type KhanDriveOutAnswer,
  type KhanDriveOutCase,
} from './drive-out.ts';

/** A checked case of any kind about Khan. */
export type KhanCase = KhanDriveOutCase | KhanConquerCase | KhanConquestsCase;
/** The answer to a checked case about Khan. */
export type KhanAnswer = KhanDriveOutAnswer | KhanConquerAnswer | KhanConquestsAnswer;

/** The questions that can be asked about Khan. */
export const KHAN_HANDLERS = {
  'drive-out': createCaseHandler(checkKhanDriveOutCase, answerKhanDriveOut),
  conquer: createCaseHandler(checkKhanConquerCase, answerKhanConquer),
  conquests: createCaseHandler(checkKhanConquestsCase, answerKhanConquests),
};
