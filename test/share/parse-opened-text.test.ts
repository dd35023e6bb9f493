import { describe, expect, test } from 'vitest';
import { explainOpeningFault } from '../../src/explain/opening-fault.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
import { listLinks } from '../../src/share/list-links.ts';
import { parseOpenedText } from '../../src/share/parse-opened-text.ts';
import { readTexts } from '../support/content.ts';

const asked = {
  game: 'huang',
  ask: 'score',
  players: [{ name: 'Ada', red: 3 }, { name: 'Ben' }],
};
const LINE = '.........#/..#......./..~....... *rat,tiger ryRr/0/0 - tiger=2r';
const states = {
  game: 'huang',
  ask: 'states',
  position: {
    board: { rows: ['.........#', '..#.......', '..~.......'] },
    players: ['rat', 'tiger'],
    turn: 'rat',
    tiles: { '0,0': 'red', '1,0': 'yellow' },
    leaders: { '2,0': 'rat:red' },
    hands: { tiger: { red: 2 } },
  },
};
const sound = (value: object) => {
  const checked = checkCase(value);
  return checked.ok ? checked.value : undefined;
};

describe('what a person pastes', () => {
  test.each([
    ['a link', (link: string) => `https://rules.example/yamen/open/#${link}`],
    ['a link straight to a tool', (link: string) => `https://rules.example/de/huang/score/#${link}`],
    ['the part from # on', (link: string) => `  #${link}\n`],
    ['the part behind #', (link: string) => link],
    ['a message with a link', (link: string) => `Huang # 1\n1. Ada: 3\nhttps://rules.example/open/#${link}`],
  ])('may be %s', async (_, write) => {
    const link = await makeLink(asked);
    const opened = await parseOpenedText(write(link));
    expect(opened).toEqual({
      ok: true,
      value: { kind: 'case', refereeCase: sound(asked), link },
    });
  });

  const ADDRESS = 'https://rules.example/open/#';
  /** Breaks the part behind `#` after 40 characters, as a mail program breaks a line. */
  const wrap = (link: string, between: string) => `${ADDRESS}${link.slice(0, 40)}${between}${link.slice(40)}`;
  test.each([
    ['followed by a full stop', (link: string) => `See ${ADDRESS}${link}.`],
    ['followed by other signs', (link: string) => `${ADDRESS}${link}…!”»`],
    ['in brackets', (link: string) => `Look (${ADDRESS}${link}) there`],
    ['in angle brackets', (link: string) => `<${ADDRESS}${link}>`],
    ['in Markdown', (link: string) => `We played. [The result](${ADDRESS}${link}), see?`],
    ['in Markdown, in italics', (link: string) => `_${ADDRESS}${link}_`],
    ['in the middle of a sentence', (link: string) => `Huang #3: ${ADDRESS}${link} – Ada wins with 3!`],
    ['before a text in the next line', (link: string) => `${ADDRESS}${link}\nAda\nwins`],
    ['broken over two lines', (link: string) => wrap(link, '\n')],
    ['broken over two lines, with a text behind it', (link: string) => `${wrap(link, '\r\n')}. Ada\nwins`],
    ['broken over two lines of an answered mail', (link: string) => `> See ${wrap(link, '\n> ')}\n> Ada`],
    ['broken by a sign for line breaks', (link: string) => wrap(link, '=\r\n')],
    ['broken behind #', (link: string) => `${ADDRESS}\n${link}`],
    ['alone, broken over two lines', (link: string) => wrap(link, '\n').slice(ADDRESS.length)],
    ['with invisible signs', (link: string) => wrap(link, '\u200b')],
    ['percent-encoded', (link: string) => encodeURIComponent(ADDRESS + link)],
    ['percent-encoded twice', (link: string) => encodeURIComponent(encodeURIComponent(ADDRESS + link))],
    ['with %5F and %2D', (link: string) => (ADDRESS + link).replace(/_/g, '%5F').replace(/-/g, '%2D')],
    ['with data of another tool behind it', (link: string) => `${ADDRESS}${link}.%7B%22a%22%3A1%7D`],
    ['behind one that is cut short', (link: string) => `${ADDRESS}${link.slice(0, 30)}… ${ADDRESS}${link}`],
  ])('may be a link %s', async (_, write) => {
    // Two versions, the second of them with - and _ in it.
    const names = [{ name: 'Łucja', red: 3 }, { name: 'ÿþ?>~~ÿ' }];
    for (const value of [asked, { ...asked, players: names }]) {
      const link = await makeLink(value);
      const opened = await parseOpenedText(write(link));
      expect(opened).toEqual({ ok: true, value: { kind: 'case', refereeCase: sound(value), link } });
    }
  });

  test.each([
    ['in a code fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['in a sentence', (json: string) => `Look at ${json}, please.`],
    ['on a line of its own', (json: string) => `{1}\n  ${json}\n{2}`],
    ['as a report', (json: string) => `{"case":${json},"answer":{"ok":true},"edition":"en"}`],
    ['as a report in a sentence', (json: string) => `Wrong: {"case":${json},"answer":{"ok":true}}.`],
  ])('may be a case as JSON %s', async (_, write) => {
    expect(await parseOpenedText(write(JSON.stringify(asked)))).toMatchObject({
      ok: true,
      value: { kind: 'case', refereeCase: sound(asked) },
    });
  });

  test('holds a limited number of links to try: ten places, each over 60 lines, with and without - at the end', () => {
    for (const part of ['#1', '#1-\n', '#\n', '#1\n', '%23', '\n', '#9_'])
      expect(listLinks(`a ${part.repeat(199_000 / part.length)}`).length).toBeLessThanOrEqual(10 * 60 * 2);
    expect(listLinks(`#${'1-\n'.repeat(100)}`)).toHaveLength(60 * 2);
  });

  test('may be a case as JSON, and gets a link', async () => {
    const opened = await parseOpenedText(JSON.stringify(asked, null, 2));
    expect(opened).toMatchObject({
      ok: true,
      value: { kind: 'case', refereeCase: sound(asked) },
    });
    expect(opened.ok && (await parseLink(opened.value.link))).toEqual({
      ok: true,
      value: sound(asked),
    });
  });

  test('may be 200,000 characters long, and no longer', async () => {
    const sized = (size: number) =>
      JSON.stringify({
        ...asked,
        id: 'x'.repeat(size - JSON.stringify({ ...asked, id: '' }).length),
      });
    expect(await parseOpenedText(sized(200_000))).toMatchObject({ ok: true });
    expect(await parseOpenedText(sized(200_001))).toEqual({
      ok: false,
      error: { code: 'unreadable' },
    });
  });

  test('may be a position in one line, where # is no space', async () => {
    const opened = await parseOpenedText(LINE);
    expect(opened).toMatchObject({
      ok: true,
      value: { kind: 'position', position: states.position },
    });
    expect(opened.ok && (await parseLink(opened.value.link))).toEqual({
      ok: true,
      value: sound(states),
    });
  });

  // A red tile on the river.
  test('may be a position that is not at rest, as a line, a case or a link: the board shows what is wrong', async () => {
    const board = { rows: ['~..', '...'] };
    const position = {
      board,
      players: ['rat', 'goat'],
      tiles: { '0,0': 'red' },
    };
    const unsound = { game: 'huang', ask: 'states', position };
    const setup = {
      board,
      players: ['rat', 'goat'],
      turn: 'rat',
      tiles: { '0,0': 'red' },
      leaders: {},
    };
    const written = await makeLink(unsound);
    const governed = LINE.replace('ryRr', 'rrRr'); // no yellow tile touches the leader
    expect(await parseOpenedText(governed)).toMatchObject({
      ok: true,
      value: { kind: 'position' },
    });
    const line = '~../... *rat,goat r - -';
    for (const text of [line, JSON.stringify(unsound), written])
      expect(await parseOpenedText(text)).toMatchObject({
        ok: true,
        value: { kind: 'position', position: setup },
      });
    const action = { type: 'place-tile', colour: 'green', at: '1,1' };
    const acted = { ...unsound, ask: 'act', action };
    expect(await parseOpenedText(JSON.stringify(acted))).toMatchObject({
      ok: true,
      value: { kind: 'position' },
    });
    // What is wrong elsewhere too, or cannot be written, is opened by nobody.
    for (const none of [
      { ...acted, action: { ...action, colour: 'pink' } },
      { ...unsound, position: { ...position, tiles: { A1: 'red' } } },
      { ...unsound, position: { ...position, players: ['rat'] } },
    ])
      expect(await parseOpenedText(JSON.stringify(none))).toMatchObject({
        ok: false,
        error: { code: 'not-a-case' },
      });
  });

  test.each([
    ['', 'Paste something first.'],
    ['   \n', 'Paste something first.'],
    ['hello', 'This isn’t a Yamen link, a position or a bug report.'],
    ['Who has won?', 'This isn’t a Yamen link, a position or a bug report.'],
    ['{"game":', 'This isn’t a Yamen link, a position or a bug report.'],
    ['[]', 'This isn’t a Yamen link, a position or a bug report.'],
    ['https://rules.example/open/#', 'This link is damaged or incomplete.'],
    ['https://rules.example/open/#2abcdef', 'This link is damaged or incomplete.'],
    ['https://rules.example/en/huang/rules/war/#strength', 'This link is damaged or incomplete.'],
    ['9abc', 'This link was made with a newer version.'],
    ['We play #9, see #1', 'This isn’t a Yamen link, a position or a bug report.'],
    ['See https://rules.example/open/#1abc, please', 'This link is damaged or incomplete.'],
    ['{"case":{"game":"go"},"answer":1}', 'Yamen can’t open this. At /game: Expected one of: huang'],
    ['{"game":"go"}', 'Yamen can’t open this. At /game: Expected one of: huang'],
    [
      '{"game":"huang","ask":"score","players":[{"name":"A"},{"name":"B","red":-1}]}',
      'At /players/1/red: The number must be between 0 and 1000.',
    ],
    [LINE.replace(' - tiger=2r', ''), 'This position is incomplete.'],
    [LINE.replace('*rat', '*cat'), 'The players in this position aren’t valid: *cat'],
    [LINE.replace('ryRr', 'rxRr'), 'The pieces in this position aren’t valid: x'],
    [LINE.replace(' - ', ' shed@0,0 '), 'The buildings or bandits in this position aren’t valid: shed@0,0'],
    [LINE.replace('=2r', '=2x'), 'The tiles behind the screens in this position aren’t valid: tiger=2x'],
    ['x'.repeat(300_000), 'This isn’t a Yamen link, a position or a bug report.'],
  ])('and opens nothing is answered in a sentence: %s', async (text, said) => {
    const opened = await parseOpenedText(text);
    expect(opened.ok).toBe(false);
    for (const locale of LOCALES) {
      const texts = readTexts(locale, 'open', 'link', 'errors');
      const sentence = opened.ok ? '' : explainOpeningFault(opened.error, createTranslator(locale, texts));
      expect(sentence).not.toBe('');
      if (locale === 'en') expect(sentence).toContain(said);
    }
  });
});
