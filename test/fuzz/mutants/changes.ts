import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { KIND_NAMES, KINDS, type KindName, type Rewriting } from './kinds.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The mutated folders: code that decides answers, and code that stores and shares them. */
export const FOLDERS = [
  ...['core', 'referee', 'share', 'saves'],
  ...['huang', 'chu-han', 'khan'].flatMap((game) =>
    ['rules', 'referee', 'saves'].map((folder) => `games/${game}/${folder}`),
  ),
  'games/huang/link',
];
/** Code that uses a browser's database and is only tested in browsers, as in `test/e2e/storage.spec.ts`. */
const IN_BROWSERS = ['src/saves/all-saves.ts', 'src/saves/store.ts'];

/** A mutant: a single change of one file. */
export interface Change {
  /** The path of the file from the root of the project. */
  readonly file: string;
  readonly kind: KindName;
  /** The top-level declaration that contains it. */
  readonly inside: string;
  readonly line: number;
  /** The statement or line before and after the change, shortened. */
  readonly was: string;
  readonly becomes: string;
  /** The text of the whole file with the change. */
  readonly text: string;
}

/** Returns the folder of a change below src. */
export const folderOf = ({ file }: Change): string => file.split('/').slice(1, -1).join('/');

/** Lists all changes of all kinds in the selected files, in order. */
export function allChanges(isAsked: (file: string) => boolean = () => true): readonly Change[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(`${ROOT}src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
      .map((name) => `src/${folder}/${name.replaceAll('\\', '/')}`)
      .filter((file) => !IN_BROWSERS.includes(file) && isAsked(file)),
  ).sort();
  const program = ts.createProgram(
    files.map((file) => ROOT + file),
    {
      strict: true,
      noUncheckedIndexedAccess: true,
      module: ts.ModuleKind.Preserve,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      target: ts.ScriptTarget.ESNext,
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      noEmit: true,
      types: [],
    },
  );
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(ROOT + file);
    return source ? changesIn(file, source, checker) : [];
  });
}

function changesIn(file: string, source: ts.SourceFile, checker: ts.TypeChecker): readonly Change[] {
  const changes: Change[] = [];
  const visit = (node: ts.Node, inside: string): void => {
    if (isUntold(node)) return;
    for (const kind of KIND_NAMES)
      for (const rewriting of KINDS[kind]({ node, source, checker }))
        changes.push(changeOf(file, source, kind, inside, rewriting));
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  for (const statement of source.statements) visit(statement, nameOf(statement, source));
  return changes;
}

/** Code that cannot affect an answer: types, imports, messages of internal errors. */
const isUntold = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isThrowStatement(node);

function nameOf(statement: ts.Statement, source: ts.SourceFile): string {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text ?? 'default';
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText(source)).join(', ');
  return statement.getText(source).slice(0, 30);
}

function changeOf(
  file: string,
  source: ts.SourceFile,
  kind: KindName,
  inside: string,
  { from, to, text }: Rewriting,
): Change {
  const before = source.text.slice(0, from);
  const after = source.text.slice(to);
  const [start, end] = [before.lastIndexOf('\n') + 1, to + Math.max(0, after.indexOf('\n'))];
  return {
    file,
    kind,
    inside,
    line: before.split('\n').length,
    was: inOneLine(source.text.slice(start, end)),
    becomes: inOneLine(source.text.slice(start, from) + text + source.text.slice(to, end)),
    text: before + text + after,
  };
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether the changed file still parses. */
export const isReadable = ({ text }: Change) =>
  ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  }).diagnostics?.length === 0;
