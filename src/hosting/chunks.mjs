// @ts-check
// Which module is sent in which file. Left alone, the bundler makes a file of each set of modules that the same pages and
// parts need: some forty for a tool, most of them tiny, asked for six at a time where a host speaks HTTP/1.1, and badly
// compressed. So what most tools need is joined, what the tools of a game share, and what a tool shares with its parts;
// a page is sent two kilobytes at most that it has no use for (the settings), a tool a few hundred bytes.
import { basename, dirname } from 'node:path';

/** @typedef {import('vite').Rolldown.ChunkingContext} Modules */

/** As many of the seven tools are most of them. */
const MOST = 4;
/** Characters of a module that costs less than a request for it. */
const SMALL = 1000;

/**
 * The modules from which a module is reached without fetching anything more: those that a page starts with, and those
 * that a script fetches later.
 * @param {string} id
 * @param {Modules} modules
 */
function rootsOf(id, modules) {
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

/** Modules of a few lines that copies of what is kept need, and ways out of a failure; pictures need but one of them. */
const WITH_COPIES = /\/src\/(page\/make-element|saves\/make-copy|ui\/save-file)\.ts$/;

/** A page starts with plain scripts; a tool with an island. @param {string} id */
const isTool = (id) => /\/src\/tools\/.+\.tsx$/.test(id);
/** `<game>-<tool>`, as its folder is called. @param {string} tool its island */
const nameOf = (tool) => basename(dirname(tool));
/** @param {string} tool its island */
const gameOf = (tool) => nameOf(tool).replace(/-[^-]+$/, '');

/**
 * The name of the file in which a module is sent; `null` leaves it to the bundler, which puts what is needed from one
 * place there.
 * @param {string} id
 * @param {Modules} modules
 */
export function chunkOf(id, modules) {
  if (id.includes('.css')) return null;
  const { started, fetched } = rootsOf(id, modules);
  const tools = started.filter(isTool);
  const pages = started.filter((one) => /\.astro\b/.test(one));
  const isOn = (/** @type {string} */ page) => pages.some((one) => one.includes(page));
  if (isOn('/layouts/Frame.astro')) return 'page';
  if (WITH_COPIES.test(id)) return 'save-file';
  if (started.length + fetched.length < 2 || started.includes(id) || fetched.includes(id)) return null;
  const [tool, second] = tools.filter((one) => nameOf(one) !== LATE);
  const places = [...pages, ...fetched].filter((one) => nameOf(one) !== LATE);
  if (tool && second === undefined && tools.length > 1) {
    const used = usedFrom(places, tool);
    return `${nameOf(tool)}${used === '-rules' ? '-both' : used}-${LATE}`;
  }
  if (second !== undefined)
    return sharedBy(
      tools.filter((one) => nameOf(one) !== LATE),
      id,
      { isOnSearch: isOn('/search.astro'), isOnPage: pages.length > 0 },
    );
  if (
    tool &&
    nameOf(tool) !== SPLIT &&
    isSmall(id, modules) &&
    fetched.some((part) => isAnswerOfOther(part, tool))
  )
    return gameOf(tool); // what another tool of its game answers with: not worth fetching all of this one's rules for
  const [only] = tools;
  if (only)
    return `${fileOf(tools, only)}${usedFrom(nameOf(only) === LATE ? [...pages, ...fetched] : places, only)}`;
  if (!fetched.some((part) => part.endsWith('/shell/Below.tsx'))) return null;
  if (pages.length === 0) return 'more';
  return isSmall(id, modules) ? 'page' : null;
}

/** @param {string} id @param {Modules} modules */
const isSmall = (id, modules) => (modules.getModuleInfo(id)?.code?.length ?? SMALL) < SMALL;

/**
 * The file for what several tools start with.
 * @param {readonly string[]} tools
 * @param {string} id
 * @param {{ isOnSearch: boolean, isOnPage: boolean }} where whether the search page, or any page that is no tool, does
 */
function sharedBy(tools, id, { isOnSearch, isOnPage }) {
  if (isOnSearch) return 'page';
  if (/\/src\/(saves\/|referee\/[^/]+$)/.test(id)) return 'saves';
  if (tools.length >= MOST) return isOnPage ? 'saves' : 'tools';
  const games = [...new Set(tools.map(gameOf))].sort().join('-');
  // What is drawn, or asked of the person, is of no use to a copy of all that is kept; the words of a game are.
  return /\/src\/(tools|ui|drawings)\//.test(id) ? `${games}-tools` : games;
}

/**
 * What sets apart, of a tool's modules, those that are used elsewhere: by pages and by the copies of all that is kept,
 * which draw nothing, or by what answers questions.
 * @param {readonly string[]} places
 * @param {string} tool
 */
function usedFrom(places, tool) {
  const isNear = (/** @type {string} */ one) =>
    dirname(one) === dirname(tool) ||
    one.includes('/src/drawings/') ||
    (one.endsWith('/More.tsx') && gameOf(one) === gameOf(tool));
  if (places.every(isNear)) return '';
  if (!places.some((one) => /\.astro\b|\/copies\.ts$/.test(one))) return '-rules';
  const isShared = nameOf(tool) === SPLIT && places.some((one) => isAnswerOfOther(one, tool));
  return isShared ? '-both' : '-kept';
}

/**
 * Lessons of each game and drills stand in one folder: what they share is a file, and what only one
 * of them needs another, which the others do not fetch.
 * @param {readonly string[]} tools
 * @param {string} only
 */
function fileOf(tools, only) {
  if (tools.length > 1) return 'lessons';
  if (only.endsWith('/drills.tsx')) return 'huang-drills';
  if (only.endsWith('/chu-han.tsx')) return 'chu-han-lessons';
  return only.endsWith('/khan.tsx') ? 'khan-lessons' : nameOf(only);
}

/** Lessons: what they draw with comes from the other tools of their game, which must not get larger by that. */
const LATE = 'huang-lessons';

/** Of what this tool keeps, another of its game needs less than half to answer; elsewhere a file more costs more. */
const SPLIT = 'huang-board';

/** Whether another tool of the same game answers with a script that is fetched later. @param {string} part @param {string} tool */
const isAnswerOfOther = (part, tool) =>
  part.includes('/src/tools/') && gameOf(part) === gameOf(tool) && dirname(part) !== dirname(tool);

/** Names that are given to modules of every site of ours; one that is not means that folders have moved and this file has not. */
const EXPECTED = ['page', 'tools', 'saves', 'more'];

/**
 * What a fetched part of a tool is called: `huang-board-answer`, where all would be called `Answer`.
 * @param {{ readonly facadeModuleId: string | null }} chunk
 */
function fileNameOf({ facadeModuleId }) {
  const [, tool, part] = /\/src\/tools\/([^/]+)\/([^/]+)\.tsx?$/.exec(facadeModuleId ?? '') ?? [];
  const name = tool && part ? `${tool}-${part.toLowerCase()}` : '[name]';
  return `_astro/${name}.[hash].js`;
}

/**
 * Tells the bundler so, for what a browser gets.
 * @returns {import('vite').Plugin}
 */
export default function chunks() {
  /** @type {Set<string>} */
  const given = new Set();
  const nameChunk = (/** @type {string} */ id, /** @type {Modules} */ modules) => {
    const chunk = chunkOf(id, modules);
    if (chunk) given.add(chunk);
    return chunk;
  };
  return {
    name: 'yamen-chunks',
    configEnvironment(name) {
      if (name !== 'client') return;
      return {
        build: {
          rolldownOptions: {
            // An island may hand out more than itself, so that its parts find in it what they share with it.
            preserveEntrySignatures: 'allow-extension',
            output: {
              chunkFileNames: fileNameOf,
              codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: nameChunk }] },
            },
          },
        },
      };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const chunk of EXPECTED)
        if (!given.has(chunk)) throw new Error(`chunks: no module is in “${chunk}” any more`);
    },
  };
}
