// @ts-check
// Assigns modules to chunks. By default, the bundler makes a chunk of each set of modules with the same
// importers: some forty per tool, most of them tiny, requested six at a time over HTTP/1.1, and badly
// compressed. Instead, one chunk contains what most tools need, one what the tools of a game share, and one
// what a tool shares with its lazy-loaded parts. The cost: a page may get up to two kilobytes that it does
// not use (settings), a tool a few hundred bytes.
import { basename, dirname } from 'node:path';

/** @typedef {import('vite').Rolldown.ChunkingContext} Modules */

/** Number of tools (of seven) that count as most of them. */
const MOST_TOOLS = 4;
/** Modules shorter than this (in characters) cost less than a request. */
const SMALL = 1000;

/**
 * The entry points from which a module is reached without lazy loading: those of pages, and lazy-loaded ones.
 * @param {string} id
 * @param {Modules} modules
 */
function listEntryPoints(id, modules) {
  const seen = new Set();
  /** @type {string[]} */
  const started = [];
  /** @type {string[]} */
  const fetched = [];
  const visit = (/** @type {string} */ one) => {
    if (seen.has(one)) return;
    seen.add(one);
    const info = modules.getModuleInfo(one);
    if (!info) throw new Error(`chunks: the bundler does not know the module ${one}`);
    if (info.isEntry) started.push(one);
    else if (info.dynamicImporters.length > 0) fetched.push(one);
    for (const importer of info.importers) visit(importer);
  };
  visit(id);
  return { started, fetched };
}

/** Tiny modules used by backups and by error recovery; the code for pictures needs only one of them. */
const SAVE_FILE_MODULES = /\/src\/(page\/create-html-element|saves\/make-backup|ui\/download-file)\.ts$/;

/** Pages start with plain scripts, tools with an island. @param {string} id */
const isTool = (id) => /\/src\/tools\/.+\.tsx$/.test(id);
/** `<game>-<tool>`, the name of its folder. @param {string} tool its island */
const getToolName = (tool) => basename(dirname(tool));
/** @param {string} tool its island */
const getToolGame = (tool) => getToolName(tool).replace(/-[^-]+$/, '');

/**
 * Chooses the name of the chunk for a module; `null` leaves it to the bundler, which puts it into the chunk
 * of its only importer.
 * @param {string} id
 * @param {Modules} modules
 */
export function chooseChunk(id, modules) {
  if (id.includes('.css')) return null;
  const { started, fetched } = listEntryPoints(id, modules);
  const tools = started.filter(isTool);
  const pages = started.filter((one) => /\.astro\b/.test(one));
  const isOn = (/** @type {string} */ page) => pages.some((one) => one.includes(page));
  if (isOn('/layouts/Frame.astro')) return 'page';
  if (SAVE_FILE_MODULES.test(id)) return 'save-file';
  if (started.length + fetched.length < 2 || started.includes(id) || fetched.includes(id)) return null;
  const [tool, second] = tools.filter((one) => getToolName(one) !== LESSONS);
  const places = [...pages, ...fetched].filter((one) => getToolName(one) !== LESSONS);
  if (tool && second === undefined && tools.length > 1) {
    const used = getChunkSuffix(places, tool);
    return `${getToolName(tool)}${used === '-rules' ? '-both' : used}-${LESSONS}`;
  }
  if (second !== undefined)
    return chooseSharedChunk(
      tools.filter((one) => getToolName(one) !== LESSONS),
      id,
      { isOnSearch: isOn('/search.astro'), isOnPage: pages.length > 0 },
    );
  if (
    tool &&
    getToolName(tool) !== SPLIT_TOOL &&
    isSmall(id, modules) &&
    fetched.some((part) => isAnswerModule(part, tool))
  )
    return getToolGame(tool); // another tool of the game answers with it and should not load all rules of this one
  const [only] = tools;
  if (only)
    return `${chooseLessonChunk(tools, only)}${getChunkSuffix(getToolName(only) === LESSONS ? [...pages, ...fetched] : places, only)}`;
  if (!fetched.some((part) => part.endsWith('/shell/SecondaryScreen.tsx'))) return null;
  if (pages.length === 0) return 'more';
  return isSmall(id, modules) ? 'page' : null;
}

/**
 * Whether a module and everything that it imports are small; otherwise its chunk would load the large ones.
 * @param {string} id
 * @param {Modules} modules
 * @returns {boolean}
 */
