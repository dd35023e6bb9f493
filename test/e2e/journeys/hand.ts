import { setTimeout as wait } from 'node:timers/promises';
import axe from 'axe-core';
import type { Touch } from '../../support/used-tools.ts';
import { literally } from '../words.ts';
import { amiss, type Found, find, frames, isAwake, listParts, saidIn, tooWide } from './in-page.ts';
import type { Phone } from './phone.ts';

// What a person does with a phone, and sees on it.

/** A time limit that no working machine should reach. */
const PATIENCE = 60_000;

/**
 * Repeats a check until it returns a result; its last message is the error when time is up. If the page
 * navigates meanwhile, the check is repeated on the new page.
 */
async function until<Value>(ask: () => Promise<{ readonly value: Value } | string>): Promise<Value> {
  for (const end = Date.now() + PATIENCE; ; await wait(50)) {
    const answer = await ask().catch(String);
    if (typeof answer !== 'string') return answer.value;
    if (Date.now() > end) throw new Error(answer);
  }
}

const isLoaded = () => 'axe' in globalThis;

/** Loads the library that computes accessible names, once per page. */
async function withAxe(phone: Phone): Promise<void> {
  if (!(await phone.run(isLoaded))) await phone.load(axe.source);
}

/** Looks for a control once; returns a message if it is not found. */
async function look(phone: Phone, { role, name, group }: Touch, hasFocus = false): Promise<Found | string> {
  const exactly =
    typeof name === 'string' ? `^${literally(name)}${role === 'gridcell' ? '(,|$)' : '$'}` : name.source;
  const inGroup =
    group === undefined ? null : typeof group === 'string' ? `^${literally(group)}$` : group.source;
  await withAxe(phone); // another page may have come
  return phone.run(find, { roles: [role], name: exactly, group: inGroup }, hasFocus);
}

/** Returns whether a control exists now. */
export const isThere = async (phone: Phone, one: Touch) => typeof (await look(phone, one)) !== 'string';

/** Returns whether no control of this kind has this name now; a notice may have a second one for a while. */
export const isAbsent = async (phone: Phone, one: Touch) => {
  const found = await look(phone, one);
  return typeof found === 'string' && found.startsWith('no ');
};

/** Waits until a control exists, and returns whether it is enabled. */
export function isUsable(phone: Phone, one: Touch): Promise<boolean> {
  return until(async () => {
    const found = await look(phone, one);
    return typeof found === 'string' ? found : { value: found.isEnabled };
  });
}

/** Lists all parts of a tool that can be tapped now. */
export async function listPartsOf(phone: Phone): Promise<ReturnType<typeof listParts>> {
  await withAxe(phone);
  return phone.run(listParts, '.tool-main');
}

/** Waits until two frames were painted. */
export const untilPainted = (phone: Phone) => phone.run(frames);

/** Waits until a control exists, is enabled and is not covered. */
function sought(phone: Phone, one: Touch, hasFocus = false): Promise<Found> {
  const { name } = one;
  return until(async () => {
    const found = await look(phone, one, hasFocus);
    if (typeof found === 'string') return found;
    if (!found.isEnabled) return `${name} can’t use`;
    return found.coveredBy === null ? { value: found } : `${found.coveredBy} lies over ${name}`;
  });
}

/** Taps a control once its position is stable, because content that loads above it would move it. */
export async function tap(phone: Phone, one: Touch): Promise<void> {
  const { at } = await until(async () => {
    const before = await sought(phone, one); // brings it into sight, which may move what floats
    await phone.run(frames);
    const value = await sought(phone, one);
    const moved = Math.hypot(value.at.x - before.at.x, value.at.y - before.at.y);
    const isStill = moved < 1 && value.scrolled === before.scrolled;
    return isStill ? { value } : `${one.name} does not lie still`;
  });
  await phone.tap(at);
}

/**
 * Uses a control of a tool. Spaces of a board are chosen by keyboard, so that the right one is chosen even if
 * it is small.
 */
export async function touch(phone: Phone, one: Touch): Promise<void> {
  if (one.role === 'button' || one.role === 'checkbox') return tap(phone, one);
  await sought(phone, one, true);
  await phone.type(one.typed ?? '\n');
}

/**
 * Uses a control by keyboard only, because a busy machine can take a tap for a long press, which does not
 * click.
 */
export async function pressByKey(phone: Phone, one: Touch): Promise<void> {
  await sought(phone, one, true);
  await phone.type(one.typed ?? (one.role === 'checkbox' ? ' ' : '\n'));
}

/** Returns the centre of a control. */
export const placeOf = async (phone: Phone, one: Touch) => (await sought(phone, one)).at;

/** Waits until the page contains this text. */
export function untilSaid(phone: Phone, text: string, where = 'body'): Promise<void> {
  return until(async () => {
    const said = await phone.run(saidIn, where);
    return said.includes(text) ? { value: undefined } : `“${text}” is not said: ${said.slice(0, 400)}`;
  });
}

/** Waits until this holds in the page. */
export function untilTrue(
  phone: Phone,
  what: () => boolean | Promise<boolean>,
  otherwise: string,
): Promise<void> {
  return until(async () => ((await phone.run(what)) ? { value: undefined } : otherwise));
}

/** Opens a tool, and waits until it has fully loaded. */
export async function openTool(phone: Phone, address: string): Promise<void> {
  await phone.goto(address);
  await untilTrue(phone, isAwake, 'the tool does not wake up');
}

/** Throws if axe reports a violation, or if the page overflows to the side. */
export async function expectWell(phone: Phone): Promise<void> {
  await withAxe(phone);
  const wide = await phone.run(tooWide);
  if (wide > 0) throw new Error(`sticks out by ${wide} px`);
  const found = await phone.run(amiss);
  if (found.length > 0) throw new Error(`axe: ${found.join('\n')}`);
}
