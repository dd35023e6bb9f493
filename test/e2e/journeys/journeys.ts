import { setTimeout as wait } from 'node:timers/promises';
import { parseNotation } from '../../../src/games/huang/rules/setup/notation.ts';
import { makeLink } from '../../../src/share/link.ts';
import { NEXT, type Site } from '../../engines/site.ts';
import { type Touch, USED_TOOLS, type UsedTool } from '../../support/used-tools.ts';
import { expectWell, openTool, placeOf, tap, touch, untilSaid, untilTrue } from './hand.ts';
import { type Journey, RULER_CASE } from './journey.ts';
import type { Phone } from './phone.ts';
import { SCANNING } from './scanning.ts';

// Journeys through the built site in each engine. Each starts with an empty browser profile, and throws if a
// result is not as expected.

const button = (name: string | RegExp, group?: string): Touch => ({
  role: 'button',
  name,
  ...(group && { group }),
});

const UPDATE = button('Update');
const STORED = 'Yamen is fully saved on this device';

/** Waits until everything is stored on the device, which the page about Yamen reports. */
async function untilStored(phone: Phone, { server }: Site): Promise<void> {
  await phone.goto(`${server.url}en/about/`);
  await untilSaid(phone, STORED);
}

const toAnswer = (tool: UsedTool): Journey => ({
  name: `${tool.path} is used as far as its answer, and its change`,
  isShort: true,
  go: async (phone, { server }) => {
    await openTool(phone, `${server.url}en/${tool.path}`);
    for (const one of [...tool.first, ...tool.rest]) await touch(phone, one);
    await untilSaid(phone, tool.answer, 'main');
    await expectWell(phone);
    await touch(phone, tool.change);
    await untilSaid(phone, tool.changed, 'main');
    await tap(phone, button('Undo'));
    await untilSaid(phone, tool.answer, 'main');
  },
});

const isAt = {
  rulers: () => location.pathname.endsWith('/khan/rulers/'),
  language: () => /^\/(de|pl|en)\/$/.test(location.pathname),
};

const READING: readonly Journey[] = [
  {
    name: 'the bare address leads to a language, and a rule stands in sight at its anchor',
    isShort: true,
    go: async (phone, { server }) => {
      await phone.goto(server.url);
      await untilTrue(phone, isAt.language, 'no language is shown');
      await expectWell(phone);
      await phone.goto(`${server.url}pl/huang/rules/war/#tie`);
      await untilSaid(phone, 'Remis w wojnie');
      await untilTrue(
        phone,
        () => Math.abs(document.getElementById('tie')?.getBoundingClientRect().top ?? 999) < 200,
        'the rule is not in sight',
      );
      await expectWell(phone);
    },
  },
  {
    name: 'a search has a hit, and a hit leads to its rule',
    isShort: true,
    go: async (phone, { server }) => {
      await phone.goto(`${server.url}en/search/`);
      await touch(phone, {
        role: 'textbox',
        name: /./,
        typed: 'equal strength in a war',
      });
      await untilSaid(phone, 'Ties in a war', 'main');
      await expectWell(phone);
    },
  },
  {
    name: 'every kind of page is as wide as the screen and well to use',
    isShort: false,
    go: async (phone, { server }) => {
      const pages = [
        'en/',
        'de/huang/',
        'pl/huang/notes/',
        'de/glossary/',
        'en/settings/',
        'pl/signs/',
        'de/about/',
        'en/chu-han/cards/',
        'pl/khan/rules/conquest/',
        'de/khan/notes/',
      ];
      for (const page of pages) {
        await phone.goto(server.url + page);
        await expectWell(phone);
      }
    },
  },
];

const SHARING: readonly Journey[] = USED_TOOLS.filter(({ asked }) => asked).map((tool) => ({
  name: `a link opens ${tool.path}`,
  isShort: false,
  go: async (phone, { server }) => {
    await phone.goto(`${server.url}open/?lang=en#${await makeLink(linkable(tool))}`);
    await untilTrue(phone, () => !location.pathname.endsWith('/open/'), 'the link is not opened');
    await untilSaid(phone, 'Undo', 'main');
    await expectWell(phone);
  },
}));
const linkable = ({ asked }: UsedTool): object => asked ?? RULER_CASE;