function isSmall(id, modules) {
  const info = modules.getModuleInfo(id);
  return (
    (info?.code?.length ?? SMALL) < SMALL && info?.importedIds.every((one) => isSmall(one, modules)) === true
  );
}

/**
 * The chunk for modules that several tools start with.
 * @param {readonly string[]} tools
 * @param {string} id
 * @param {{ isOnSearch: boolean, isOnPage: boolean }} where whether the search page, or any page without a
 * tool, starts with it
 */
function chooseSharedChunk(tools, id, { isOnSearch, isOnPage }) {
  if (isOnSearch) return 'page';
  if (/\/src\/(saves\/|referee\/[^/]+$)/.test(id)) return 'saves';
  if (tools.length >= MOST_TOOLS) return isOnPage ? 'saves' : 'tools';
  const games = [...new Set(tools.map(getToolGame))].sort().join('-');
  // Backups use the texts of a game but nothing that renders.
  return /\/src\/(tools|ui|drawings)\//.test(id) ? `${games}-tools` : games;
}

/**
 * Chunk suffix for a tool's modules that are also used elsewhere: by pages and backups, which render nothing,
 * or by the code that answers questions.
 * @param {readonly string[]} places
 * @param {string} tool
 */
function getChunkSuffix(places, tool) {
  const isNear = (/** @type {string} */ one) =>
    dirname(one) === dirname(tool) ||
    one.includes('/src/drawings/') ||
    (one.endsWith('/secondary.tsx') && getToolGame(one) === getToolGame(tool));
  if (places.every(isNear)) return '';
  if (!places.some((one) => /\.astro\b|\/backups\.ts$/.test(one))) return '-rules';
  const isShared = getToolName(tool) === SPLIT_TOOL && places.some((one) => isAnswerModule(one, tool));
  return isShared ? '-both' : '-kept';
}

/**
 * Lessons of all games and drills are in one folder: modules that they share are one chunk, and modules that
 * only one of them needs another, which the others do not load.
 * @param {readonly string[]} tools
 * @param {string} only
 */
function chooseLessonChunk(tools, only) {
  if (tools.length > 1) return 'lessons';
  if (only.endsWith('/drill-tool.tsx')) return 'huang-drills';
  if (only.endsWith('/chu-han-tool.tsx')) return 'chu-han-lessons';
  return only.endsWith('/khan-tool.tsx') ? 'khan-lessons' : getToolName(only);
}

/**
 * The lessons: they use components of other tools of their game, whose chunks must not grow because of that.
 */
const LESSONS = 'huang-lessons';

/**
 * The tool whose shared modules are split further, because another tool of its game needs less than half of
 * them to answer; elsewhere one more chunk costs more.
 */
const SPLIT_TOOL = 'huang-board';

/**
 * Whether another tool of the same game lazy-loads this module to answer.
 * @param {string} part
 * @param {string} tool
 */
const isAnswerModule = (part, tool) =>
  part.includes('/src/tools/') && getToolGame(part) === getToolGame(tool) && dirname(part) !== dirname(tool);

/**
 * Chunk names that every build has. A missing one means that folders have moved and this file was not
 * updated.
 */
const EXPECTED = ['page', 'tools', 'saves', 'more'];

/**
 * The file name of a lazy-loaded part, e.g. `huang-board-answer-panel` instead of `AnswerPanel`.
 * @param {{ readonly facadeModuleId: string | null }} chunk
 */
function makeFileName({ facadeModuleId }) {
  const [, tool, part] = /\/src\/tools\/([^/]+)\/([^/]+)\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  const name = tool && part ? `${tool}-${part.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}` : '[name]';
  return `_astro/${name}.[hash].js`;
}

/**
 * Configures the bundler for browser code.
 * @returns {import('vite').Plugin}
 */
export default function chunks() {
  /** @type {Set<string>} */
  const chunkNames = new Set();
  const nameChunk = (/** @type {string} */ id, /** @type {Modules} */ modules) => {
    const chunk = chooseChunk(id, modules);
    if (chunk) chunkNames.add(chunk);
    return chunk;
  };
  return {
    name: 'yamen-chunks',
    configEnvironment(name) {
      if (name !== 'client') return;
      return {
        build: {
          rolldownOptions: {
            // Lets an island's chunk export further modules that its lazy-loaded parts share.
            preserveEntrySignatures: 'allow-extension',
            output: {
              chunkFileNames: makeFileName,
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameChunk }] },
            },
          },
        },
      };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const chunk of EXPECTED)
        if (!chunkNames.has(chunk)) throw new Error(`chunks: no module is in “${chunk}” any more`);
    },
  };
}
