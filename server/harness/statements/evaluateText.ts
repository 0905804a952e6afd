import path from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';

/** An expression that cannot be evaluated statically, with the reason. */
export class UnknownTextError extends Error {
  override name = 'UnknownTextError';
}

/** What an expression needs to be evaluated on its own. */
interface Needs {
  /** Constants and functions of its module, and constants of the function around it. */
  declarations: Map<ts.Node, { code: string; isLocal: boolean }>;
  /** Names that other modules of the server or the contract export. */
  imports: Map<string, { file: string; name: string }>;
  /** Parameters with a few possible values, like a boolean or one of two column names. */
  choices: Map<string, unknown[]>;
}

/**
 * All values that an expression of text can have, found without running the code around it:
 * constants and functions of modules are evaluated, and a parameter whose type lists its values is
 * tried with each of them.
 * @throws UnknownTextError when it depends on anything else
 */
export async function evaluateTexts(
  program: ts.Program,
  expression: ts.Expression,
): Promise<string[]> {
  if (ts.isConditionalExpression(expression)) {
    return [
      ...(await evaluateTexts(program, expression.whenTrue)),
      ...(await evaluateTexts(program, expression.whenFalse)),
    ];
  }
  const needs: Needs = { declarations: new Map(), imports: new Map(), choices: new Map() };
  findNeeds(program, expression, needs, new Set([expression]));
  const imported: Record<string, unknown> = {};
  for (const [name, { file, name: exported }] of needs.imports) {
    const module = (await import(file)) as Record<string, unknown>;
    imported[name] = module[exported];
  }
  const declarations = [...needs.declarations]
    .sort(
      ([a, { isLocal }], [b, { isLocal: other }]) =>
        Number(isLocal) - Number(other) || a.getStart() - b.getStart(),
    )
    .map(([, { code }]) => code);
  const code = javaScriptOf([...declarations, `(${expression.getText()})`].join(';\n'));
  return combinations([...needs.choices]).map((chosen) => {
    const text: unknown = runInNewContext(code, { ...imported, ...chosen });
    if (typeof text !== 'string') throw new UnknownTextError('it gives no text');
    return text;
  });
}

const javaScriptOf = (code: string): string =>
  ts.transpileModule(code, {
    compilerOptions: { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext },
  }).outputText;

/** The Cartesian product of the choices. */
const combinations = (choices: [string, unknown[]][]): Record<string, unknown>[] =>
  choices.reduce<Record<string, unknown>[]>(
    (all, [name, values]) =>
      all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );

function findNeeds(
  program: ts.Program,
  node: ts.Node,
  needs: Needs,
  within: ReadonlySet<ts.Node>,
): void {
  if (node.kind === ts.SyntaxKind.ThisKeyword) throw new UnknownTextError('it depends on "this"');
  if (ts.isTypeNode(node)) return;
  if (ts.isIdentifier(node) && !isMemberName(node)) addIdentifier(program, node, needs, within);
  node.forEachChild((child) => {
    findNeeds(program, child, needs, within);
  });
}

const isMemberName = ({ parent, ...node }: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(parent) && parent.name.text === node.text) ||
  (ts.isPropertyAssignment(parent) && parent.name.getText() === node.text);

function addIdentifier(
  program: ts.Program,
  identifier: ts.Identifier,
  needs: Needs,
  within: ReadonlySet<ts.Node>,
): void {
  const checker = program.getTypeChecker();
  const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
    ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
    : checker.getSymbolAtLocation(identifier);
  const name = identifier.text;
  if (!symbol) return;
  if (symbol.flags & ts.SymbolFlags.Alias) {
    const target = checker.getAliasedSymbol(symbol);
    const file = target.declarations?.[0]?.getSourceFile().fileName ?? '';
    if (file.includes('/node_modules/') || !path.isAbsolute(file)) {
      throw new UnknownTextError(`it depends on "${name}" of a library`);
    }
    needs.imports.set(name, { file, name: target.name });
    return;
  }
  const declaration = symbol.valueDeclaration;
  if (!declaration || isWithin(declaration, within) || needs.declarations.has(declaration)) return;
  if (program.isSourceFileDefaultLibrary(declaration.getSourceFile())) return;
  if (ts.isFunctionDeclaration(declaration)) {
    include(program, declaration, { code: declaration.getText(), isLocal: false }, needs, within);
    return;
  }
  if (
    ts.isVariableDeclaration(declaration) &&
    declaration.initializer &&
    ts.isIdentifier(declaration.name) &&
    declaration.parent.flags & ts.NodeFlags.Const
  ) {
    const isLocal = !ts.isSourceFile(declaration.parent.parent.parent);
    if (isLocal && isFilledLater(declaration.initializer)) {
      throw new UnknownTextError(`it depends on "${name}", which is filled step by step`);
    }
    include(
      program,
      declaration,
      { code: `const ${declaration.getText()}`, isLocal },
      needs,
      within,
    );
    return;
  }
  const values = literalsOf(checker.getTypeAtLocation(identifier));
  if (!values) throw new UnknownTextError(`it depends on "${name}"`);
  needs.choices.set(name, values);
}

const isFilledLater = (initializer: ts.Expression): boolean =>
  ts.isNewExpression(initializer) ||
  (ts.isArrayLiteralExpression(initializer) && initializer.elements.length === 0);

function include(
  program: ts.Program,
  declaration: ts.Node,
  entry: { code: string; isLocal: boolean },
  needs: Needs,
  within: ReadonlySet<ts.Node>,
): void {
  needs.declarations.set(declaration, entry);
  findNeeds(program, declaration, needs, new Set([...within, declaration]));
}

function isWithin(node: ts.Node, within: ReadonlySet<ts.Node>): boolean {
  let at = node;
  while (!within.has(at)) {
    if (ts.isSourceFile(at)) return false;
    at = at.parent;
  }
  return true;
}

/** The members of a union of literals. */
function literalsOf(type: ts.Type): unknown[] | undefined {
  if (type.flags & ts.TypeFlags.Boolean) return [true, false];
  const parts = type.isUnion() ? type.types : [type];
  const values = parts.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
  );
  return values.length === parts.length ? values : undefined;
}
