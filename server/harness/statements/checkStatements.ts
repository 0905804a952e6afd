import type { Description } from './describeStatement.ts';
import type { StatementDescriber } from './describeStatement.ts';
import type { StatementCall } from './findCalls.ts';
import type { TypeJudge } from './judgeTypes.ts';
import type { Sample } from './samples.ts';

/** Exceptions to the check. */
export interface Exceptions {
  /** Unchecked calls by name, with the reason. */
  unchecked: Readonly<Record<string, string>>;
  /** Columns that are never null although the schema allows it, by call, with the reason. */
  neverNull: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Statements that can only be built at run time, by call. */
  samples: Readonly<Record<string, () => Promise<Sample[]>>>;
}

interface Checked {
  /** Number of distinct statements that were checked. */
  texts: number;
  /** One sentence per error. */
  faults: string[];
  /** Exceptions that are no longer needed. */
  needless: string[];
}

/** Compares every call's statements, parameters and row type with the migrated schema. */
export async function checkStatements(
  calls: readonly StatementCall[],
  describer: StatementDescriber,
  judge: TypeJudge,
  { unchecked, neverNull, samples }: Exceptions,
): Promise<Checked> {
  const texts = new Set<string>();
  const faults = new Set<string>();
  const needed = new Set<string>();

  async function checkText(
    call: StatementCall,
    text: string,
    faultsOfParameters: (description: Description) => string[],
  ): Promise<void> {
    texts.add(text);
    const found = await describer.describe(text).then(
      ({ parameters, columns }) => {
        const certain = neverNull[call.name] ?? {};
        const description = {
          parameters,
          columns: columns.map((column) => {
            if (!column.mayBeNull || !(column.name in certain)) return column;
            needed.add(call.name);
            return { ...column, mayBeNull: false };
          }),
        };
        return [...judge.faultsOfRow(call.row, description), ...faultsOfParameters(description)];
      },
      (error: unknown) => [`is refused by PostgreSQL: ${String(error)}`],
    );
    for (const fault of found) faults.add(`${call.location} (${call.name}) ${fault}`);
  }

  for (const call of calls) {
    const { name, location, parameters } = call;
    const sample = samples[name];
    if (name in unchecked || sample) needed.add(name);
    if (name in unchecked) continue;
    if (sample) {
      for (const { text, values } of await sample()) {
        await checkText(call, text, (description) => countFault(values.length, description));
      }
    } else if (!Array.isArray(call.texts)) {
      faults.add(`${location} (${name}) cannot be checked: ${call.texts.message}`);
    } else if (!parameters) {
      faults.add(`${location} (${name}) cannot be checked: the number of its values is unknown`);
    } else {
      for (const text of call.texts) {
        await checkText(call, text, (description) =>
          judge.faultsOfParameters(parameters, description),
        );
      }
    }
  }
  const exceptions = [unchecked, neverNull, samples].flatMap((list) => Object.keys(list));
  return {
    texts: texts.size,
    faults: [...faults],
    needless: exceptions.filter((name) => !needed.has(name)),
  };
}

const countFault = (passed: number, { parameters }: Description): string[] =>
  passed === parameters.length
    ? []
    : [`takes ${parameters.length} parameters and is passed ${passed}`];
