import path from 'node:path';
import ts from 'typescript';
import { evaluateTexts, UnknownTextError } from './evaluateText.ts';

/** A call in the server's code that runs SQL. */
export interface StatementCall {
  /** The file below `server/src` and the function, with a number where it has several calls. */
  name: string;
  /** The file and line, for messages. */
  location: string;
  /** Every statement that it can run, or why they cannot be determined statically. */
  texts: string[] | UnknownTextError;
  /** The types of its parameters; undefined if their number cannot be determined. */
  parameters: ts.Type[] | undefined;
  /** The asserted row type. */
  row: ts.Type | undefined;
}

const source = path.resolve(import.meta.dirname, '../../src');

/** The server as a TypeScript program. */
export function compileServer(): ts.Program {
  const file = path.resolve(source, '../tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as {
    config: unknown;
  };
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file));
  return ts.createProgram(
    fileNames.filter((name) => !name.endsWith('.test.ts')),
    options,
  );
}

/** The product's own files, and the faulty statements on which the check is tried. */
const isChecked = (file: string): boolean =>
  file.startsWith(`${source}${path.sep}`) || file === path.join(import.meta.dirname, 'faulty.ts');

/** Every call of a `query` that answers with a result of PostgreSQL, in all files but tests. */
export async function findCalls(program: ts.Program): Promise<StatementCall[]> {
  const found: StatementCall[] = [];
  const counts = new Map<string, number>();
  for (const file of program.getSourceFiles()) {
    if (!isChecked(file.fileName)) continue;
    for (const call of callsIn(program, file)) {
      const relative = path.relative(source, file.fileName);
      const plain = `${relative} ${functionAround(call)}`;
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      const { line } = file.getLineAndCharacterOfPosition(call.getStart());
      found.push({
        name: count === 1 ? plain : `${plain} ${count}`,
        location: `${relative}:${line + 1}`,
        ...(await readCall(program, call)),
      });
    }
  }
  return found;
}

function callsIn(program: ts.Program, file: ts.SourceFile): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isQuery(program, node)) calls.push(node);
    node.forEachChild(visit);
  };
  visit(file);
  return calls;
}

function isQuery(program: ts.Program, call: ts.CallExpression): boolean {
  const { expression } = call;
  if (!ts.isPropertyAccessExpression(expression) || expression.name.text !== 'query') return false;
  const checker = program.getTypeChecker();
  return /\bQueryResult\b/.test(checker.typeToString(checker.getTypeAtLocation(call)));
}

async function readCall(
  program: ts.Program,
  call: ts.CallExpression,
): Promise<Pick<StatementCall, 'texts' | 'parameters' | 'row'>> {
  const checker = program.getTypeChecker();
  const [first, second] = call.arguments;
  const [typeArgument] = call.typeArguments ?? [];
  const row = typeArgument && checker.getTypeFromTypeNode(typeArgument);
  const config = first && ts.isObjectLiteralExpression(first) ? first : undefined;
  const text = config ? propertyOf(config, 'text') : first;
  const values = config ? propertyOf(config, 'values') : second;
  if (!text) return { texts: new UnknownTextError('it has no text'), parameters: undefined, row };
  return {
    texts: await evaluateTexts(program, text).catch((error: unknown) => {
      if (error instanceof UnknownTextError) return error;
      throw error;
    }),
    parameters: values ? typesOfElements(checker, values) : [],
    row,
  };
}

function propertyOf(config: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  for (const property of config.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/** The types of an array's elements, where their number is fixed. */
function typesOfElements(checker: ts.TypeChecker, array: ts.Expression): ts.Type[] | undefined {
  if (!ts.isArrayLiteralExpression(array)) {
    const literal = ts.isIdentifier(array) ? arrayNamed(checker, array) : undefined;
    if (literal) return typesOfElements(checker, literal);
    const type = checker.getTypeAtLocation(array);
    return checker.isTupleType(type)
      ? [...checker.getTypeArguments(type as ts.TypeReference)]
      : undefined;
  }
  const types: ts.Type[] = [];
  for (const element of array.elements) {
    if (!ts.isSpreadElement(element)) {
      types.push(checker.getTypeAtLocation(element));
      continue;
    }
    const spread = typesOfElements(checker, element.expression);
    if (!spread) return undefined;
    types.push(...spread);
  }
  return types;
}

/** The array that a constant stands for; an empty one is there to be filled. */
function arrayNamed(
  checker: ts.TypeChecker,
  name: ts.Identifier,
): ts.ArrayLiteralExpression | undefined {
  const declaration = checker.getSymbolAtLocation(name)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  return initializer && ts.isArrayLiteralExpression(initializer) && initializer.elements.length > 0
    ? initializer
    : undefined;
}

/** The name of the nearest function around a call that has one; handlers of routes have none. */
function functionAround(node: ts.Node): string {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name) {
      return at.name.getText();
    }
    if (
      (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at)) &&
      at.initializer &&
      ts.isFunctionLike(at.initializer)
    ) {
      return at.name.getText();
    }
  }
  return 'module';
}
