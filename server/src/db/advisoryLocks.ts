/**
 * Numbers of the advisory locks that all servers of a database agree on, each for one thing. Any
 * number will do, as long as no two are the same and no release changes one. No lock is taken with a
 * number from elsewhere, which `advisoryLocks.test.ts` holds.
 *
 * Those of many things of a kind are the first of a pair; the second says which of them. Where it is a
 * hash, two that share it only wait needlessly.
 */
export const advisoryLocks = {
  /** Running migrations. */
  migrations: 7_214_001,
  /** The daily update. */
  dailyUpdate: 7_214_002,
  /** Paying an invoice or a quote; paired with its number. */
  payments: 7_214_003,
  /** Importing a statement file. */
  statements: 7_214_004,
  /** Starting the job queue, which creates its schema. */
  jobQueue: 7_214_005,
  /** Creating the key for TOTP secrets. */
  factorKey: 7_214_006,
  /** Counting attempts (`lock_attempts` in `migrations/`); paired with a hash of kind and key. */
  attempts: 7_214_007,
  /** Restoring a deleted record; paired with a hash of entity and id. */
  restore: 7_214_008,
  /** Quote forms that may be submitted twice; paired with a hash of the form key. */
  quoteForms: 7_214_009,
  /** Requests for a visit that may be submitted twice; paired with a hash of the form key. */
  visitForms: 7_214_010,
  /** Deciding whose a person's leads are; paired with a hash of their e-mail or phone. */
  leadClients: 7_214_011,
  /** Carrying imports out, one after another. */
  imports: 7_214_012,
  /** Planning services of contracts. */
  contractServices: 7_214_013,
  /** Ending a step of a rollout. */
  rollouts: 7_214_014,
  /** Storing releases that pipelines send. */
  deploys: 7_214_015,
  /** Making releases live, rolling them out and taking them back. */
  liveReleases: 7_214_018,
  /** Forms that may be submitted twice, whatever their key; paired with a hash of their answers. */
  sentForms: 7_214_016,
  /**
   * Beginning or withdrawing a payment (`lock_payment_key` in `migrations/`); paired with a hash of its key.
   * Taken after the lock of the number.
   */
  paymentKeys: 7_214_017,
  /**
   * Forms of the office that may be sent twice; paired with a hash of the form key. Taken before a row is locked
   * (`lockFormKey`).
   */
  officeForms: 7_214_019,
  /** Closing the books; shared by whoever writes entries (`ledger_closed_until` in `migrations/`). */
  books: 7_214_038,
  /** Owning the data directory of an embedded PostgreSQL; paired with 1. */
  dataFolder: 7_305,
};
