import ts from 'typescript';

/** A replacement of a range of the source text. */
export interface Rewriting {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A place in the code, with its source and its types. */
interface Place {
  readonly node: ts.Node;
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

type Kind = (place: Place) => readonly Rewriting[];

const NONE: readonly Rewriting[] = [];

const instead = (node: ts.Node, source: ts.SourceFile, text: string): Rewriting => ({
  from: node.getStart(source),
  to: node.getEnd(),
  text,
});

/** Replaces an operator by another one. */
const operator =
  (others: Readonly<Record<string, readonly string[]>>): Kind =>
  ({ node, source }) => {
    if (!ts.isBinaryExpression(node)) return NONE;
    const token = node.operatorToken;
    const written = token.getText(source);
    const texts = Object.hasOwn(others, written) ? others[written] : undefined;
    return texts ? texts.map((text) => instead(token, source, text)) : NONE;
  };

const isNumber = ({ node, checker }: Place) =>
  (checker.getTypeAtLocation(node).flags & ts.TypeFlags.NumberLike) !== 0;

const arithmetic: Kind = (place) =>
  isNumber(place)
    ? operator({ '+': ['-'], '-': ['+'], '*': ['+'], '/': ['*'], '%': ['*'], '+=': ['-='], '-=': ['+='] })(
        place,
      )
    : NONE;

const fallback: Kind = ({ node, source }) =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken
    ? [instead(node, source, `(${node.right.getText(source)})`)]
    : NONE;

const negation: Kind = ({ node, source }) => {
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return [instead(node, source, node.operand.getText(source))];
  if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
    const condition = ts.isIfStatement(node) ? node.expression : node.condition;
    return [instead(condition, source, `!(${condition.getText(source)})`)];
  }
  return NONE;
};

const METHODS: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  indexOf: 'lastIndexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

const method: Kind = ({ node, source }) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return NONE;
  const { name } = node.expression;
  const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
  return other === undefined ? NONE : [instead(name, source, other)];
};

/** Removes a call that only filters or sorts a list. */
const passing: Kind = ({ node, source }) => {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return NONE;
  const { name, expression } = node.expression;
  return ['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice', 'trim'].includes(name.text)
    ? [instead(node, source, expression.getText(source))]
    : NONE;
};

const number: Kind = ({ node, source }) => {
  if (!ts.isNumericLiteral(node)) return NONE;
  const value = Number(node.text);
  return [instead(node, source, String(value + 1)), instead(node, source, `(${value - 1})`)];
};

const isJump = (statement: ts.Statement | undefined): boolean =>
  statement !== undefined &&
  (ts.isReturnStatement(statement) || ts.isContinueStatement(statement) || ts.isBreakStatement(statement));

const removal: Kind = ({ node, source }) => {
  if (ts.isExpressionStatement(node)) return [instead(node, source, ';')];
  if (!ts.isIfStatement(node) || node.elseStatement) return NONE;
  const last = ts.isBlock(node.thenStatement) ? node.thenStatement.statements.at(-1) : node.thenStatement;
  return isJump(last) ? [instead(node, source, ';')] : NONE;
};

const branches: Kind = ({ node, source }) => {
  if (ts.isConditionalExpression(node)) {
    const [condition, yes, no] = [node.condition, node.whenTrue, node.whenFalse].map((one) =>
      one.getText(source),
    );
    return [instead(node, source, `${condition} ? ${no} : ${yes}`)];
  }
  if (!ts.isIfStatement(node) || !node.elseStatement) return NONE;
  const [yes, no] = [node.thenStatement, node.elseStatement].map((one) => one.getText(source));
  return [instead(node, source, `if (${node.expression.getText(source)}) { ${no} } else { ${yes} }`)];
};

/** Returns the strings that the type of a literal allows. */
function wordsFor(node: ts.StringLiteral, checker: ts.TypeChecker): readonly string[] {
  const { parent } = node;
  const other = ts.isBinaryExpression(parent)
    ? parent.left === node
      ? parent.right
      : parent.left
    : undefined;
  const type = other
    ? checker.getTypeAtLocation(other)
    : ts.isCaseClause(parent)
      ? checker.getTypeAtLocation(parent.parent.parent.expression)
      : checker.getContextualType(node);
  if (!type?.isUnion()) return [];
  return type.types.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
}

const word: Kind = ({ node, source, checker }) => {
  if (!ts.isStringLiteral(node)) return NONE;
  return wordsFor(node, checker)
    .filter((text) => text !== node.text)
    .slice(0, 2)
    .map((text) => instead(node, source, JSON.stringify(text)));
};

/** Removes an entry of a list or an object. */
const entry: Kind = ({ node, source }) => {
  const entries = ts.isArrayLiteralExpression(node)
    ? node.elements
    : ts.isObjectLiteralExpression(node)
      ? node.properties
      : [];
  if (entries.length < 2) return NONE;
  return entries.map((one, i) => {
    const next = entries[i + 1];
    const before = entries[i - 1];
    if (next) return { from: one.getStart(source), to: next.getStart(source), text: '' };
    return { from: before?.getEnd() ?? one.getStart(source), to: one.getEnd(), text: '' };
  });
};

const isBoolean = (type: ts.Type) => (type.flags & ts.TypeFlags.BooleanLike) !== 0 || isBothBooleans(type);
const isBothBooleans = (type: ts.Type) =>
  type.isUnion() && type.types.every(({ flags }) => (flags & ts.TypeFlags.BooleanLike) !== 0);

/** Makes a boolean function always return the same. */
const constant: Kind = ({ node, source, checker }) => {
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return NONE;
  const { body } = node;
  if (!isBoolean(checker.getTypeAtLocation(body))) return NONE;
  return ['true', 'false'].map((text) => instead(body, source, text));
};

/** The kinds of changes, by name. */
export const KINDS = {
  boundary: operator({ '<': ['<='], '<=': ['<'], '>': ['>='], '>=': ['>'] }),
  comparison: operator({ '<': ['>'], '>': ['<'], '<=': ['>'], '>=': ['<'], '===': ['!=='], '!==': ['==='] }),
  arithmetic,
  connective: operator({ '&&': ['||'], '||': ['&&'] }),
  fallback,
  negation,
  method,
  passing,
  number,
  removal,
  branches,
  word,
  entry,
  constant,
} as const satisfies Readonly<Record<string, Kind>>;
export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];
