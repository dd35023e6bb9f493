import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { KIND_NAMES, KINDS, type KindName, type Rewriting } from './kinds.ts';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** Where the rules are carried out, asked for, passed on and kept. */
export const FOLDERS = ['engine', 'referee', 'share', 'saves'];
/** What talks to a browser's database, and is tested in browsers alone: `test/e2e/storage.spec.ts` and its like. */
const IN_BROWSERS = ['src/saves/all.ts', 'src/saves/store.ts'];

/** A single change of one file. */
export interface Change {
  /** The file, from the root of the project. */
  readonly file: string;
  readonly kind: KindName;
  /** The declaration at the top of the file in which it lies. */
  readonly inside: string;
  readonly line: number;
  /** The statement or line as it is, and as it would be, in few words. */
  readonly was: string;
  readonly becomes: string;
  /** The whole file with the change. */
  readonly text: string;
}

/** The folder of a change, as it is drawn from. */
export const folderOf = ({ file }: Change): string => file.split('/').slice(1, -1).join('/');

/** Every single change that the kinds know of, in those files of all folders that are asked for, in order. */
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

/** What no answer can show: types, imports, and the words with which our own mistakes are thrown. */
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

/** Whether a change leaves a file that can be read. */
export const isReadable = ({ text }: Change) =>
  ts.transpileModule(text, {
    reportDiagnostics: true,
    compilerOptions: { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  }).diagnostics?.length === 0;
