import { expect, test } from 'vitest';
import { chooseChunk } from '../../src/build/chunks.mjs';

/** What each module imports, and what it loads later. */
interface Imports {
  readonly now?: readonly string[];
  readonly later?: readonly string[];
}
const island = (tool: string) => `/yamen/src/games/${tool}/tool.tsx`;
const answer = (tool: string) => `/yamen/src/games/${tool}/AnswerPanel.tsx`;
const secondary = (tool: string) => `/yamen/src/games/${tool}/secondary.tsx`;
const page = (name: string) => `/yamen/src/pages/[locale]/${name}.astro?astro&type=script&index=0&lang.ts`;
const FRAME = '/yamen/src/site/layouts/Frame.astro?astro&type=script&index=0&lang.ts';
const MODULE = '/yamen/src/ui/icons.tsx';
const [SCORE, BOARD, CONFLICT, RULERS] = [
  'huang/score',
  'huang/board',
  'huang/conflict',
  'khan/rulers',
] as const;

/** The modules of a site as the bundler describes them; those without importers are the entry points of pages. */
function createModules(graph: Readonly<Record<string, Imports>>) {
  const importersOf = (which: 'now' | 'later', id: string) =>
    Object.keys(graph).filter((one) => graph[one]?.[which]?.includes(id));
  return {
    getModuleInfo(id: string) {
      const [importers, dynamicImporters] = [importersOf('now', id), importersOf('later', id)];
      return { importers, dynamicImporters, isEntry: importers.length + dynamicImporters.length === 0 };
    },
  } as unknown as Parameters<typeof chooseChunk>[1];
}

/** The chunk of a module that these entry points import, those in `later` being lazy-loaded by a tool. */
function chunkOf(entries: readonly string[], later: readonly string[] = []) {
  const importing = [...entries, ...later].map((entry) => [entry, { now: [MODULE] }] as const);
  const loader = later.length > 0 ? [[island('khan/conquest'), { later }] as const] : [];
  return chooseChunk(MODULE, createModules(Object.fromEntries([...importing, ...loader])));
}

test('a module with one importer stays with it, and so does an entry point', () => {
  expect(chunkOf([island(SCORE)])).toBeNull();
  const modules = createModules({ [island(SCORE)]: { later: [secondary(SCORE)] }, [island(BOARD)]: {} });
  expect(chooseChunk(island(SCORE), modules)).toBeNull();
  expect(chooseChunk(secondary(SCORE), modules)).toBeNull();
});

test('what every page starts with is one chunk', () => {
  expect(chunkOf([FRAME, island(SCORE), page('settings')])).toBe('page');
});

test('modules of the same tools are one chunk; what most tools start with is one, too', () => {
  expect(chunkOf([island(SCORE), island(BOARD)])).toBe('huang-board+huang-score');
  expect(chunkOf([SCORE, BOARD, CONFLICT, RULERS].map(island))).toBe('tools');
});

test('what other pages start with is only a chunk of its own if most tools start with it, too', () => {
  expect(chunkOf([...[SCORE, BOARD, CONFLICT, RULERS].map(island), page('settings')])).toBe('base');
  expect(chunkOf([island(SCORE), page('settings')])).toBeNull();
});

test('what is needed first with an answer, or later, stays out of what a tool starts with', () => {
  expect(chunkOf([], [answer(SCORE), secondary(SCORE)])).toBe('huang-score-answer');
  expect(chunkOf([], [secondary(SCORE), secondary(BOARD)])).toBe('huang-board+huang-score-later');
  expect(chunkOf([island(SCORE)], [secondary(SCORE)])).toBe('huang-score');
});

test('what another tool answers with stays out of the rest of what a tool starts with', () => {
  expect(chunkOf([island(BOARD)], [answer(CONFLICT)])).toBe('huang-board-shared');
});

test('Preact stays out of what tools share, for the search loads it on pages without a tool', () => {
  const id = '/yamen/node_modules/preact/dist/preact.module.js';
  expect(chooseChunk(id, createModules({}))).toBe('preact');
});

test('what pages without a tool load later stays out of what tools share', () => {
  const scripts = '/yamen/src/site/scripts';
  const search = [`${scripts}/search/search-dialog.tsx`, `${scripts}/search/search-page.tsx`];
  expect(chunkOf([], search)).toBe('search-later-pages');
  expect(chunkOf([island(BOARD)], search)).toBe('huang-board-pages');
  expect(chunkOf([], [`${scripts}/watch-saves.ts`, `${scripts}/settings/backups.ts`])).toBe(
    'scripts+settings-later-pages',
  );
});

test('style sheets are left to the bundler', () => {
  expect(chooseChunk('/yamen/src/games/huang/score/score.css', createModules({}))).toBeNull();
});