const STORING: readonly Journey[] = [
  {
    name: 'without a server: pages never seen, what was entered, and a link that somebody shared',
    isShort: true,
    go: async (phone, site) => {
      const { server } = site;
      const [score] = USED_TOOLS;
      if (!score) throw new Error('no tool is listed');
      await openTool(phone, `${server.url}en/${score.path}`);
      for (const one of score.first) await touch(phone, one);
      await untilSaid(phone, score.answer);
      await untilStored(phone, site);
      await server.stop();
      await phone.goto(`${server.url}de/khan/rules/conquest/`);
      await untilSaid(phone, 'Erobern', 'h1');
      await openTool(phone, `${server.url}en/${score.path}`);
      await untilSaid(phone, score.answer);
      await phone.goto(`${server.url}open/#${await makeLink(RULER_CASE)}`);
      await untilTrue(phone, isAt.rulers, 'the link is not opened');
      await untilSaid(phone, 'C2', 'main');
    },
  },
  {
    name: 'a new release is offered, comes when it is accepted, and what was entered stays',
    isShort: false,
    go: async (phone, site) => {
      const { server, next } = site;
      await openTool(phone, `${server.url}en/khan/rulers/`);
      await touch(phone, { role: 'gridcell', name: 'B2' });
      await tap(phone, button('north'));
      await untilSaid(phone, 'The ruler goes to A2 (north).');
      await untilStored(phone, site);
      server.root = next;
      await phone.run(() => void dispatchEvent(new Event('online')));
      await untilSaid(phone, 'A new version is ready.');
      await expectWell(phone);
      await tap(phone, UPDATE);
      await untilSaid(phone, NEXT, 'h1');
      await untilSaid(phone, STORED);
      await server.stop();
      await phone.goto(`${server.url}pl/about/`);
      await untilSaid(phone, NEXT, 'h1');
      await openTool(phone, `${server.url}en/khan/rulers/`);
      await untilSaid(phone, 'The ruler goes to A2 (north).');
    },
  },
  {
    name: 'a browser that is killed has kept what was answered half a second before',
    isShort: false,
    isKilled: true,
    go: async (phone, { server }) => {
      for (let kills = 1; kills <= 3; kills++) {
        await openTool(phone, `${server.url}en/khan/rulers/`);
        const name = kills % 2 === 1 ? 'west' : 'east';
        const answer = kills % 2 === 1 ? 'The ruler goes to B1 (west).' : 'The ruler goes to B3 (east).';
        if (kills === 1) await touch(phone, { role: 'gridcell', name: 'B2' });
        await tap(phone, button(name));
        await untilSaid(phone, answer);
        await wait(500);
        await phone.kill();
        await openTool(phone, `${server.url}en/khan/rulers/`);
        await untilSaid(phone, answer);
      }
    },
  },
];

const widthOf = async (phone: Phone) =>
  phone.run(() => document.querySelector('[role=gridcell]')?.getBoundingClientRect().width ?? 0);

const TOUCHING: readonly Journey[] = [
  {
    name: 'two fingers come closer to the board and go back',
    isShort: false,
    go: async (phone, { server }) => {
      await openTool(phone, `${server.url}en/huang/referee/`);
      const { y } = await placeOf(phone, { role: 'gridcell', name: 'G8' });
      const before = await widthOf(phone);
      await phone.pinch({ x: 180, y }, 60, 180);
      const closer = await widthOf(phone);
      if (!(closer > before * 2)) throw new Error(`a space is ${closer} px wide after ${before}`);
      await phone.pinch({ x: 180, y }, 180, 60);
      const back = await widthOf(phone);
      if (!(back < before * 1.2)) throw new Error(`a space is ${back} px wide again, not ${before}`);
    },
  },
  {
    name: 'a position pasted as text is set up, and an action on it answered',
    isShort: false,
    go: async (phone, { server }) => {
      const text = '....../.....C *rat,goat Rry - -'; // the Rat's Soldier leader beside a yellow tile, with room on its right
      if (!parseNotation(text).ok) throw new Error('The position is none');
      await openTool(phone, `${server.url}en/huang/referee/`);
      await tap(phone, button('Position as text'));
      await touch(phone, {
        role: 'textbox',
        name: /^(?!A space)/,
        typed: text,
      });
      await tap(phone, button('Set this up'));
      await tap(phone, button('Play'));
      await touch(phone, { role: 'gridcell', name: 'A3' });
      await untilSaid(phone, 'The Rat scores 1 red point.');
      await expectWell(phone);
    },
  },
];

export const JOURNEYS: readonly Journey[] = [
  ...USED_TOOLS.map(toAnswer),
  ...READING,
  ...SHARING,
  ...STORING,
  ...TOUCHING,
  ...SCANNING,
];
