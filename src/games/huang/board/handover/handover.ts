import { checkUntrusted, completeRulings, parseJson } from '../../../../core/case.ts';
import { isObject } from '../../../../core/check.ts';
import { makePackedGameLink, parsePackedGameLink } from '../../../../share/packed-game.ts';
import type { HandedOnGame, Handover } from '../../../../shell/handover/handover.ts';
import { HUANG_RULING_OPTIONS } from '../../rules/ruling-options.ts';
import { DYNASTIES } from '../../rules/vocabulary.ts';
import { checkStoredBoard } from '../../saves/board.ts';
import { seatPlayers } from '../../saves/players.ts';
import manifest from '../manifest.ts';
import { groupTurns, listPlayedActions } from '../state/played-actions.ts';
import {
  BOARD_CODEC,
  type BoardState,
  freshBoard,
  omitDefaultRulings,
  resolveRuleSettings,
  resolveRulings,
} from '../state.ts';
import type { BoardTypes } from '../types.ts';
import { PLAY_MODE } from '../view.ts';
import { createGameCoder, type PackedBoardGame } from './packed-board.ts';
import { areEqualMoments, listTrail, listTrailStates } from './trail.ts';

/** The rulings that a link names, with the defaults for all others. */
const toRulings = (text: string) => completeRulings(HUANG_RULING_OPTIONS, parseRulings(text));

const codeGame = createGameCoder(toRulings);

function parseRulings(text: string): Readonly<Record<string, string>> {
  const parsed = parseJson(text);
  const entries = parsed.ok && isObject(parsed.value) ? Object.entries(parsed.value) : [];
  return Object.fromEntries(entries.flatMap(([id, one]) => (typeof one === 'string' ? [[id, one]] : [])));
}

/** Passes the board on: seats, points, and the actions since the game is tracked, as far as undo reaches. */
export const handover: Handover<BoardTypes> = {
  makeLink({ past, now }, from, settings, nameOf) {
    const rules = resolveRuleSettings(now, settings);
    const rulings = omitDefaultRulings(resolveRulings(rules));
    const trail = listTrail(past, now, resolveRulings(rules));
    const end = listTrailStates(trail, resolveRulings(rules)).at(-1);
    const names = now.setup.players.map(nameOf);
    const { setup, tally } = now;
    const game: PackedBoardGame = {
      from: DYNASTIES.find((one) => one === from) ?? null,
      title: now.title,
      edition: rules.edition,
      rulings: Object.keys(rulings).length > 0 ? JSON.stringify(rulings) : '',
      trail,
      now: end && areEqualMoments(end, now) ? null : { setup, tally },
      openAction: now.openAction,
      names: names.some((name) => name !== '') ? names : [],
      notes: makeNotes(now),
    };
    const link = makePackedGameLink(manifest.gameLetter, game, codeGame);
    const opened = link === undefined ? undefined : parseLink(link);
    // A position that the format cannot represent exactly is not passed on.
    return opened && areEqualMoments(opened.now, now) ? link : undefined;
  },
  parseLink,
  listPlayers: ({ setup }, nameOf) =>
    setup.players.flatMap((id) => (nameOf(id) ? [{ id, name: nameOf(id) }] : [])),
  // Where turns are tracked, a tap plays the next action; it would not count in the set-up.
  continueView: ({ tally }, view) => (tally ? { ...view, mode: PLAY_MODE } : view),
  describeProgress({ past, now }, t) {
    const count = groupTurns(listPlayedActions(past, now)).length;
    return count > 0 ? t('turns-count', { count }) : t('turns-none');
  },
};

function parseLink(link: string): HandedOnGame<BoardTypes> | undefined {
  const packed = parsePackedGameLink(manifest.gameLetter, link, codeGame);
  if (!packed) return undefined;
  const { past, now } = toStates(packed);
  const areSound = [...past, now].every(
    (state) => checkUntrusted(checkStoredBoard, BOARD_CODEC.encode(state)).ok,
  );
  if (!areSound) return undefined;
  const { players } = now.setup;
  const seats = players.map((dynasty, i) => ({ name: packed.names[i] ?? '', dynasty }));
  const table = packed.names.length > 0 ? { players: seatPlayers(seats, undefined) } : {};
  return { now, past, from: packed.from, ...table };
}

/** The states of a packed game: those before, and the one now. */
function toStates({ title, edition, rulings, trail, now, openAction, notes }: PackedBoardGame) {
  const base = { ...freshBoard(), title, edition, rulings: parseRulings(rulings) };
  const steps = listTrailStates(trail, toRulings(rulings)).map((one): BoardState => ({ ...base, ...one }));
  const last = steps.at(-1);
  const end = now ? { ...base, ...now, openAction } : last && { ...last, openAction };
  if (!end) throw new Error('A game without a board');
  const isUnchanged = !now && !openAction && notes === '';
  return { past: isUnchanged ? steps.slice(0, -1) : steps, now: { ...end, ...readNotes(notes) } };
}

/** Writes what else was entered as JSON, under the names of the save; empty for nothing. */
function makeNotes({ passedCommitments, chanceQuery }: BoardState): string {
  if (passedCommitments.length === 0 && chanceQuery === null) return '';
  return JSON.stringify({ given: passedCommitments, outlook: chanceQuery });
}

/** Reads what else was entered, unchecked. */
function readNotes(notes: string): Readonly<Record<string, unknown>> {
  const parsed = parseJson(notes);
  if (!parsed.ok || !isObject(parsed.value)) return {};
  const { given: passedCommitments = [], outlook: chanceQuery = null, ...others } = parsed.value;
  return { ...others, passedCommitments, chanceQuery };
}
