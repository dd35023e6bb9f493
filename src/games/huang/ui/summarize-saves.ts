// Summarizes the open saves of Huang in one line each, for the home page.

import { isolateBidi } from '../../../explain/isolate-bidi.ts';
import type { Translator } from '../../../i18n/translator.ts';
import type { Saves } from '../../../saves/all-saves.ts';
import { getLoadedValue, parseSave } from '../../../saves/save.ts';
import { findOpenState, type SaveSummaries, type SaveSummary } from '../../../saves/save-summary.ts';
import { nameDynasties } from '../explain/name-dynasties.ts';
import { createPlayerNames } from '../explain/player-names.ts';
import { toLeader } from '../rules/leader.ts';
import { isUntouchedSetup } from '../rules/setup/fresh-setup.ts';
import { COLOURS, DYNASTIES, type Dynasty } from '../rules/vocabulary.ts';
import { HUANG_BOARD_SAVE, readStoredSetup, type StoredBoardState } from '../saves/board.ts';
import { HUANG_CONFLICT_SAVE, type StoredConflict } from '../saves/conflict.ts';
import { HUANG_DRILL_SAVE, type StoredDrill } from '../saves/drill.ts';
import { getHuangName, HUANG_PLAYERS_SAVE } from '../saves/players.ts';
import { HUANG_SCORE_SAVE, type HuangGame, SCORE_FIELDS } from '../saves/score.ts';

/** The text files that the summaries use. */
export const SUMMARY_TEXTS = ['home', 'huang', 'huang-score'] as const;
type SummaryTranslator = Translator<(typeof SUMMARY_TEXTS)[number]>;

/** Returns what a dynasty is called: by its player's name, if the table has one. */
type DynastyNamer = (dynasty: Dynasty) => string;

/** Creates the namer for the players of the table. */
function createDynastyNamer(saves: Saves, t: SummaryTranslator): DynastyNamer {
  const table = getLoadedValue(parseSave(HUANG_PLAYERS_SAVE, saves[HUANG_PLAYERS_SAVE.key]));
  const named = table && nameDynasties(t, (dynasty) => isolateBidi(getHuangName(dynasty, table)));
  return (dynasty) => named?.[`dynasty-${dynasty}`] ?? t(`dynasty-${dynasty}`);
}

/** `Ann, Ben, Cy`, `10 of 15 entered`. */
function summarizeScore({ seats, kingdoms }: HuangGame, t: SummaryTranslator): SaveSummary | undefined {
  const fields = kingdoms ? SCORE_FIELDS : COLOURS;
  const texts = seats.flatMap(({ entries }) => fields.map((field) => entries[field].trim()));
  const count = texts.filter((text) => text !== '').length;
  if (count === 0) return undefined;
  const players = seats.map(({ name, dynasty }, i) => ({ id: `${i}`, name, dynasty, seat: i + 1 }));
  const names = createPlayerNames(players, t);
  return {
    who: players.map(({ id }) => names.plain(id)).join(', '),
    line: count === texts.length ? t('kept-complete') : t('kept-entered', { n: count, all: texts.length }),
  };
}

/** `Ann, Rat`, `War`: the players with leaders in the war, or those of the revolt. */
function summarizeConflict(
  { kind, acting, war, revolt }: StoredConflict,
  name: DynastyNamer,
  t: SummaryTranslator,
): SaveSummary | undefined {
  const inWar = war.sides.flatMap(({ leaders }) => leaders.map((leader) => toLeader(leader).dynasty));
  const inRevolt = [acting, revolt.defender].filter((player) => player !== null);
  const [inKind, isBegun] =
    kind === 'war'
      ? [inWar, inWar.length > 0 || war.sides.some(({ tiles }) => tiles > 0)]
      : [inRevolt, inRevolt.length > 0 || revolt.colour !== null];
  if (!isBegun) return undefined;
  return { who: listDynasties(inKind, name), line: t(`kept-${kind}`) };
}

/** The names of dynasties, each once, in the order in which the game lists them. */
const listDynasties = (players: readonly Dynasty[], name: DynastyNamer) =>
  DYNASTIES.filter((one) => players.includes(one))
    .map(name)
    .join(', ');

/** `Ann, Goat`, `12 pieces`. */
function summarizeBoard(
  { position, dispute }: StoredBoardState,
  name: DynastyNamer,
  t: SummaryTranslator,
): SaveSummary | undefined {
  const setup = readStoredSetup(position);
  if (dispute === null && isUntouchedSetup(setup)) return undefined;
  const { tiles, leaders, pagodas, palace, granaries, bandits } = setup;
  const buildings = pagodas.length + granaries.length + bandits.length + (palace ? 1 : 0);
  const count = Object.keys(tiles).length + Object.keys(leaders).length + buildings;
  return { who: listDynasties(setup.players, name), line: t('kept-pieces', { count }) };
}

/** `3 of 10 answered`. */
function summarizeDrill({ decided }: StoredDrill, t: SummaryTranslator): SaveSummary | undefined {
  const count = decided.filter((answers) => answers.length > 0).length;
  return count === 0 ? undefined : { line: t('kept-answered', { n: count, all: decided.length }) };
}

/** Summarizes the open states of all tools of the game. */
export function summarizeSaves(saves: Saves, t: SummaryTranslator): SaveSummaries {
  const score = findOpenState(HUANG_SCORE_SAVE, saves);
  const conflict = findOpenState(HUANG_CONFLICT_SAVE, saves);
  const board = findOpenState(HUANG_BOARD_SAVE, saves);
  const drill = findOpenState(HUANG_DRILL_SAVE, saves);
  const name = createDynastyNamer(saves, t);
  return {
    [HUANG_SCORE_SAVE.key]: score && summarizeScore(score, t),
    [HUANG_CONFLICT_SAVE.key]: conflict && summarizeConflict(conflict, name, t),
    [HUANG_BOARD_SAVE.key]: board && summarizeBoard(board, name, t),
    [HUANG_DRILL_SAVE.key]: drill && summarizeDrill(drill, t),
  };
}
