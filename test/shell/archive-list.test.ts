import { type ContainerNode, h, render } from 'preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HUANG_GAMES_SAVE, type HuangGame } from '../../src/games/huang/saves/score.ts';
import { freshGame } from '../../src/games/huang/score/state.ts';
import { createTranslator } from '../../src/i18n/translator.ts';
import { ArchiveList } from '../../src/shell/ArchiveList.tsx';
import { createPlainArchive } from '../../src/shell/archive.ts';
import { BareNode, barePage } from '../support/bare-page.ts';
import { readTexts } from '../support/content.ts';

const t = createTranslator('en', readTexts('en', 'archive'));
const archive = createPlainArchive(HUANG_GAMES_SAVE);
const named = (id: string): HuangGame => ({ ...freshGame(), id, begun: '2026-11-20T19:30:00.000Z' });
const KEPT = Array.from({ length: 10_000 }, (_, i) => named(`kept-${i}`));

afterEach(() => vi.unstubAllGlobals());

describe('what is set aside, 10,000 games', () => {
  /** A page that draws the list for what is open, and counts: games described, entries drawn, and entries that stand. */
  function drawn(now: HuangGame) {
    vi.stubGlobal('document', barePage);
    const dates = vi.spyOn(Intl, 'DateTimeFormat'); // each entry that is drawn says its date
    const told = vi.fn(() => ({ name: '', line: '' }));
    const page = new BareNode('main');
    const draw = (game: HuangGame) =>
      render(
        h(ArchiveList<HuangGame>, {
          archive,
          all: KEPT,
          now: game,
          describe: told,
          toRecord: undefined,
          change: () => {},
          open: () => {},
          locale: 'en',
          t,
        }),
        page as unknown as ContainerNode,
      );
    draw(now);
    const counts = () => [told.mock.calls.length, dates.mock.calls.length, page.named('li').length];
    return { draw, counts };
  }

  test('shows a few of them', () => {
    expect(drawn(named('open')).counts()).toEqual([20, 20, 20]);
  });

  test('describes and draws none of them at a tap', () => {
    const { draw, counts } = drawn(named('open'));
    for (let tap = 1; tap <= 5; tap++) draw({ ...named('open'), title: String(tap) });
    expect(counts()).toEqual([20, 20, 20]);
  });
});
