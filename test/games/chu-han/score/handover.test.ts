import { describe, expect, test } from 'vitest';
import { freshChuHanGame } from '../../../../src/games/chu-han/saves/fresh-game.ts';
import { handover } from '../../../../src/games/chu-han/score/handover.ts';
import { tool } from '../../../../src/games/chu-han/score/tool.tsx';
import { createTranslator } from '../../../../src/i18n/translator.ts';
import { freshSettings, type Settings } from '../../../../src/saves/settings.ts';
import { findLinkToolPath, parseLink } from '../../../../src/share/link.ts';
import { parseOpenedText } from '../../../../src/share/parse-opened-text.ts';
import { createQrCode } from '../../../../src/share/qr.ts';
import { seedFrom, tries } from '../../../support/campaign.ts';
import { readTexts } from '../../../support/content.ts';
import { findHandoverFault, handOnScore } from '../../../support/handed-on-games.ts';
import { randomFrom } from '../../../support/random.ts';
import { randomRunningScore } from '../../../support/running-scores.ts';

const SETTINGS: Settings<'chu-han'> = { ...freshSettings('en'), rulings: { 'chu-han': {} } };
const ADDRESS = 'https://yamen.example.org/open/#';

const makeLink = (now: ReturnType<typeof randomRunningScore>, from: string | null = null) =>
  handover.makeLink({ now, past: [], future: [] }, from, SETTINGS, () => '') ?? '';

describe('a running score that is handed on', () => {
  test('is the same on the other device, whatever was noted', () => {
    const random = randomFrom(seedFrom(41));
    for (let i = 0; i < tries(300); i++) expect(findHandoverFault(handOnScore(random)).fault).toBeUndefined();
  });

  test('takes its rulings from the settings of the device that hands it on', () => {
    const settings: Settings<'chu-han'> = {
      ...SETTINGS,
      rulings: { 'chu-han': { 'hangu-pass-doubled': 'no' } },
    };
    const link =
      handover.makeLink({ now: freshChuHanGame(), past: [], future: [] }, null, settings, () => '') ?? '';
    expect(handover.parseLink(link)?.now.hanguPassDoubled).toBe('no');
  });

  test('with ten hands and two names fits a QR code of version 6', () => {
    const random = randomFrom(7);
    const battle = {
      event: null,
      incidents: [],
      end: { winner: 'han', cardsLeft: 4, reinforcements: 2 },
    } as const;
    const battles = Array.from({ length: 10 }, () => battle);
    const names = { han: 'Aleksandra', chu: 'Maximilian' };
    const game = { ...randomRunningScore(random), ...freshChuHanGame(), names, battles };
    expect(createQrCode(ADDRESS + makeLink(game))?.version).toBeLessThanOrEqual(6);
  });

  test('opens wherever links are opened, and a damaged link opens nothing', async () => {
    const link = makeLink(randomRunningScore(randomFrom(3)));
    expect(link).toMatch(/^5c[\w-]+$/);
    expect(await findLinkToolPath(link)).toEqual({ ok: true, value: 'chu-han/score/' });
    expect(await parseOpenedText(`${ADDRESS}${link}`)).toEqual({
      ok: true,
      value: { kind: 'own', tool: 'chu-han/score/', link },
    });
    expect(await parseLink(link)).toEqual({ ok: false, error: { code: 'broken' } });
    for (let i = 2; i < link.length; i++) {
      const other = link[i] === 'A' ? 'B' : 'A';
      expect(handover.parseLink(link.slice(0, i) + other + link.slice(i + 1))).toBeUndefined();
      expect(handover.parseLink(link.slice(0, i))).toBeUndefined();
    }
  });

  test('is what sharing hands out, so that a shared score has every hand and what was noted since', async () => {
    const t = createTranslator(
      'en',
      readTexts('en', 'tool', 'chu-han', 'chu-han-score', 'chu-han-score-more'),
    );
    const { makeOwnLink } = await tool.secondary();
    const end = { winner: 'han', cardsLeft: 4, reinforcements: 1 } as const;
    const noted = [{ kind: 'han-xin', by: 'chu' }] as const;
    const battles = [
      { event: null, incidents: [], end },
      { event: null, incidents: noted, end: null },
    ];
    const now = { ...freshChuHanGame(), names: { han: 'Ada', chu: 'Ben' }, battles };
    const { link = '', text } = makeOwnLink?.(now, SETTINGS, t) ?? {};
    const opened = handover.parseLink(link)?.now;
    expect(opened).toMatchObject({ battles, names: now.names, hanguPassDoubled: 'yes' });
    expect(opened && makeOwnLink?.(opened, SETTINGS, t)).toEqual({ link, text, kind: 'result' });
    // Before a hand is scored there is no result to share.
    const unscored = { ...now, battles: battles.slice(1) };
    expect(makeOwnLink?.(unscored, SETTINGS, t)).toBeUndefined();
  });

  test('says how many hands it has, and names the players who have names', async () => {
    const t = createTranslator(
      'en',
      readTexts('en', 'tool', 'chu-han', 'chu-han-score', 'chu-han-score-more'),
    );
    const end = { winner: 'han', cardsLeft: 0, reinforcements: 0 } as const;
    const battles = [end, end, null].map((one) => ({ event: null, incidents: [], end: one }));
    const now = { ...freshChuHanGame(), battles, names: { han: ' Ada ', chu: ' ' } };
    const { handover: ofTool } = await tool.secondary();
    expect(ofTool?.describeProgress({ now, past: [] }, t)).toBe('2 hands');
    expect(ofTool?.listPlayers(now, () => '')).toEqual([{ id: 'han', name: 'Ada' }]);
  });
});
