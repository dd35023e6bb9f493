import type { BankReading } from '../engine/khan/banks.ts';
import type { Shape } from '../engine/khan/conquests.ts';
import type { SpaceName } from '../engine/khan/grid.ts';
import type { WrittenPosition } from '../engine/khan/position.ts';
import type { Protection } from '../engine/khan/protection.ts';
import { KHAN_RULINGS } from '../engine/khan/rulings.ts';
import { PLAYERS, type Player, TILE_KINDS, type TileKind } from '../engine/khan/vocabulary.ts';
import { checkObject, checkThen, checkWord, optional, orNull, required } from '../referee/check.ts';
import { findMisplacedPieces, positionFields } from '../referee/khan/position.ts';
import { checkProtects } from '../referee/khan/protects.ts';
import { checkShapes } from '../referee/khan/shapes.ts';
import { checkSize, checkSpaces, findOffGrid, gridOf } from '../referee/khan/space.ts';
import { pathTo } from '../referee/problem.ts';
import { type OpenSave, openKind, type SaveKind } from './save.ts';
import { secondOf } from './upgrade.ts';

/** A board with the tile that a player wants to lay on it, and the shapes of the tiles in the game. */
export interface KhanConquest extends WrittenPosition {
  readonly size: readonly [number, number];
  readonly by: Player;
  readonly tile: TileKind;
  readonly covers: readonly SpaceName[];
  /** The ruling of this board on the open point `bridge-banks`; null: as in the settings. */
  readonly banks: BankReading | null;
  readonly shapes: readonly Shape[];
  /** The active special cards, if an opened case has any. */
  readonly protects?: readonly Protection[] | undefined;
}

/**
 * The open conquest with its undo and redo history, latest last. Stored under `khan-conquest` as `{
 * "version": 3, "now": { "size": [13, 13], "river": ["3,0"], "yurts": { "2,2": "red" }, "rulers": [],
 * "tiles": [], "by": "red", "tile": "conquest", "covers": ["2,2", "3,2"], "banks": null, "shapes": [{ "name":
 * "1", "tile": "conquest", "cells": ["0,0", "1,0"] }] }, "past": [], "future": [] }`, with `"protects": [{
 * "by": "blue", "spaces": ["3,2"], "agrees": false }]` if special cards are active. In version 1 each board
 * had its own ruling, by default "rectangle"; this default is migrated to null.
 */
export type KhanConquestSave = OpenSave<KhanConquest, 3>;

const checkWritten = checkObject<KhanConquest>({
  ...positionFields,
  size: required(checkSize),
  by: required(checkWord(PLAYERS)),
  tile: required(checkWord(TILE_KINDS)),
  covers: required(checkSpaces()),
  banks: required(orNull(checkWord(KHAN_RULINGS['bridge-banks']))),
  shapes: required(checkShapes),
  protects: optional(
    (value, ...at) => (value === undefined ? undefined : checkProtects(value, ...at)),
    undefined,
  ),
});

/** Checks a conquest: all spaces are on the board, and pieces are only where they are allowed. */
const checkConquest = checkThen(checkWritten, (written, path, problems) => {
  const grid = gridOf(written.size);
  findMisplacedPieces(written, grid, path, problems);
  findOffGrid(written.covers, grid, pathTo(path, 'covers'), problems);
});

export const KHAN_CONQUEST: SaveKind<KhanConquestSave> = openKind('khan-conquest', 3, checkConquest, (raw) =>
  secondOf(raw, (state) => ({ ...state, banks: state['banks'] === 'rectangle' ? null : state['banks'] })),
);
