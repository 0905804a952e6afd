import { entities } from 'shared-api/contract/entities/entities';
import { fieldsOf } from 'shared-api/contract/fields/fieldsOf';
import { filters, listTransactions } from '../../src/bank/transactionList.ts';
import type { Queryable } from '../../src/db/Database.ts';
import { readCompany } from '../../src/company.ts';
import { exportRepository } from '../../src/entities/exportCsv.ts';
import { writeCursor } from '../../src/entities/cursor.ts';
import { EntityRepository } from '../../src/entities/EntityRepository.ts';
import type { EntitySource, Filter } from '../../src/entities/EntitySource.ts';
import { readListQuery } from '../../src/entities/listQuery.ts';
import { sources } from '../../src/entities/sources.ts';
import { answerOf } from './answerOf.ts';
import { importSamples } from './importSamples.ts';
import { mergeSamples } from './mergeSamples.ts';

/** A statement as passed to the driver. */
export interface Sample {
  text: string;
  values: readonly unknown[];
}

export type Work = (connection: Queryable) => Promise<unknown>;

/** Aborts the work once its first statement has been captured. */
class TakenError extends Error {
  override name = 'TakenError';
  readonly sample: Sample;

  constructor(sample: Sample) {
    super(sample.text);
    this.sample = sample;
  }
}

/** The first statement that some work runs, of a kind if one is named; others before it find nothing. */
async function firstOf(work: Work, kind = /./): Promise<Sample> {
  const recorder: Queryable = {
    query: (query, values = []) => {
      const sample =
        typeof query === 'string'
          ? { text: query, values }
          : { text: query.text, values: query.values ?? [] };
      return kind.test(sample.text) ? Promise.reject(new TakenError(sample)) : answerOf([]);
    },
  };
  try {
    await work(recorder);
  } catch (error) {
    if (error instanceof TakenError) return error.sample;
    throw error;
  }
  throw new Error('The sample ran no statement.');
}

const all = (works: Work[]): Promise<Sample[]> => Promise.all(works.map((work) => firstOf(work)));

const timeZone = "America/St_John's";

/** What reads and writes each entity, and what exports its list. */
const repositories = Object.values(sources).flatMap((source: EntitySource) => [
  new EntityRepository(source, timeZone),
  exportRepository(source, timeZone),
]);

const everyRepository = (
  works: (repository: EntityRepository) => Work | Work[],
): Promise<Sample[]> => all(repositories.flatMap(works));

const filterValues: Record<Filter['kind'], string> = {
  text: 'some',
  boolean: 'true',
  id: '1',
  day: '2026-03-02',
};

/** Each filter, order and search of a list alone, and the ways to its further pages. */
function listQueries({ source }: EntityRepository): Record<string, string>[] {
  const orders = Object.entries({ '': source.order, ...source.sorts }).flatMap(
    ([name, { type }]) => {
      const key = {
        text: 'some',
        integer: '1',
        bigint: '1',
        date: '2026-03-02',
        timestamp: '2026-03-02 00:00:00',
      };
      const cursor = writeCursor({ key: key[type], id: 1 });
      return name === ''
        ? [{ cursor }]
        : [
            { sort: name, cursor },
            { sort: `-${name}`, cursor },
          ];
    },
  );
  return [
    {},
    { page: '2' },
    { q: 'some' },
    ...orders,
    ...Object.entries(source.filters).map(([name, { kind, words }]) => ({
      [name]: words?.[0] ?? filterValues[kind],
    })),
    ...Object.keys(source.views ?? {}).map((view) => ({ view })),
  ];
}

/** A record's fields with nothing in them. */
const emptyFields = ({ source }: EntityRepository): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(entities[source.name].schema).map(({ name, kind }) => [
      name,
      kind === 'table' ? [] : null,
    ]),
  );

/** What an entity sets in a new record. */
const setOf = async ({ source }: EntityRepository): Promise<Record<string, unknown>> =>
  source.onCreate({ query: () => answerOf([{ number: 1 }]) }, '2026-03-02', await readCompany());

const transactionValues: Record<string, string> = {
  brand: 'cleaning',
  kind: 'ATM',
  from: '2026-03-02',
  to: '2026-03-02',
  direction: 'in',
  accountId: '1',
  fileId: '1',
  counted: 'true',
  waiting: 'true',
  before: '2026-03-02_1',
};

/**
 * The statements of calls that put theirs together from parts which only a run has: by the call's
 * name, as their builders give them for sample inputs.
 */
export const samples: Record<string, () => Promise<Sample[]>> = {
  ...importSamples(all),
  ...mergeSamples,
  'bank/transactionList.ts listTransactions': () =>
    all(
      [
        {},
        ...Object.keys(filters).map((name) => ({ [name]: transactionValues[name] ?? 'some' })),
      ].map((query) => (connection) => listTransactions(connection, query)),
    ),
  'entities/EntityRepository.ts list': () =>
    everyRepository((repository) =>
      listQueries(repository).map(
        (query) => (connection) =>
          repository.list(connection, '/', readListQuery(repository.source, query, true, 1)),
      ),
    ),
  'entities/EntityRepository.ts idsOf': () =>
    everyRepository((repository) =>
      listQueries(repository).map(
        (query) => (connection) =>
          repository.idsOf(connection, readListQuery(repository.source, query, true, 1), 10),
      ),
    ),
  'entities/EntityRepository.ts viewCounts': () =>
    everyRepository((repository) =>
      repository.source.views === undefined
        ? []
        : (connection) => repository.viewCounts(connection, 1),
    ),
  'entities/EntityRepository.ts find': () =>
    everyRepository((repository) => [
      (connection) => repository.find(connection, 1),
      (connection) => repository.find(connection, 1, true),
    ]),
  'entities/EntityRepository.ts findAll': () =>
    everyRepository((repository) => (connection) => repository.findAll(connection, [1])),
  'entities/EntityRepository.ts insert': () =>
    everyRepository(
      (repository) => async (connection) =>
        repository.insert(connection, emptyFields(repository), await setOf(repository)),
    ),
  'entities/EntityRepository.ts update': () =>
    Promise.all(
      repositories.map((repository) =>
        firstOf(
          (connection) => repository.update(connection, 1, emptyFields(repository)),
          /^\s*UPDATE/,
        ),
      ),
    ),
  'entities/EntityRepository.ts #storedKeys': () =>
    all(
      repositories
        .filter(({ source }) => source.worded !== undefined)
        .map(
          (repository) => (connection) => repository.update(connection, 1, emptyFields(repository)),
        ),
    ),
  'entities/EntityRepository.ts remove': () =>
    everyRepository((repository) => (connection) => repository.remove(connection, 1)),
  'entities/EntityRepository.ts restore': () =>
    everyRepository((repository) => (connection) => repository.restore(connection, 1, {})),
};
