import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convertToTsx } from '@astrojs/astro2tsx';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

/** The casts that there are, by why no type or check does instead: the file and the function, once for each. */
const CASTS: Readonly<Record<string, readonly string[]>> = {
  'the compiler knows neither the keys of a record nor those of one made of entries': [
    'engine/record.ts#keysOf',
    'engine/record.ts#recordOf',
    'referee/case.ts#choicesIn',
    'referee/check.ts#checkObject',
  ],
  'a record over a closed union, looked up with a member of it: the compiler no longer knows that the two belong together':
    ['explain/chu-han/battle.ts#sayStep', 'explain/huang/board.ts#textOf'],
  'an object with a key that is a parameter': ['saves/save.ts#listKind', 'saves/settings.ts#settingsKind'],
  'the browser does not say what an event is of': ['saves/store.ts#open'],
};

/** Functions that say what type a value has. A new one is a cast in other clothes unless it looks at all of the value. */
const MOST_PREDICATES = 14;

/**
 * Where the absence of a thing is a state of the world, by why: the file and the function in it, once for each. Anywhere
 * else an empty value would hide a mistake of ours.
 */
const LEGITIMATE: Readonly<Record<string, readonly string[]>> = {
  'a part of a component or page that may be left out': [
    'components/AbilityCard.astro',
    'components/ExampleCard.astro',
    'tools/huang-board/BoardMap.tsx#BoardMap',
    'layouts/Frame.astro',
    'layouts/Frame.astro',
  ],
  'a key that was never written, or an address without a query': [
    'page/keeper.ts#compare',
    'page/search/page.ts#queryInAddress',
  ],
  'few persons have rules beside their own, few chapters have lost rules': [
    'pages/[locale]/chu-han/cards.astro#rulesOf',
    'rulebook/rulebook.ts#chapterPagesIn',
  ],
  'a file of the site may be of no language': ['offline/integration.mjs#localeOf'],
  'a link in a rule may be none of ours, of any form': ['rulebook/rule-links.mjs#visit'],
  'the build asks for the faults of rules without hints': ['rulebook/faults.ts#unknownNames'],
  'a count names only those of which there are some': [
    'engine/huang/replace.ts#replaceTiles',
    'engine/huang/scoring.ts#totalsOf',
    'explain/huang/score.ts#countIn',
    'explain/huang/scoring-steps.ts#inFull',
    'tools/huang-board/More.tsx#StateList',
    'tools/huang-board/scene.ts#stateOutlines',
    'tools/huang-board/state.ts#added',
    'share/huang/players.ts#packCounts',
  ],
  'nobody has asked about every rule yet': ['rulebook/findable.ts#ruleDocuments'],
  'the first of its kind begins a count': [
    'search/amiss.ts#rulesByQuestion',
    'engine/huang/report.ts#pointsOf',
    'engine/huang/report.ts#pointsOf',
    'engine/huang/states.ts#counted',
    'explain/huang/outcome.ts#removedIn',
    'referee/chu-han/deal.ts#findTooManyCopies',
  ],
  'a player without white points has none to allot': ['engine/huang/scoring.ts#entryOf'],
  'a space of a state holds a tile or a leader': ['engine/huang/states.ts#reportOf'],
  'a battle that is still fought has no ending': ['explain/chu-han/score.ts#explainEnding'],
  'an answer leaves out what did not leave the board': [
    'explain/huang/outcome.ts#removedIn',
    'explain/huang/outcome.ts#removedIn',
    'explain/huang/outcome.ts#removedIn',
    'explain/huang/outcome.ts#removedIn',
    'explain/huang/outcome.ts#removedIn',
  ],
  'off the board there is no space to be named': ['explain/khan/drive-out.ts#textOf'],
  'a position as a person has written it may name spaces that its board lacks': [
    'drawings/huang/layout.ts#spotsIn',
    'drawings/huang/diagram.ts#spotsNear',
  ],
  'a picture may show no conflict, and so nothing that is committed': [
    'components/board-caption.ts#captionOf',
    'drawings/huang/diagram.ts#drawDiagram',
  ],
  'a problem may lie in one place alone': ['tools/huang-board/scene.ts#faultMarks'],
  'few boards have special cards in play': ['tools/khan-conquest/protect.ts#standingCards'],
  'a file that is sent may be of several modules, and of none of a tool': [
    'hosting/chunks.mjs#fileNameOf',
    'hosting/chunks.mjs#fileNameOf',
  ],
  'not every building is moved from elsewhere': ['tools/huang-board/QuestionPanel.tsx#PagodaAnswers'],
  'a question may not have been answered yet': ['tools/huang-board/view.ts#answeredIn'],
  'nothing happens as long as no ruler stands on the board': ['tools/khan-rulers/Entry.tsx#useWay'],
  'a language that is not whole yet may not have begun a file': ['i18n/build.ts'],
  'nothing has been kept yet, or nothing that can be read': ['saves/all.ts#keysKept', 'saves/all.ts#loadAll'],
  'a person reads a rule or searches, or both': ['saves/reading.ts#withRead'],
  'the first version of the settings had no rulings': ['saves/settings.ts#settingsKind'],
  'a document has no words in a field, a term stands in no document of a field': [],
};

