import ts from 'typescript';

/** A small change of a source file that some test should notice. */
export interface Mutant {
  /** Line number, from 1. */
  line: number;
  /** The line before and after, without indentation. */
  before: string;
  after: string;
  /** The whole file after the change. */
  text: string;
}

interface Change {
  start: number;
  end: number;
  replacement: string;
}

/** Operators that are easily confused, with their replacements. */
const swapped: Partial<Record<ts.SyntaxKind, string>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

/**
 * The same for SQL in strings. Operators are only replaced between blanks, which prose does not
 * have around them.
 */
const swappedSql: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  ASC: 'DESC',
  DESC: 'ASC',
  '+ 1': '- 1',
  '- 1': '+ 1',
  'IS NULL': 'IS NOT NULL',
  'IS NOT NULL': 'IS NULL',
};
const sqlTokens = /(?<=^|[\s`'(])(?:<=|>=|<|>|ASC|DESC|[+-] 1|IS NULL|IS NOT NULL)(?=$|[\s`',;)])/g;

/**
 * All mutants of a TypeScript or SQL file, in file order.
 * @param members the functions or methods to mutate; the whole file if omitted
 */
export function findMutants(fileName: string, text: string, members?: readonly string[]): Mutant[] {
  const changes = fileName.endsWith('.sql')
    ? changesOfSql(withoutComments(text), 0)
    : changesOfTypeScript(
        ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true),
        members,
      );
  return changes.toSorted((a, b) => a.start - b.start).map((change) => mutantOf(text, change));
}

function mutantOf(text: string, { start, end, replacement }: Change): Mutant {
  const changed = text.slice(0, start) + replacement + text.slice(end);
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineOf = (whole: string): string => whole.slice(from).split('\n', 1).join('').trim();
  return {
    line: text.slice(0, start).split('\n').length,
    before: lineOf(text),
    after: lineOf(changed),
    text: changed,
  };
}

/** Blanks comments out without changing any offset. */
const withoutComments = (sql: string): string =>
  sql.replace(/--.*/g, (comment) => ' '.repeat(comment.length));

const changesOfSql = (sql: string, offset: number): Change[] =>
  Array.from(sql.matchAll(sqlTokens), ({ 0: token, index }) => ({
    start: offset + index,
    end: offset + index + token.length,
    replacement: swappedSql[token] ?? token,
  }));

function changesOfTypeScript(source: ts.SourceFile, members?: readonly string[]): Change[] {
  const changes: Change[] = [];
  const visit = (node: ts.Node, isWanted: boolean): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    const wanted = isWanted || (members?.includes(nameOf(node) ?? '') ?? false);
    if (wanted) changes.push(...changesOf(node, source));
    ts.forEachChild(node, (child) => visit(child, wanted));
  };
  visit(source, members === undefined);
  return changes;
}

const nameOf = (node: ts.Node): string | undefined =>
  ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node) ? node.name?.getText() : undefined;

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const replace = (part: ts.Node, replacement: string): Change[] => [
    { start: part.getStart(source), end: part.end, replacement },
  ];
  if (ts.isBinaryExpression(node)) {
    const replacement = swapped[node.operatorToken.kind];
    const joinsText = [node.left, node.right].some(isText);
    return replacement === undefined || joinsText ? [] : replace(node.operatorToken, replacement);
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return replace(node, 'false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return replace(node, 'true');
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [{ start: node.getStart(source), end: node.operand.getStart(source), replacement: '' }];
  }
  if (ts.isNumericLiteral(node)) {
    const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
    return isName ? [] : replace(node, String(Number(node.text) + 1));
  }
  if (isSqlHolder(node)) return changesOfSql(node.getText(source), node.getStart(source));
  const answered = answeredArray(node);
  return answered === undefined ? [] : replace(answered, '[]');
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

const isSqlHolder = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** The array literal that a function returns, if it returns one. */
function answeredArray(node: ts.Node): ts.Node | undefined {
  let answer: ts.Node | undefined;
  if (ts.isReturnStatement(node)) answer = node.expression;
  else if (ts.isArrowFunction(node)) answer = node.body;
  return answer && ts.isArrayLiteralExpression(answer) && answer.elements.length > 0
    ? answer
    : undefined;
}
