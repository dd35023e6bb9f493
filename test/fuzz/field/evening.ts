import { isDeepStrictEqual } from 'node:util';
import { DRILL_TOOL_PATH } from '../../../src/share/link.ts';
import type { Touch } from '../../support/used-tools.ts';
import { isContinued, redoOnce, type Stored, undoOnce } from './history.ts';
import type { Part, Step, Trace } from './trace.ts';

// Plays an evening and compares each phone with the expected result.

/** A tool, with what is known about it. */
export interface KnownTool {
  readonly path: string;
  /** The key of its save; some share one. */
  readonly save: string;
  /** What to touch on a fresh page to get to an answer, and the answer. */
  readonly touches: readonly Touch[];
  readonly answer: string;
  /** What changes the answer, and the new answer. */
  readonly change: Touch;
  readonly changed: string;
}

/** A phone with an open tool: in a browser, or simulated in a test. Methods throw if they fail. */
export interface Phone {
  open(tool: KnownTool): Promise<void>;
  /** Lists what can be touched in the tool now. */
  listParts(): Promise<readonly Part[]>;
  touch(one: Touch): Promise<void>;
  /** Presses a button; false if it is disabled or missing. */
  press(name: 'Undo' | 'Redo' | 'Start over'): Promise<boolean>;
  /** Reads the save of the tool, waiting until it is as expected; null if there is none. */
  readStored(tool: KnownTool, isExpected: (stored: Stored | null) => boolean): Promise<Stored | null>;
  waitForText(text: string): Promise<void>;
  /** Copies the answer with its link as text; null if there is nothing to share. */
  copyResult(): Promise<string | null>;
  /** Opens the link in a text and returns the path of the tool that it leads to. */
  openLink(text: string): Promise<string>;
  kill(): Promise<void>;
  readRule(): Promise<void>;
  /** Switches to the release that is offered. Returns whether one was, so that the page was loaded again. */
  acceptRelease(): Promise<boolean>;
  /** Checks the server for a new release. */
  lookForRelease(): Promise<void>;
  setDiskFull(isFull: boolean): Promise<void>;
  waitUntilKept(): Promise<void>;
  /** Lists errors that pages have reported. */
  listErrors(): Promise<readonly string[]>;
}

/** All phones at the table, and what they share. */
export interface Table {
  readonly tools: readonly KnownTool[];
  readonly phones: readonly Phone[];
  switchNetwork(isOn: boolean): Promise<void>;
  slowNetwork(latency: number): void;
  publish(isNext: boolean): void;
}

/** The result of an evening. */
export interface Evening {
  /** The steps that were played, with the name of each part that was touched. */
  readonly played: readonly Step[];
  /** What went wrong; null if nothing. */
  readonly fault: string | null;
  /** How often each property was checked, by tool. */
  readonly checked: ReadonlyMap<string, number>;
}

/** A phone, what must be stored on it, and what its tool must answer. */
interface Player {
  readonly phone: Phone;
  tool: KnownTool;
  /** Null if unknown: nothing was entered, or another tool has written the same save. */
  stored: Stored | null;
  readonly storedOf: Map<string, Stored>;
  /** The answer in each state that was reached in a known way. */
  readonly said: Map<string, string>;
}

/** An evening in progress. */
interface Course {
  readonly table: Table;
  readonly players: readonly Player[];
  readonly played: Step[];
  readonly checked: Map<string, number>;
  /** The first state of each tool. */
  readonly begun: Map<string, unknown>;
}

/** Removes what differs each time: a game's number, and when it was started. */
function withoutStamp(state: unknown): unknown {
  if (typeof state !== 'object' || state === null) return state;
  return Object.fromEntries(Object.entries(state).filter(([key]) => key !== 'id' && key !== 'begun'));
}

const keyOf = (tool: KnownTool, state: unknown) => `${tool.path} ${JSON.stringify(state)}`;

function toolAt(table: Table, path: string): KnownTool {
  const tool = table.tools.find((one) => one.path === path);
  if (!tool) throw new Error(`There is no tool ${path}`);
  return tool;
}

function countCheck({ checked }: Course, { path }: KnownTool, what: string): void {
  checked.set(`${path} ${what}`, (checked.get(`${path} ${what}`) ?? 0) + 1);
}

/** Accepts what is stored as the expected state. */
function remember({ table, begun }: Course, player: Player, stored: Stored): void {
  const { tool, storedOf } = player;
  player.stored = stored;
  // For another tool with this save, the state is unknown now.
  for (const one of table.tools) if (one.save === tool.save) storedOf.delete(one.path);
  storedOf.set(tool.path, stored);
  const [first] = stored.past;
  if (first !== undefined && !begun.has(tool.path)) begun.set(tool.path, withoutStamp(first));
}

