/**
 * Numbers of the advisory locks that all servers of a database agree on, each for one thing. Any
 * number will do, as long as no two are the same and no release changes one.
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
};
