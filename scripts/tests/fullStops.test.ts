import { expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../../webpack/apps.ts';

// What a refusal says is one sentence or several, and may stand before another one.

const files = globSync(
  [
    'server/src/refusals/*.ts',
    'shared-api/src/contract/messages/*aultTexts.*.ts',
    'shared-api/src/contract/messages/{contact,visit}Texts.*.ts',
    'shared-api/src/contract/messages/photos/*.ts',
  ],
  { cwd: root },
).filter((file) => !file.endsWith('.test.ts'));

/** Ends without a full stop, by the code of the text, and why. */
const exceptions = new Map([
  // The product's texts to the letter.
  ['en blankMessage', "Message body can't be blank"],
  ['en daysBlocked', 'Currently not scheduling any appointments for the dates: '],
  ['en noFloor', 'Must select floor type for either install or remove'],
  ['en noArea', 'Service area must be greater than 0 sqft'],
  ['en noDocumentNumber', 'Enter invoice / quote number'],
  ['en lowAmount', "Amount can't be lower than $1.00"],
  // A number that is copied and pasted.
  ['en ourFault', 'tell us this number: '],
  ['fr ourFault', 'donnez-nous ce numéro\u00a0: '],
  // Sentences that are made elsewhere; the library's own.
  ['en notAnonymised', '{obstacles.map}'],
  ['en mergeUsed', 'more stand in the way.'],
  ['en moveWarned', '{sentences}'],
  ['en sentMeanwhile', '{sentence}'],
  ['en sentence', '{text}'],
]);

const sources = new Map(
  files.map((file) => [
    path.join(root, file),
    ts.createSourceFile(
      file,
      readFileSync(path.join(root, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    ),
  ]),
);

/** What a name stands for: in its file, or in the one that it is imported from. */
function declared(name: string, source: ts.SourceFile): ts.Node | undefined {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (ts.isVariableStatement(statement)) {
      const found = statement.declarationList.declarations.find(
        ({ name: own }) => ts.isIdentifier(own) && own.text === name,
      );
      if (found?.initializer) return found.initializer;
    }
    const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    if (bindings.elements.some((element) => element.name.text === name)) {
      const { text } = statement.moduleSpecifier as ts.StringLiteral;
      const other = sources.get(path.resolve(root, path.dirname(source.fileName), text));
      return other && declared(name, other);
    }
  }
  return undefined;
}

/** The texts with which a text may end, in each case that it has; a name that stands for a parameter is left in braces. */
function ends(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    const last = node.templateSpans.at(-1);
    const before = node.templateSpans.at(-2)?.literal.text ?? node.head.text;
    if (!last) return [node.head.text];
    return last.literal.text === ''
      ? ends(last.expression).map((end) => before + end)
      : [last.literal.text];
  }
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(ends);
  if (ts.isParenthesizedExpression(node)) return ends(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.slice(-1).flatMap(ends);
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((one) =>
      ts.isPropertyAssignment(one) ? ends(one.initializer) : [],
    );
  }
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return ends(node.body);
  if ((ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) && node.body) {
    return returnsIn(node.body).flatMap(ends);
  }
  if (ts.isIdentifier(node)) return ofName(node);
  if (ts.isElementAccessExpression(node)) return ends(node.expression);
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node;
    return (operatorToken.kind === ts.SyntaxKind.PlusToken ? [right] : [left, right]).flatMap(ends);
  }
  if (ts.isCallExpression(node)) return ofCall(node);
  return [`{${node.getText()}}`];
}

function ofCall({ expression, arguments: given }: ts.CallExpression): string[] {
  if (ts.isPropertyAccessExpression(expression)) {
    // `[…].filter(Boolean).join(' ')` ends as its last entry does.
    const isJoined = ['join', 'filter'].includes(expression.name.text);
    return isJoined ? ends(expression.expression) : [`{${expression.getText()}}`];
  }
  const called =
    ts.isIdentifier(expression) && declared(expression.text, expression.getSourceFile());
  if (!called || !(ts.isFunctionDeclaration(called) || ts.isArrowFunction(called))) {
    return [`{${expression.getText()}}`];
  }
  const names = called.parameters.map(({ name }) => name.getText());
  return ends(called).flatMap((end) => {
    const argument = given[names.findIndex((name) => end.endsWith(`{${name}}`))];
    return argument ? ends(argument) : [end];
  });
}

function ofName(node: ts.Identifier): string[] {
  const found = declared(node.text, node.getSourceFile());
  return found ? ends(found) : [`{${node.text}}`];
}

function returnsIn(node: ts.Node): ts.Expression[] {
  if (ts.isReturnStatement(node)) return node.expression ? [node.expression] : [];
  const found: ts.Expression[] = [];
  ts.forEachChild(node, (child) => {
    if (!ts.isFunctionLike(child)) found.push(...returnsIn(child));
  });
  return found;
}

/** The texts of the catalogues by language and code, with how each may end. */
function* textsOf(): Generator<[key: string, end: string]> {
  for (const [file, source] of sources) {
    const language = file.endsWith('.fr.ts') ? 'fr' : 'en';
    const found: [string, string][] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && ts.isArrowFunction(node.initializer)) {
        const key = `${language} ${node.name.getText()}`;
        for (const end of ends(node.initializer)) found.push([key, end]);
      } else if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
    };
    const exported = source.statements.filter(
      (one) =>
        ts.isVariableStatement(one) &&
        one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
    );
    for (const statement of exported) visit(statement);
    yield* found;
  }
}

it('each refusal ends as a sentence does, but for those that are named here', () => {
  const texts = [...textsOf()];
  expect(texts.length).toBeGreaterThan(400);
  const open = texts.filter(([, end]) => !/[.!?…]$/.test(end));
  const isNamed = ([key, end]: (typeof open)[number]): boolean =>
    exceptions.has(key) && end.includes(exceptions.get(key) ?? '');
  expect(open.filter((one) => !isNamed(one))).toEqual([]);
  expect(new Set(open.map(([key]) => key))).toEqual(new Set(exceptions.keys()));
});