/**
 * Fails unless the phone has stored the expected state and shows its known answer. `isInView`: whether the page
 * must show the answer now, because it was loaded or has changed; else an edit may have switched to other parts
 * of the tool.
 */
async function expectStored(course: Course, player: Player, after: string, isInView = true): Promise<void> {
  const { phone, tool, stored, said } = player;
  if (!stored) return;
  const there = await phone.readStored(tool, (one) => isDeepStrictEqual(one, stored));
  if (!isDeepStrictEqual(there, stored))
    throw new Error(
      `after ${after}, stored is ${JSON.stringify(there)} instead of ${JSON.stringify(stored)}`,
    );
  const text = said.get(keyOf(tool, stored.now));
  if (text !== undefined && isInView) await phone.waitForText(text);
  countCheck(course, tool, after);
}

/** Does something that may add any number of undo steps; fails if earlier ones are lost. */
async function enter(course: Course, player: Player, what: string, act: () => Promise<void>): Promise<void> {
  const { phone, tool, stored: before } = player;
  const foreign = before ?? (await phone.readStored(tool, () => true));
  await act();
  const isExpected = (after: Stored | null) =>
    before === null || (after !== null && isContinued(before, after));
  const after = await phone.readStored(tool, isExpected);
  if (!isExpected(after))
    throw new Error(`after ${what}, ${JSON.stringify(after)} does not continue ${JSON.stringify(before)}`);
  if (after && !(before === null && isDeepStrictEqual(after, foreign))) remember(course, player, after);
  countCheck(course, tool, what);
}

type Way = 'Undo' | 'Redo';

/** Returns whether there was anything to undo or redo. */
async function stepOnce(course: Course, player: Player, way: Way): Promise<boolean> {
  const { phone, stored } = player;
  const next = stored && (way === 'Undo' ? undoOnce : redoOnce)(stored);
  if (!next || next === stored) return false;
  if (!(await phone.press(way))) throw new Error(`${way} is disabled`);
  remember(course, player, next);
  return true;
}

async function step(course: Course, player: Player, way: Way, times: number): Promise<void> {
  let hasChanged = false;
  for (let i = 0; i < times; i++) hasChanged = (await stepOnce(course, player, way)) || hasChanged;
  await expectStored(course, player, way, hasChanged);
}

/** Undoing everything must lead to the first state, redoing everything to the last. */
async function undoAllAndRedoAll(course: Course, player: Player): Promise<void> {
  await step(course, player, 'Redo', player.stored?.future.length ?? 0);
  const { phone, stored: last } = player;
  if (!last) return;
  const { length } = last.past;
  await step(course, player, 'Undo', length);
  if (await phone.press('Undo')) throw new Error('Undo leads beyond the first state');
  await step(course, player, 'Redo', length);
  if (await phone.press('Redo')) throw new Error('Redo leads beyond the last state');
  if (!isDeepStrictEqual(player.stored, last)) throw new Error('Undo and redo lead to another state');
  countCheck(course, player.tool, 'all undone and redone');
}

async function open(course: Course, player: Player, after: string): Promise<void> {
  await player.phone.open(player.tool);
  await expectStored(course, player, after);
}

async function expectText(
  course: Course,
  { phone, tool, stored, said }: Player,
  text: string,
): Promise<void> {
  await phone.waitForText(text);
  if (stored) said.set(keyOf(tool, stored.now), text);
  countCheck(course, tool, 'answer');
}

/** Starts again, enters what leads to a known answer, then a change with another answer, and undoes it. */
async function use(course: Course, player: Player): Promise<void> {
  const { phone, tool } = player;
  await enter(course, player, 'a new start', async () => void (await phone.press('Start over')));
  await open(course, player, 'opening'); // resets what is selected on the screen
  const { stored } = player;
  // Some tools do not start from scratch, such as drills, so the answer is unknown.
  if (stored && !isDeepStrictEqual(withoutStamp(stored.now), course.begun.get(tool.path))) return;
  for (const one of tool.touches) await enter(course, player, 'an entry', () => phone.touch(one));
  await expectText(course, player, tool.answer);
  const before = player.stored;
  await enter(course, player, 'an entry', () => phone.touch(tool.change));
  await expectText(course, player, tool.changed);
  await step(course, player, 'Undo', (player.stored?.past.length ?? 0) - (before?.past.length ?? 0));
}

/** A shared text without the name of the release: two phones may have different ones. */
const withoutRelease = (text: string | null) => text?.replace(/^Yamen [\w.]+/m, '');

