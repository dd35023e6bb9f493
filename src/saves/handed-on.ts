import { checkObject, required } from '../core/check.ts';
import { checkAnyText } from './check-text.ts';
import { createListKind } from './save.ts';

/** A game of any tool that was handed on to another device. */
export interface HandedOn {
  /** The id of the game. */
  readonly id: string;
  /** When it was handed on, as ISO 8601. */
  readonly at: string;
}

/**
 * The games that go on on another device, the latest last. Stored under `handed-on` as `{ "version": 1,
 * "games": [{ "id": …, "at": "2026-11-26T20:40:00.000Z" }] }`.
 */
export const HANDED_ON_SAVE = createListKind(
  'handed-on',
  1,
  'games',
  checkObject<HandedOn>({ id: required(checkAnyText), at: required(checkAnyText) }),
);
