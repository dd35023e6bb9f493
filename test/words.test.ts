import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

// One concept has one word in the code. Names that we declare, comments, file names and keys of texts must not
// use a retired word again. Fields of cases, links and saves keep their names: they are a contract.

/** Each retired word with the word to use instead. */
const RETIRED: Readonly<Record<string, string>> = {
  dispute: 'conflict',
  quarrel: 'conflict',
  contest: 'conflict, open conflict',
  contestant: 'side',
  fought: 'conflict case',
  meeting: 'conflict, joining',
  gift: 'commitment',
  gifts: 'commitments',
  giver: 'committer, supporter',
  givers: 'committers, supporters',
  toll: 'losses',
  fate: 'result',
  fates: 'results',
  outlook: 'chance query',
  film: 'replay',
  stills: 'frames',
  keeper: 'persistence',
  lent: 'fallback',
  kindred: 'related games',
  unseen: 'hidden tiles, visually hidden',
  lacked: 'shortfall',
  lackings: 'shortfalls',
  odds: 'chances',
  sealed: 'snapshot',
  told: 'say what it is: inputs, sentences, result',
};

/** Fillers that say nothing, in comments only. */
const FILLERS: Readonly<Record<string, string>> = {
  nobody: 'no one, or the plain statement',
  whoever: 'the person or part that is meant',
  anew: 'again',
  hereby: 'nothing',
};

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(tsx?|mjs|js|astro|css)$/.test(file))
  .sort();

interface NamedText {
  readonly where: string;
  readonly text: string;
  readonly isComment: boolean;
}

/** The words of a text or of a name in camelCase, kebab-case or CONSTANT_CASE, in lower case. */
function splitWords(text: string): readonly string[] {
  return text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Describes each retired word, and in a comment each filler. */
function listFaults({ where, text, isComment }: NamedText): readonly string[] {
  const list = isComment ? { ...RETIRED, ...FILLERS } : RETIRED;
  return splitWords(text).flatMap((word) => {
    const instead = Object.hasOwn(list, word) ? list[word] : undefined;
    return instead === undefined ? [] : [`${where}: “${word}” in “${text.trim()}”; write “${instead}”`];
  });
}

/** Whether an identifier declares a name that we choose; a field, or a variable named like its field, is none. */
function isChosenName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isBindingElement(parent)) return parent.name === node && parent.propertyName !== undefined;
  if (ts.isImportSpecifier(parent)) return false; // the file that declares it is looked at
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isInterfaceDeclaration(parent) ||
      ts.isTypeAliasDeclaration(parent) ||
      ts.isClassDeclaration(parent)) &&
    parent.name === node
  );
}

/** The comments of a script, style or page without their quotes of code, and the names that it declares. */
function readFile(file: string): readonly NamedText[] {
  const code = readFileSync(join(root, file), 'utf8');
  const found: NamedText[] = [{ where: file, text: file.replace(/\.\w+$/, ''), isComment: false }];
  const lineOf = (at: number) => code.slice(0, at).split('\n').length;
  for (const match of code.matchAll(/(?<=^|[\s{])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm))
    found.push({
      where: `${file}:${lineOf(match.index)}`,
      text: match[0].replaceAll(/`[^`]*`|\S*\/\S*/g, ''),
      isComment: true,
    });
  if (!/\.(tsx?|mjs|js)$/.test(file)) return found;
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) && isChosenName(node))
      found.push({ where: `${file}:${lineOf(node.getStart())}`, text: node.text, isComment: false });
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** The keys and file names of the texts in one language; all languages have the same. */
function readTextKeys(): readonly NamedText[] {
  const folder = fileURLToPath(new URL('../content/ui/en/', import.meta.url));
  return readdirSync(folder).flatMap((file) => [
    { where: `content/ui/en/${file}`, text: file, isComment: false },
    ...Object.keys(JSON.parse(readFileSync(join(folder, file), 'utf8'))).map((key) => ({
      where: `content/ui/en/${file}`,
      text: key,
      isComment: false,
    })),
  ]);
}

test('no retired word comes back', () => {
  const all = [...files.flatMap(readFile), ...readTextKeys()];
  expect(all.length).toBeGreaterThan(10_000);
  expect(all.flatMap(listFaults)).toEqual([]);
});

test.each([
  ['a name in camelCase', 'listGifts', false, 1],
  ['a constant', 'MOST_GIFTS', false, 1],
  ['a file name', 'tools/odds-panel', false, 1],
  ['a sentence', '// What is told when nobody commits.', true, 2],
  ['a longer word', 'giftedToldo', false, 0],
  ['a filler in a name', 'nobody', false, 0],
])('%s is looked at word by word', (_, text, isComment, count) => {
  expect(listFaults({ where: 'here', text, isComment })).toHaveLength(count);
});