/** Opens a link on another phone, which must then share the same text. */
async function passLink(course: Course, from: Player, to: Player): Promise<void> {
  const text = await from.phone.copyResult();
  if (text === null || to === from) return;
  to.tool = toolAt(course.table, await to.phone.openLink(text));
  to.stored = to.storedOf.get(to.tool.path) ?? null;
  await enter(course, to, 'a link', async () => undefined);
  if (to.tool !== from.tool) return; // links to wars by numbers open on the board
  const again = await to.phone.copyResult();
  if (again === null && to.tool.path === DRILL_TOOL_PATH) return; // shared once a question is answered
  if (withoutRelease(again) !== withoutRelease(text))
    throw new Error(`shared as ${JSON.stringify(text)}, it is shared again as ${JSON.stringify(again)}`);
}

/** Finds the part that is meant; null if it does not exist now. */
async function findPart({ phone }: Player, edit: Part | number): Promise<Part | null> {
  const parts = await phone.listParts();
  if (typeof edit === 'number') return parts[Math.floor(edit * parts.length)] ?? null;
  const { role, name, group } = edit;
  const isMeant = (one: Part) =>
    one.role === role && one.name === name && (group === undefined || one.group === group);
  return parts.some(isMeant) ? edit : null;
}

/** Touches parts and adds them to `touched`. */
async function edit(player: Player, { does, edits }: EditStep, touched: Part[]): Promise<void> {
  const { phone } = player;
  const isTooFull = does === 'edit on a full disk';
  for (const [i, one] of edits.entries()) {
    const part = await findPart(player, one);
    if (isTooFull) await phone.setDiskFull(i === 0);
    if (part) touched.push(part);
    if (part) await phone.touch(part);
  }
  if (!isTooFull) return;
  await phone.setDiskFull(false);
  await phone.waitUntilKept();
}
type EditStep = Extract<Step, { readonly edits: unknown }>;

/** Plays a step of one phone. */
async function play(course: Course, player: Player, one: Step): Promise<void> {
  const { phone } = player;
  const { table, players, played } = course;
  switch (one.does) {
    case 'edit':
    case 'edit on a full disk': {
      const touched: Part[] = [];
      played[played.length - 1] = { ...one, edits: touched };
      return enter(course, player, one.does, () => edit(player, one, touched));
    }
    case 'undo':
    case 'redo':
      return step(course, player, one.does === 'undo' ? 'Undo' : 'Redo', one.times);
    case 'undo all and redo all':
      return undoAllAndRedoAll(course, player);
    case 'use':
      return use(course, player);
    case 'go to':
      player.tool = toolAt(table, one.tool);
      player.stored = player.storedOf.get(one.tool) ?? null;
      return open(course, player, 'a way back');
    case 'pass a link': {
      const to = players[one.to];
      return to && passLink(course, player, to);
    }
    case 'kill the browser':
      await phone.kill();
      return open(course, player, 'a killed browser');
    case 'read a rule':
      await phone.readRule();
      return open(course, player, 'reading');
    case 'publish':
      table.publish(one.isNext);
      return phone.lookForRelease();
    case 'accept a release':
      return expectStored(course, player, 'a release', await phone.acceptRelease());
    case 'switch the network':
      return table.switchNetwork(one.isOn);
    case 'slow the network':
      return table.slowNetwork(one.latency);
  }
}

function sitDown(table: Table, trace: Trace): readonly Player[] {
  return trace.tools.map((path, i) => {
    const phone = table.phones[i];
    if (!phone) throw new Error(`There is no phone ${i}`);
    return {
      phone,
      tool: toolAt(table, path),
      stored: null,
      storedOf: new Map(),
      said: new Map(),
    };
  });
}

/** Plays an evening up to its first fault. */
export async function playEvening(table: Table, trace: Trace): Promise<Evening> {
  const players = sitDown(table, trace);
  const played: Step[] = [];
  const checked = new Map<string, number>();
  const course: Course = { table, players, played, checked, begun: new Map() };
  let at = 'begin';
  try {
    for (const player of players) await open(course, player, 'opening');
    for (const one of trace.steps) {
      played.push(one);
      const player = players['phone' in one ? one.phone : 0];
      if (!player) throw new Error('There is no such phone');
      at = `${one.does} in ${player.tool.path}`;
      await play(course, player, one);
    }
    at = 'end';
    for (const player of players) await open(course, player, 'the last look');
    const errors = (await Promise.all(table.phones.map((phone) => phone.listErrors()))).flat();
    return {
      played,
      fault: errors.length > 0 ? errors.join('\n') : null,
      checked,
    };
  } catch (error) {
    return { played, fault: `${at}: ${String(error)}`, checked };
  }
}
