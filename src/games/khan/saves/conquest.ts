import { checkEnum, checkObject, nullable, optional, refineCheck, required } from '../../../core/check.ts';
import { appendKey } from '../../../core/problem.ts';
import { migrateVersion1 } from '../../../saves/migrate.ts';
import { createOpenKind } from '../../../saves/save.ts';
import { checkShapes } from '../referee/check-shapes.ts';
import { checkGridSize, checkKhanSpaces, reportOffGrid, toGrid } from '../referee/check-space.ts';
import { positionFields, reportMisplacedPieces } from '../referee/position.ts';
import { checkProtections } from '../referee/protections.ts';
import type { BankRuling } from '../rules/banks.ts';
import type { TileShape } from '../rules/find-legal-conquests.ts';
import type { KhanSpaceName } from '../rules/grid.ts';
import type { KhanSetup } from '../rules/position.ts';
import type { Protection } from '../rules/protection.ts';
import { KHAN_RULING_OPTIONS } from '../rules/ruling-options.ts';
import { KHAN_PLAYERS, type KhanPlayer, TILE_KINDS, type TileKind } from '../rules/vocabulary.ts';

/** A board with the tile that a player wants to place on it, and the shapes of the tiles in the game. */
export interface KhanConquest extends KhanSetup {
  readonly size: readonly [number, number];
  /** Spaces on which something is, but it is not entered what: from the tool for rulers. */
  readonly taken: readonly KhanSpaceName[];
  readonly by: KhanPlayer;
  readonly tile: TileKind;
  readonly covers: readonly KhanSpaceName[];
  /** The ruling `bridge-banks` of this board; null: as in the settings. */
  readonly banks: BankRuling | null;
  readonly shapes: readonly TileShape[];
  /** The active special cards, if an opened case has any. */
  readonly protects?: readonly Protection[] | undefined;
}

const checkFields = checkObject<KhanConquest>({
  ...positionFields,
  size: required(checkGridSize),
  taken: optional<readonly KhanSpaceName[]>(checkKhanSpaces(), []),
  by: required(checkEnum(KHAN_PLAYERS)),
  tile: required(checkEnum(TILE_KINDS)),
  covers: required(checkKhanSpaces()),
  banks: required(nullable(checkEnum(KHAN_RULING_OPTIONS['bridge-banks']))),
  shapes: required(checkShapes),
  protects: optional(
    (value, ...at) => (value === undefined ? undefined : checkProtections(value, ...at)),
    undefined,
  ),
});

/** Checks a conquest: all spaces are on the board, and pieces are only where they are allowed. */
const checkConquest = refineCheck(checkFields, (state, path, problems) => {
  const grid = toGrid(state.size);
  reportMisplacedPieces(state, grid, path, problems);
  reportOffGrid(state.covers, grid, appendKey(path, 'covers'), problems);
  reportOffGrid(state.taken, grid, appendKey(path, 'taken'), problems);
});

/**
 * The open conquest with its undo and redo history, latest last. Stored under `khan-conquest` as `{
 * "version": 4, "now": { "size": [13, 13], "river": ["3,0"], "yurts": { "2,2": "red" }, "rulers": [],
 * "tiles": [], "taken": [], "by": "red", "tile": "conquest", "covers": ["2,2", "3,2"], "banks": null,
 * "shapes": [{ "name": "1", "tile": "conquest", "cells": ["0,0", "1,0"] }] }, "past": [], "future": [] }`,
 * with `"protects": [{ "by": "blue", "spaces": ["3,2"], "agrees": false }]` if special cards are active. In
 * version 1 each board had its own ruling, by default "rectangle"; this default is migrated to null. Before
 * version 4 no space was taken by something unknown.
 */
export const KHAN_CONQUEST_SAVE = createOpenKind('khan-conquest', 4, checkConquest, (raw) =>
  migrateVersion1(raw, (state) => ({
    ...state,
    banks: state['banks'] === 'rectangle' ? null : state['banks'],
  })),
);
