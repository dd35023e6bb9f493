import { expect, test } from 'vitest';
import { chooseChunk } from '../../src/hosting/chunks.mjs';

/** What each module imports, and what it fetches later. */
interface Imports {
  readonly code?: string;
  readonly now?: readonly string[];
  readonly later?: readonly string[];
}
const island = (tool: string) => `/yamen/src/tools/${tool}.tsx`;
const page = (name: string) => `/yamen/src/pages/[locale]/${name}.astro?astro&type=script&index=0&lang.ts`;
const FRAME = '/yamen/src/layouts/Frame.astro?astro&type=script&index=0&lang.ts';
const TOOLS = ['huang-score/tool', 'huang-board/tool', 'huang-conflict/tool', 'khan-rulers/tool'];
const MANY = [...TOOLS, 'khan-conquest/tool'];

/** The modules of a site as the bundler tells of them; each that nobody imports starts a page. */
function modulesOf(graph: Readonly<Record<string, Imports>>) {
  const from = (which: 'now' | 'later', id: string) =>
    Object.keys(graph).filter((one) => graph[one]?.[which]?.includes(id));
  return {
    getModuleInfo(id: string) {
      const [importers, dynamicImporters] = [from('now', id), from('later', id)];
      const isEntry = importers.length + dynamicImporters.length === 0;
      const { code = '', now: importedIds = [] } = graph[id] ?? {};
      return { importers, importedIds, dynamicImporters, isEntry, code };
    },
  } as unknown as Parameters<typeof chooseChunk>[1];
}
const startingWith = (id: string, entries: readonly string[]) =>
  modulesOf(Object.fromEntries(entries.map((entry) => [entry, { now: [id] }])));

test('what is needed from one place stays there, and so does what a page starts with or fetches', () => {
  const only = '/yamen/src/tools/huang-score/Keypad.tsx';
  expect(chooseChunk(only, startingWith(only, [island('huang-score/tool')]))).toBeNull();
  const [score, more] = [island('huang-score/tool'), island('huang-score/secondary')];
  const modules = modulesOf({ [score]: { later: [more] }, [island('huang-board/tool')]: { now: [more] } });
  expect(chooseChunk(score, modules)).toBeNull();
  expect(chooseChunk(more, modules)).toBeNull();
});

test('what most tools start with is one file; with what other pages need, two more', () => {
  const drawn = '/yamen/src/ui/icons.tsx';
  expect(chooseChunk(drawn, startingWith(drawn, MANY.map(island)))).toBe('tools');
  const kept = '/yamen/node_modules/idb/build/index.js';
  expect(chooseChunk(kept, startingWith(kept, [...MANY.map(island), page('settings')]))).toBe('saves');
  const named = '/yamen/src/i18n/locale.ts';
  expect(chooseChunk(named, startingWith(named, [...MANY.map(island), page('settings'), FRAME]))).toBe(
    'page',
  );
  const styles = '/yamen/src/styles/score.css';
  expect(chooseChunk(styles, startingWith(styles, MANY.map(island)))).toBeNull();
});

test('the tools of a game share a file, and its rules another, which is of use without them', () => {
  const khan = ['khan-rulers/tool', 'khan-conquest/tool'].map(island);
  for (const [id, name] of [
    ['/yamen/src/ui/khan/GridMap.tsx', 'khan-tools'],
    ['/yamen/src/engine/khan/grid.ts', 'khan'],
    ['/yamen/src/saves/migrate.ts', 'saves'],
    ['/yamen/src/referee/case.ts', 'saves'],
  ] as const)
    expect(chooseChunk(id, startingWith(id, khan))).toBe(name);
  const map = '/yamen/src/ui/InteractiveBoard.tsx';
  expect(chooseChunk(map, startingWith(map, [...khan, island('huang-board/tool')]))).toBe('huang-khan-tools');
});

