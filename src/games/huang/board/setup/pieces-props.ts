import type { Setup } from '../../rules/setup/setup.ts';
import type { InitialBoardTranslator } from '../types.ts';
import type { SetupTool } from './setup-tools.ts';

/** Props of a group of pieces in the set-up. */
export interface PiecesProps {
  readonly setup: Setup;
  /** What is in hand. */
  readonly piece: SetupTool;
  selectPiece(piece: SetupTool): void;
  readonly t: InitialBoardTranslator;
}