const INSTEAD =
  'What must be there is said by a tuple, a Record over a closed union or a look-up that throws; ' +
  'where absence is a state of the world, name it among LEGITIMATE with the reason';

const GONE = 'These are gone: take them from the list';

interface Finding {
  readonly kind: 'cast' | 'non-null' | 'any' | 'predicate' | 'sentinel';
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

/** Whether it stands for nothing: '', '?', 0, -1, [] or {}. */
function isNothing(node: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return isNothing(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0;
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0;
  return (
    (ts.isStringLiteralLike(node) && ['', '?'].includes(node.text)) || ['0', '-1'].includes(node.getText())
  );
}

const OR = [
  ts.SyntaxKind.QuestionQuestionToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.BarBarEqualsToken,
];

/** Whether it puts nothing in the place of what is not there. */
function isSentinel(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) return OR.includes(node.operatorToken.kind) && isNothing(node.right);
  if (ts.isBindingElement(node)) return node.initializer !== undefined && isNothing(node.initializer);
  if (!ts.isConditionalExpression(node)) return false;
  const isOfPresence = /(===|!==) (undefined|null)$/.test(node.condition.getText());
  const isValue = (one: ts.Expression) => isNothing(one) && !/^(\[\]|\{\})$/.test(one.getText());
  return isOfPresence && (isValue(node.whenTrue) || isValue(node.whenFalse));
}

function kindOf(node: ts.Node): Finding['kind'] | null {
  if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) return 'cast';
  if (ts.isTypeAssertionExpression(node)) return 'cast';
  if (ts.isNonNullExpression(node)) return 'non-null';
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  if (ts.isTypePredicateNode(node)) return 'predicate';
  return isSentinel(node) ? 'sentinel' : null;
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
    ["const a = b ?? '';", 'sentinel'],
    ["const a = b || '?';", 'sentinel'],
    ['const a = b ?? -1;', 'sentinel'],
    ['b ??= {};', 'sentinel'],
    ['const [a = 0] = b;', 'sentinel'],
    ['const a = b === undefined ? 0 : b;', 'sentinel'],
    ['const a = (b ?? []) as c;', 'cast', 'sentinel'],
    ['const a = b!;', 'non-null'],
    ['let a: any;', 'any'],
    ['function a(b: c): b is d {}', 'predicate'],
    ['const a = b ?? c;'],
    ['const a = b ? 0 : 1;'],
    ['const a = [] as const;'],
    ['const a = b === null ? [] : [b];'],
  ])('%s', (code, ...kinds) => {
    expect(findingsIn('a.ts', code).map(({ kind }) => kind)).toEqual(kinds);
    const page = `---\n${code}\n---\n<p>{b ?? ''}</p>\n`;
    expect(findingsIn('a.astro', page).map(({ kind }) => kind)).toEqual([...kinds, 'sentinel']);
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

  test('no empty value hides a mistake of ours', () => {
    const { unlisted, gone } = differenceOf(of('sentinel'), LEGITIMATE);
    expect(gone, GONE).toEqual([]);
    expect(unlisted.map(said), INSTEAD).toEqual([]);
  });
});
