// An evening in one test: three phones at one table, each a browser of its own, two releases, a network that comes and
// goes, links passed round, browsers that are killed, disks that are full. Nothing that was answered may be lost, no answer
// be wrong, no page note an error.
//   npm run fuzz -- field         three evenings (npm run build first)
//   npm run fuzz -- field 100 7   so many, from seed 7
import { setTimeout as wait } from 'node:timers/promises';
import { makeLink } from '../../src/share/link.ts';
import { openTool, tap, touch, untilSaid, untilTrue } from '../e2e/journeys/hand.ts';
import type { Phone } from '../e2e/journeys/phone.ts';
import { chromium } from '../engines/chromium.ts';
import { makeSite, noted, type Site } from '../engines/site.ts';
import { randomFrom, wholeUpTo } from '../support/random.ts';

const EVENTS = 40;
const PHONES = 3;
const TOOL = 'en/khan/rulers/';
const SIZE = 13;

/** What each direction is called on its button and in a case, and where it leads. */
const WAYS = [
  ['north', 'N', 0, -1],
  ['northeast', 'NE', 1, -1],
  ['east', 'E', 1, 0],
  ['southeast', 'SE', 1, 1],
  ['south', 'S', 0, 1],
  ['southwest', 'SW', -1, 1],
  ['west', 'W', -1, 0],
  ['northwest', 'NW', -1, -1],
] as const;
type Way = (typeof WAYS)[number];

/** Somebody at the table: their phone, and what it has to show. */
interface Player {
  readonly phone: Phone;
  at: readonly [x: number, y: number];
  way: Way;
}

const nameOf = (x: number, y: number) => `${String.fromCharCode('A'.charCodeAt(0) + y)}${x + 1}`;

/** On an empty board a ruler that is not at the rim goes one space the way of the card. */
const answerFor = ({ at: [x, y], way: [name, , east, south] }: Player) =>
  `The ruler goes to ${nameOf(x + east, y + south)} (${name}).`;

const shows = (player: Player) => untilSaid(player.phone, answerFor(player), 'main');

interface Table {
  readonly players: readonly Player[];
  readonly site: Site;
  readonly first: string;
  readonly random: () => number;
  isServed: boolean;
}

function oneOf<T>(random: () => number, all: readonly T[]): T {
  const [one] = all.slice(wholeUpTo(random, all.length - 1));
  if (one === undefined) throw new Error('There is none to choose');
  return one;
}
const inside = (random: () => number) => 1 + wholeUpTo(random, SIZE - 3);

/** A space on which the ruler does not stand: a tap on its own takes it away. */
function elsewhere(random: () => number, [x, y]: Player['at']): Player['at'] {
  const next = [inside(random), inside(random)] as const;
  return next[0] === x && next[1] === y ? elsewhere(random, next) : next;
}

async function choose(player: Player, way: Way): Promise<void> {
  await tap(player.phone, { role: 'button', name: way[0] });
  player.way = way;
  await shows(player);
}

async function put(player: Player, at: readonly [number, number]): Promise<void> {
  await touch(player.phone, { role: 'gridcell', name: nameOf(...at) });
  player.at = at;
  await shows(player);
}

async function reopen(player: Player, { site }: Table): Promise<void> {
  await openTool(player.phone, site.server.url + TOOL);
  await shows(player);
}

const isNothingUnkept = () => !document.body.innerText.includes('stores nothing right now');

