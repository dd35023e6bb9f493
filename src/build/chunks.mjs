// @ts-check
// Assigns modules to chunks: one for each set of tools that use the same modules, apart for what they start
// with, what they need for an answer, and the rest. Preact is a chunk of its own: pages of rules load it with
// the search, without anything of the tools. By default the bundler makes a chunk of each set of importers,
// lazy-loaded parts included: some forty per tool, most of them tiny and badly compressed.

/** @typedef {import('vite').Rolldown.ChunkingContext} Modules */

/** A module that so many tools use belongs to the chunk of all tools. */
const MOST_TOOLS = 4;

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

/**
 * The user of a module that an entry point stands for: the tool, by its folder (`huang-board`), or the folder
 * of shared code or of scripts of pages that lazy-loads it.
 * @param {string} entry
 */
function getUser(entry) {
  const [, game, tool] = /\/src\/games\/([^/]+)\/([^/]+)\//.exec(entry) ?? [];
  if (game) return `${game}-${tool}`;
  return /\/src\/(?:site\/(?:scripts\/(?=[^/]+\/))?)?([^/]+)/.exec(entry)?.[1] ?? 'page';
}

/**
 * Counts entry points or users, without the set-up of a game: it shares so much with the other tools of its
 * game that what these share would come with the tools of all games.
 * @param {readonly string[]} all
 */
const countTools = (all) => all.filter((one) => !/[/-]tonight\b/.test(one)).length;

/** @param {readonly string[]} entries */
const listUsers = (entries) => [...new Set(entries.map(getUser))].sort();

/**
 * Chooses the name of the chunk for a module; `null` leaves it to the bundler, which puts it into the chunk
 * of its only importer, or makes one for it.
 * @param {string} id
 * @param {Modules} modules
 */
export function chooseChunk(id, modules) {
  if (id.includes('.css')) return null;
  if (id.includes('/node_modules/preact/')) return 'preact';
  const { started, fetched } = listEntryPoints(id, modules);
  if (started.some((one) => one.includes('/layouts/Frame.astro'))) return 'page';
  if (started.length + fetched.length < 2 || started.includes(id) || fetched.includes(id)) return null;
  const pages = started.filter((one) => /\.astro\b/.test(one));
  const others = started.filter((one) => !pages.includes(one));
  if (pages.length > 0) return countTools(others) >= MOST_TOOLS ? 'base' : null;
  return nameToolChunk(started, fetched);
}

/**
 * Names the chunk of a module that only tools reach, by their entry points: after these tools and by when
 * they need it.
 * @param {readonly string[]} started
 * @param {readonly string[]} fetched
 */
function nameToolChunk(started, fetched) {
  const answering = fetched.filter((one) => /\/answer-?(panel|module)\.tsx$/i.test(one));
  const answerUsers = listUsers(answering);
  const { users, phase } =
    started.length > 0
      ? { users: listUsers(started), phase: '' }
      : answering.length > 0
        ? { users: answerUsers, phase: '-answer' }
        : { users: listUsers(fetched), phase: '-later' };
  // What other pages or the answers of other tools need should not come with all else of these tools.
  const isOfPages = fetched.some((one) => one.includes('/src/site/'));
  const isOfOthers = answerUsers.some((one) => !users.includes(one));
  const shared = isOfPages ? '-pages' : isOfOthers ? '-shared' : '';
  return `${countTools(users) >= MOST_TOOLS ? 'tools' : users.join('+')}${phase}${shared}`;
}

/**
 * The file name of a lazy-loaded part: `huang-board-answer-panel` for src/games/huang/board/AnswerPanel.tsx.
 * @param {{ readonly facadeModuleId: string | null }} chunk
 */
function makeFileName({ facadeModuleId }) {
  const [, game, room, shell, part] =
    /\/src\/(?:games\/([^/]+)\/([^/]+)|(shell))\/(?:.+\/)?([^/]+)\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  const folder = shell ?? (game && `${game}-${room}`);
  const name =
    folder && part ? `${folder}-${part.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}` : '[name]';
  return `_astro/${name}.[hash].js`;
}

/**
 * Configures the bundler for browser code.
 * @returns {import('vite').Plugin}
 */
export default function chunks() {
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
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chooseChunk }] },
            },
          },
        },
      };
    },
  };
}
