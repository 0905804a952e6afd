/**
 * Numbers of the advisory locks that all servers of a database agree on, each for one thing. Any
 * number will do, as long as no two are the same and no release changes one. No lock is taken with a
 * number from elsewhere, which `advisoryLocks.test.ts` holds.
 *
 * Those of many things of a kind are the first of a pair; the second says which of them. Where it is a
 * hash, two that share it only wait needlessly.
 */
export const advisoryLocks = {
  /** Bringing the schema to its newest migration. */
  migrations: 7_214_001,
  /** The daily update. */
  dailyUpdate: 7_214_002,
  /** Paying an invoice or a quote; the first of a pair, with its number. */
  payments: 7_214_003,
  /** Importing a statement file. */
  statements: 7_214_004,
  /** Starting the job queue, which makes its schema. */
  jobQueue: 7_214_005,
  /** Making the key of second factors. */
  factorKey: 7_214_006,
  /** Counting attempts (`lock_attempts` in `migrations/`); of a pair, with a hash of kind and key. */
  attempts: 7_214_007,
  /** Restoring a deleted record; of a pair, with a hash of entity and id. */
  restore: 7_214_008,
  /** Answering a quote's form that may be sent twice; of a pair, with a hash of its key. */
  quoteForms: 7_214_009,
  /** Holding the data folder of an embedded PostgreSQL; of a pair, with 1. */
  dataFolder: 7_305,
};