test('a tool and its own parts share a file; what the copies use, and what others do, stands apart', () => {
  const [score, more, game] = [
    island('huang-score/tool'),
    island('huang-score/secondary'),
    '/yamen/src/tools/huang-score/game.ts',
  ];
  const graph = { [score]: { now: [game], later: [more] }, [more]: { now: [game] } };
  expect(chooseChunk(game, modulesOf(graph))).toBe('huang-score');
  const copies = '/yamen/src/page/backups.ts';
  const others = { [page('settings')]: { later: [copies] }, [copies]: { now: [game] } };
  expect(chooseChunk(game, modulesOf({ ...graph, ...others }))).toBe('huang-score-kept');
  const referee = {
    [page('playground')]: { later: ['/yamen/src/referee/main.ts'] },
    '/yamen/src/referee/main.ts': { now: [game] },
  };
  expect(chooseChunk(game, modulesOf({ ...graph, ...referee }))).toBe('huang-score-rules');
});

const BELOW = '/yamen/src/tools/shell/SecondaryScreen.tsx';

test('what stands below every tool and is used elsewhere too is one file; modules that import each other end', () => {
  const [sheet, rule] = ['/yamen/src/ui/Dialog.tsx', '/yamen/src/tools/shell/RuleDialog.tsx'];
  const part = island('huang-board/secondary');
  const modules = modulesOf({
    [island('huang-board/tool')]: { later: [BELOW, part] },
    [BELOW]: { now: [rule] },
    [part]: { now: [rule] },
    [rule]: { now: [sheet] },
    [sheet]: { now: [rule] },
  });
  expect(chooseChunk(sheet, modules)).toBe('more');
  expect(chooseChunk(rule, modules)).toBe('more');
});

test('what stands below every tool and a page starts with goes with every page if it is small, else stands apart', () => {
  const note = '/yamen/src/ui/record-rule-read.ts';
  const imported = '/yamen/src/saves/store.ts';
  const graphWith = (code: string, importedCode = '') =>
    modulesOf({
      [island('huang-board/tool')]: { later: [BELOW] },
      [BELOW]: { now: [note] },
      [page('chapter')]: { now: [note] },
      [note]: { code, now: [imported] },
      [imported]: { code: importedCode },
    });
  const [small, large] = ['x'.repeat(999), 'x'.repeat(1000)];
  expect(chooseChunk(note, graphWith(small))).toBe('page');
  expect(chooseChunk(note, graphWith(large))).toBeNull();
  expect(chooseChunk(note, graphWith(small, large))).toBeNull(); // its chunk would load the large one
});

test('what lessons share with other tools makes no file of theirs larger', () => {
  const lessons = island('huang-lessons/tool');
  const board = '/yamen/src/engine/huang/notation.ts';
  expect(chooseChunk(board, startingWith(board, [island('huang-board/tool'), lessons]))).toBe(
    'huang-board-huang-lessons',
  );
  const shared = '/yamen/src/engine/huang/vocabulary.ts';
  const others = ['huang-board/tool', 'huang-score/tool'].map(island);
  const without = chooseChunk(shared, startingWith(shared, others));
  expect(chooseChunk(shared, startingWith(shared, [...others, lessons]))).toBe(without);
});

test('what lessons of several games and drills share is a file; what only one needs is in none of theirs', () => {
  const [board, cards, grid, drills] = ['tool', 'chu-han-tool', 'khan-tool', 'drill-tool'].map((one) =>
    island(`huang-lessons/${one}`),
  );
  const [one, part] = [
    '/yamen/src/tools/huang-lessons/ExerciseNumbers.tsx',
    island('huang-lessons/huang-answer-module'),
  ];
  const startedBy = (...islands: readonly (string | undefined)[]) =>
    modulesOf({
      ...Object.fromEntries(islands.map((entry) => [entry, { now: [one], later: [part] }])),
      [part]: { now: [one] },
    });
  expect(chooseChunk(one, startedBy(board, cards, grid, drills))).toBe('lessons');
  expect(chooseChunk(one, startedBy(board, cards))).toBe('lessons');
  expect(chooseChunk(one, startedBy(board))).toBe('huang-lessons');
  expect(chooseChunk(one, startedBy(cards))).toBe('chu-han-lessons');
  expect(chooseChunk(one, startedBy(grid))).toBe('khan-lessons');
  expect(chooseChunk(one, startedBy(drills))).toBe('huang-drills');
});