/** All that may happen in an evening; each leaves every phone on the tool. */
const EVENT: Readonly<Record<string, (table: Table, player: Player) => Promise<void>>> = {
  'another way': ({ random }, player) => choose(player, oneOf(random, WAYS)),
  'another space': ({ random }, player) => put(player, elsewhere(random, player.at)),
  'a link to somebody else': async ({ site, players, random }, player) => {
    const { phone, at, way } = player;
    const asked = {
      game: 'khan',
      ask: 'drive-out',
      size: [SIZE, SIZE],
      ruler: at.join(','),
      direction: way[1],
    };
    const other = players[wholeUpTo(random, PHONES - 1)];
    if (!other || other.phone === phone) return;
    await other.phone.goto(`${site.server.url}open/?lang=en#${await makeLink(asked)}`);
    await untilTrue(
      other.phone,
      // the link leaves the address once what it carries is kept: the same may have stood there before
      () => location.pathname.endsWith('/en/khan/rulers/') && location.hash === '',
      'the link is not opened',
    );
    Object.assign(other, { at, way });
    await shows(other);
  },
  'a killed browser': async (table, player) => {
    await wait(300);
    await player.phone.kill();
    await reopen(player, table);
  },
  'a look at the rules': async (table, player) => {
    await player.phone.goto(`${table.site.server.url}pl/khan/rules/drive-out/`);
    await untilSaid(player.phone, 'Khan');
    await reopen(player, table);
  },
  'a network that goes or comes': async (table) => {
    if (table.isServed) await table.site.server.stop();
    else await table.site.server.start();
    table.isServed = !table.isServed;
  },
  'a slow network, or a quick one': async ({ site, random }) => {
    site.server.latency = oneOf(random, [0, 50, 400]);
  },
  'another release': async ({ site, first }, { phone }) => {
    site.server.root = site.server.root === first ? site.next : first;
    await phone.run(() => void dispatchEvent(new Event('online')));
  },
  'a release that is accepted': async (_, player) => {
    const { phone } = player;
    const isOffered = () => document.querySelector('#update button:not([hidden])') !== null;
    if (!(await phone.run(isOffered))) return;
    await phone.run(() => document.documentElement.setAttribute('data-left', ''));
    await tap(phone, { role: 'button', name: 'Switch to it' });
    const isAnother = () =>
      document.readyState === 'complete' && !document.documentElement.hasAttribute('data-left');
    await untilTrue(phone, isAnother, 'it does not switch');
    await shows(player);
  },
  'a full disk': async ({ random }, player) => {
    await player.phone.limit?.(1);
    await choose(player, oneOf(random, WAYS));
    await player.phone.limit?.(null);
    await choose(player, oneOf(random, WAYS));
    // The same way again is no step: then what the full disk did not take is written a while later.
    await untilTrue(player.phone, isNothingUnkept, 'what was not kept is not tried again');
  },
};
const NAMES = Object.keys(EVENT);

async function sitDown(phone: Phone, { server }: Site, random: () => number): Promise<Player> {
  await phone.goto(`${server.url}en/about/`);
  await untilSaid(phone, 'Yamen is stored on this device in full');
  const player: Player = { phone, at: [1, 1], way: WAYS[0] };
  await openTool(phone, server.url + TOOL);
  await put(player, [inside(random), inside(random)]);
  await choose(player, WAYS[2]);
  return player;
}

/** What went wrong in an evening, with what had happened until then. */
async function evening(phones: readonly Phone[], site: Site, seed: number): Promise<readonly string[]> {
  const random = randomFrom(seed);
  const happened: string[] = [];
  try {
    const players: Player[] = [];
    for (const phone of phones) players.push(await sitDown(phone, site, random));
    const table: Table = { players, site, first: site.server.root, random, isServed: true };
    for (let i = 0; i < EVENTS; i++) {
      const name = oneOf(random, NAMES);
      const seat = wholeUpTo(random, PHONES - 1);
      happened.push(`${name} (phone ${seat + 1})`);
      const player = players[seat];
      if (player) await EVENT[name]?.(table, player);
    }
    for (const player of players) await reopen(player, table);
  } catch (error) {
    return [String(error), ...happened.slice(-8)];
  }
  return (await Promise.all(phones.map((phone) => phone.run(noted)))).flat();
}

const [evenings = 3, from = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const engine = await chromium();
if (!engine) throw new Error('There is no Chromium: npm run test:e2e tells how to get one');
console.log(`${evenings} evenings from seed ${from}, each with ${EVENTS} events on ${PHONES} phones`);
const site = await makeSite();
let failures = 0;
for (let i = 0; i < evenings; i++) {
  await site.again();
  const phones = await Promise.all(Array.from({ length: PHONES }, engine.start));
  const wrong = await evening(phones, site, from + i);
  await Promise.all(phones.map((phone) => phone.close()));
  if (wrong.length > 0) failures++;
  if (wrong.length > 0) console.error(`seed ${from + i}:\n  ${wrong.join('\n  ')}`);
  if ((i + 1) % 10 === 0) console.log(`${i + 1} evenings`);
}
await site.remove();
console.log(`${evenings} evenings, ${failures} with a fault`);
process.exit(failures > 0 ? 1 : 0);
