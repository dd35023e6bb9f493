import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** The casts that there are, by why no type or check does instead: the file and the function, once for each. */
const CASTS: Readonly<Record<string, readonly string[]>> = {
  'the compiler knows neither the keys of a record nor those of one made of entries': [
    'core/record.ts#keysOf',
    'core/record.ts#createRecord',
    'core/case.ts#completeRulings',
    'core/check.ts#checkObject',
  ],
  'a record over a closed union, looked up with a member of it: the compiler no longer knows that the two belong together':
    [
      'games/chu-han/explain/battle.ts#describeStep',
      'games/chu-han/explain/battle-refusals.ts#describePlayRefusal',
      'games/huang/explain/board.ts#describeGroup',
    ],
  'an object with a key that is a parameter': [
    'saves/save.ts#createListKind',
    'saves/settings.ts#createSettingsKind',
  ],
  'the browser does not say what an event is of': ['saves/store.ts#open'],
};

/** Functions that say what type a value has. A new one is a cast in other clothes unless it looks at all of the value. */
const MOST_PREDICATES = 14;

const GONE = 'These are gone: take them from the list';

interface Finding {
  readonly kind: 'cast' | 'non-null' | 'any' | 'predicate';
  /** The file and the function that it stands in. */
  readonly place: string;
  readonly text: string;
}

const root = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|mjs|js|astro)$/.test(file))
  .sort();

/** A file as TypeScript: a page or component as what it is compiled to, of which only some parts are written by us. */
function treeOf(
  file: string,
  text: string,
): { readonly tree: ts.SourceFile; isOurs(node: ts.Node): boolean } {
  const page = file.endsWith('.astro') ? convertToTsx(text, { filename: file }) : null;
  const kind = /\.(tsx|astro)$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, page?.code ?? text, ts.ScriptTarget.Latest, true, kind);
  const parts = page ? [page.frontmatter, page.body] : [{ start: 0, end: text.length }];
  const isOurs = (node: ts.Node) =>
    parts.some(({ start, end }) => node.getStart(tree) >= start && node.end <= end);
  return { tree, isOurs };
}

function kindOf(node: ts.Node): Finding['kind'] | null {
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) return 'cast';
  if (ts.isTypeAssertionExpression(node)) return 'cast';
  if (ts.isNonNullExpression(node)) return 'non-null';
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  return ts.isTypePredicateNode(node) ? 'predicate' : null;
}

/** The name of the function around a node, the outermost; empty at the top of the file. */
function functionAround(node: ts.Node): string {
  const around = node.parent && functionAround(node.parent);
  if (around) return around;
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) return node.name?.getText() ?? '';
  const isNamed = ts.isVariableDeclaration(node) && node.initializer && ts.isFunctionLike(node.initializer);
  return isNamed ? node.name.getText() : '';
}

function findingsIn(file: string, code: string): readonly Finding[] {
  const found: Finding[] = [];
  const { tree, isOurs } = treeOf(file, code);
  const look = (node: ts.Node) => {
    const kind = isOurs(node) ? kindOf(node) : null;
    const text = () => node.getText().replaceAll(/\s+/g, ' ');
    if (kind) found.push({ kind, place: `${file}#${functionAround(node)}`.replace(/#$/, ''), text: text() });
    ts.forEachChild(node, look);
  };
  look(tree);
  return found;
}

const all = files.flatMap((file) => findingsIn(file, readFileSync(join(root, file), 'utf8')));
const of = (kind: Finding['kind']) => all.filter((one) => one.kind === kind);
const said = ({ place, text }: Finding) => `${place}: ${text}`;

/** What is found and not listed, and what is listed and not found any more; once for each. */
function differenceOf(found: readonly Finding[], listed: Readonly<Record<string, readonly string[]>>) {
  const left = Object.values(listed).flat();
  const unlisted = found.filter(({ place }) => {
    const at = left.indexOf(place);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { unlisted, gone: left };
}

describe('types hold what they say', () => {
  test.each([
    ['const a = b as c;', 'cast'],
    ['const a = b!;', 'non-null'],
    ['let a: any;', 'any'],
    ['function a(b: c): b is d {}', 'predicate'],
    ['const a = [] as const;'],
    ["const a = b ?? '';"],
  ])('%s', (code, ...kinds) => {
    expect(findingsIn('a.ts', code).map(({ kind }) => kind)).toEqual(kinds);
    const page = `---\n${code}\n---\n<p>{b as c}</p>\n`;
    expect(findingsIn('a.astro', page).map(({ kind }) => kind)).toEqual([...kinds, 'cast']);
  });

  test('no value is said to be there, or to be anything', () => {
    expect([...of('non-null'), ...of('any')].map(said)).toEqual([]);
  });

  test('no cast but those that nothing can do instead of', () => {
    const { unlisted, gone } = differenceOf(of('cast'), CASTS);
    expect(gone, GONE).toEqual([]);
    expect(unlisted.map(said)).toEqual([]);
  });

  test('no cast hides in a type predicate', () => {
    expect(of('predicate').length, of('predicate').map(said).join('\n')).toBeLessThanOrEqual(MOST_PREDICATES);
  });
});
