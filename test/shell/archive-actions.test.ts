import { afterEach, expect, test, vi } from 'vitest';
import { HUANG_GAMES_SAVE, type HuangGame } from '../../src/games/huang/saves/score.ts';
import { freshGame } from '../../src/games/huang/score/state.ts';
import { tool } from '../../src/games/huang/score/tool.tsx';
import type { HuangScoreTypes } from '../../src/games/huang/score/types.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { parseSave } from '../../src/saves/save.ts';
import { freshSettings } from '../../src/saves/settings.ts';
import { createArchiveActions } from '../../src/shell/archive-actions.ts';
import { withEntry } from '../../src/shell/seats.ts';
import type { Session, ToolData } from '../../src/shell/session/session.ts';
import { readTexts } from '../support/content.ts';

const t = createTranslator('en', readTexts('en', 'archive'));
const game = (id: string): HuangGame => ({ ...withEntry(freshGame(), 0, 'red', '5'), id, edition: 'en' });

/** A score page with so many games set aside; what it comes to write and to say. */
function pageWith(count: number) {
  let contents: ToolData<HuangScoreTypes> = {
    history: { now: game('open'), past: [], future: [] },
    archive: Array.from({ length: count }, (_, i) => game(`kept-${i}`)),
    settings: freshSettings('en'),
    nameOf: () => '',
  };
  let apart: Readonly<Record<string, unknown>> = {};
  let said = '';
  const session: Pick<Session<HuangScoreTypes>, 'latest' | 'update' | 'notify' | 'setNotice'> = {
    latest: () => contents,
    update(change, values) {
      contents = { ...contents, ...change };
      apart = { ...apart, ...values };
    },
    notify: (text) => {
      said = text;
    },
    setNotice: (notice) => {
      said = notice?.text ?? '';
    },
  };
  const archiving = createArchiveActions<HuangScoreTypes>(tool, session, t, undefined);
  return { archiving, now: () => ({ archive: contents.archive ?? [], apart, said }) };
}

afterEach(() => vi.unstubAllGlobals());

test('the 10,001st game that is set aside puts the oldest apart, and says so', () => {
  vi.stubGlobal('scrollTo', () => {});
  const { archiving, now } = pageWith(10_000);
  archiving.startOver('Begun anew.');
  const { archive, apart, said } = now();
  expect([archive.length, archive[0]?.id, archive.at(-1)?.id]).toEqual([10_000, 'open', 'kept-9998']);
  expect(parseSave(HUANG_GAMES_SAVE, { version: 1, games: archive }).state).toBe('sound');
  expect(Object.keys(apart)).toEqual([expect.stringMatching(/^aside\/huang-games\/2/)]);
  expect(parseSave(HUANG_GAMES_SAVE, Object.values(apart)[0])).toMatchObject({
    state: 'sound',
    value: { games: [{ id: 'kept-9999' }] },
  });
  expect(said).toBe(`Begun anew. ${t('archive-full')}`);
});

test('nothing goes apart before', () => {
  vi.stubGlobal('scrollTo', () => {});
  const { archiving, now } = pageWith(9999);
  archiving.startOver('Begun anew.');
  expect(now()).toMatchObject({ apart: {}, said: 'Begun anew.' });
  expect(now().archive).toHaveLength(10_000);
});

test('one that is brought back into a full list loses none either', () => {
  const { archiving, now } = pageWith(10_000);
  archiving.changeArchive((all) => [game('back'), ...all]);
  expect(now()).toMatchObject({ said: t('archive-full') });
  expect(Object.values(now().apart)).toMatchObject([{ games: [{ id: 'kept-9999' }] }]);
});
