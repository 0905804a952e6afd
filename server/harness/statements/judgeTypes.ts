import pg from 'pg';
import ts from 'typescript';
import type { Description } from './describeStatement.ts';

const { builtins } = pg.types;

/**
 * The JavaScript type that the driver returns, with the parsers of `Database`; JSON can be
 * anything.
 */
type Kind = 'boolean' | 'number' | 'string' | 'Date' | 'Buffer' | 'json' | 'void';

/** PostgreSQL's ids of arrays, by what their elements are. */
const arrayIds: Record<number, Kind> = {
  1000: 'boolean',
  1005: 'number',
  1007: 'number',
  1009: 'string',
  1015: 'string',
  // Not int8[]: only single values go through our parser.
  1016: 'string',
  1001: 'Buffer',
  1182: 'Date',
  2951: 'string',
};

/** Numbers that may be passed as text, since they can be larger than JavaScript's. */
const largeNumbers = new Set<number>([builtins.NUMERIC, builtins.INT8]);

/** How each type of PostgreSQL that the schema uses arrives in a row. */
const kindsByType: Record<number, Kind> = {
  [builtins.BOOL]: 'boolean',
  [builtins.INT2]: 'number',
  [builtins.INT4]: 'number',
  [builtins.INT8]: 'number',
  [builtins.FLOAT4]: 'number',
  [builtins.FLOAT8]: 'number',
  [builtins.OID]: 'number',
  [builtins.NUMERIC]: 'string',
  [builtins.TEXT]: 'string',
  [builtins.VARCHAR]: 'string',
  [builtins.UUID]: 'string',
  [builtins.INET]: 'string',
  [builtins.DATE]: 'string',
  19: 'string',
  [builtins.TIMESTAMP]: 'Date',
  [builtins.TIMESTAMPTZ]: 'Date',
  [builtins.BYTEA]: 'Buffer',
  [builtins.JSON]: 'json',
  [builtins.JSONB]: 'json',
  2278: 'void',
};

/** Checks asserted row types and the types of parameters. */
export class TypeJudge {
  readonly #checker: ts.TypeChecker;

  constructor(program: ts.Program) {
    this.#checker = program.getTypeChecker();
  }

  /** What is wrong with a row type that is asserted for a statement's result. */
  faultsOfRow(row: ts.Type | undefined, { columns }: Description): string[] {
    const results = columns.filter(({ type }) => kindsByType[type] !== 'void');
    if (!row) {
      return results.length === 0
        ? []
        : [`gives ${results.map(({ name }) => name).join(', ')} and has no row type`];
    }
    // Columns that only a run knows are `unknown` by any name.
    const isOpen = this.#checker.getIndexTypeOfType(row, ts.IndexKind.String) !== undefined;
    const properties = new Map(
      this.#checker.getPropertiesOfType(row).map((property) => [property.name, property]),
    );
    const missing = [...properties.keys()].filter(
      (name) => !columns.some((column) => column.name === name),
    );
    return [
      ...missing.map((name) => `gives no column "${name}", which the row type has`),
      ...results.flatMap(({ name, type, mayBeNull }) => {
        const property = properties.get(name);
        if (!property && isOpen) return [];
        if (!property) return [`gives a column "${name}", which the row type has not`];
        const asserted = this.#checker.getTypeOfSymbol(property);
        const faults = [];
        if (!this.#isKind(asserted, type)) {
          faults.push(
            `gives "${name}" as ${nameOf(type)}, and the row type says ${this.#checker.typeToString(asserted)}`,
          );
        }
        if (mayBeNull === true && !this.#allowsNull(asserted)) {
          faults.push(`gives "${name}" as null at times, and the row type does not say so`);
        }
        return faults;
      }),
    ];
  }

  /** What is wrong with the values that are passed for a statement's parameters. */
  faultsOfParameters(passed: readonly ts.Type[], { parameters }: Description): string[] {
    if (passed.length !== parameters.length) {
      return [`takes ${parameters.length} parameters and is passed ${passed.length}`];
    }
    return parameters.flatMap((type, index) => {
      const value = passed[index];
      return value && !this.#canBePassed(value, type)
        ? [
            `takes ${nameOf(type)} as $${index + 1} and is passed ${this.#checker.typeToString(value)}`,
          ]
        : [];
    });
  }

  #isKind(asserted: ts.Type, type: number): boolean {
    const element = arrayIds[type];
    const kind = kindsByType[type];
    return this.#partsOf(asserted).every((part) => {
      if (part.flags & ts.TypeFlags.Unknown) return true;
      if (element) {
        const [of] = this.#checker.isArrayType(part)
          ? this.#checker.getTypeArguments(part as ts.TypeReference)
          : [];
        return of !== undefined && this.#partsOf(of).every((one) => isOf(one, element));
      }
      return kind !== undefined && isOf(part, kind);
    });
  }

  /** Whether the driver's text for a value is what PostgreSQL reads as the type. */
  #canBePassed(value: ts.Type, type: number): boolean {
    const kind = kindsByType[type];
    return this.#partsOf(value).every((part) => {
      if (part.flags & ts.TypeFlags.Unknown) return true;
      if (arrayIds[type]) return this.#checker.isArrayLikeType(part);
      // The driver makes an array of PostgreSQL out of an array, which is no JSON.
      if (kind === 'json') return !this.#checker.isArrayLikeType(part);
      if (kind === 'Date') return isOf(part, 'Date') || isOf(part, 'string');
      if (largeNumbers.has(type)) return isOf(part, 'number') || isOf(part, 'string');
      return kind !== undefined && isOf(part, kind);
    });
  }

  #partsOf(type: ts.Type): ts.Type[] {
    const parts = type.isUnion() ? type.types : [type];
    return parts.filter(
      ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void)),
    );
  }

  #allowsNull(type: ts.Type): boolean {
    const parts = type.isUnion() ? type.types : [type];
    return parts.some(({ flags }) => flags & (ts.TypeFlags.Null | ts.TypeFlags.Unknown));
  }
}

function isOf(type: ts.Type, kind: Kind): boolean {
  switch (kind) {
    case 'boolean':
      return (type.flags & ts.TypeFlags.BooleanLike) !== 0;
    case 'number':
      return (type.flags & ts.TypeFlags.NumberLike) !== 0;
    case 'string':
      return (type.flags & ts.TypeFlags.StringLike) !== 0;
    case 'Date':
      return type.getSymbol()?.name === 'Date';
    case 'Buffer':
      return ['Buffer', 'Uint8Array'].includes(type.getSymbol()?.name ?? '');
    case 'json':
      return type.getSymbol()?.name !== 'Date';
    case 'void':
      return true;
  }
}

const names = new Map<number, string>(
  Object.entries(builtins).map(([name, id]) => [id as number, name]),
);

const nameOf = (type: number): string =>
  names.get(type) ?? (arrayIds[type] ? `an array of ${arrayIds[type]}` : `type ${type}`);
