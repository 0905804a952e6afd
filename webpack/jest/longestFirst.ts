import Sequencer from '@jest/test-sequencer';

/**
 * The slowest test files, slowest first. In a fresh clone Jest has no timings and orders by file
 * size; if one of these started last, all other workers would wait for it.
 */
const longest = [
  'server/harness/ledger/random/firstHalf.test.ts',
  'server/harness/ledger/random/secondHalf.test.ts',
  'server/harness/chaos/instances/instances.test.ts',
  'server/src/main.test.ts',
  // Waits as much as the first one does: beside each other they would leave a core idle.
  'server/harness/chaos/payments/chaos.test.ts',
  'server/src/bank/accounts/accounts.test.ts',
  'server/harness/fuzz/canaries.test.ts',
  'server/src/permissions.test.ts',
  'server/src/visits/visitRoutes.test.ts',
  'server/src/db/embedded/recovery.test.ts',
  'server/src/db/embedded/backUp.test.ts',
  'server/harness/fuzz/fuzz.test.ts',
  'server/harness/statements/statements.test.ts',
  'server/src/plugins/answers.test.ts',
  'server/src/session/factors/secondFactor.test.ts',
  'server/src/bank/inbox.test.ts',
  'server/src/billing/instances.test.ts',
  'server/src/entities/records.test.ts',
  'server/src/limitsOfCalls.test.ts',
  'scripts/media/makeMedia.test.ts',
  'scripts/releases.test.ts',
];

type Test = Parameters<Sequencer['sort']>[0][number];

const rank = ({ path }: Test): number => {
  const index = longest.findIndex((file) => path.replaceAll('\\', '/').endsWith(file));
  return index < 0 ? longest.length : index;
};

/** Jest's own order, but with the slowest files first. Jest requires a default export. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    return (await super.sort(tests)).toSorted((a, b) => rank(a) - rank(b));
  }
}
