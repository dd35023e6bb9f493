import { describe, expect, test } from 'vitest';
import { explainOpenFault } from '../../src/explain/open-fault.ts';
import { LOCALES } from '../../src/i18n/locale.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { checkCase } from '../../src/referee/referee.ts';
import { makeLink, parseLink } from '../../src/share/link.ts';
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
    ['hello', 'This isn’t a Yamen link, a position or a saved case.'],
    ['Who has won?', 'This isn’t a Yamen link, a position or a saved case.'],
    ['{"game":', 'This isn’t a Yamen link, a position or a saved case.'],
    ['[]', 'This isn’t a Yamen link, a position or a saved case.'],
    ['https://rules.example/open/#', 'This link is damaged or incomplete.'],
    ['https://rules.example/open/#2abcdef', 'This link is damaged or incomplete.'],
    ['https://rules.example/en/huang/rules/war/#strength', 'This link is damaged or incomplete.'],
    ['9abc', 'This link was made with a newer version.'],
    ['{"game":"go"}', 'Yamen can’t open this. At /game: Expected one of: huang'],
    [
      '{"game":"huang","ask":"score","players":[{"name":"A"},{"name":"B","red":-1}]}',
      'At /players/1/red: The number must be between 0 and 1000.',
    ],
    [LINE.replace(' - tiger=2r', ''), 'This position is incomplete.'],
    [LINE.replace('*rat', '*cat'), 'The players in this position aren’t valid: *cat'],
    [LINE.replace('ryRr', 'rxRr'), 'The pieces in this position aren’t valid: x'],
    [LINE.replace(' - ', ' shed@0,0 '), 'The buildings and bandits in this position aren’t valid: shed@0,0'],
    [LINE.replace('=2r', '=2x'), 'The hands in this position aren’t valid: tiger=2x'],
    ['x'.repeat(300_000), 'This isn’t a Yamen link, a position or a saved case.'],
  ])('and opens nothing is answered in a sentence: %s', async (text, said) => {
    const opened = await parseOpenedText(text);
    expect(opened.ok).toBe(false);
    for (const locale of LOCALES) {
      const texts = readTexts(locale, 'open', 'link', 'errors');
      const sentence = opened.ok ? '' : explainOpenFault(opened.error, createTranslator(locale, texts));
      expect(sentence).not.toBe('');
      if (locale === 'en') expect(sentence).toContain(said);
    }
  });
});
