import Sequencer from '@jest/test-sequencer';

/**
 * The slowest test files, slowest first. In a fresh clone Jest has no timings and orders by file
 * size; if one of these started last, all other workers would wait for it.
 */
const longest = [
  // Files that compute alternate with files that mostly wait: two of one kind at once would waste a core.
  'server/harness/ledger/random/firstHalf.test.ts',
  'server/harness/chaos/payments/chaos.test.ts',
  'server/harness/ledger/random/secondHalf.test.ts',
  'server/harness/chaos/instances/instances.test.ts',
  'server/harness/fuzz/canaries.test.ts',
  'server/src/main.test.ts',
  'server/src/rendering/Renderers.test.ts',
  'server/src/imports/besideImports.test.ts',
  'server/src/backups/backups.test.ts',
  'server/src/db/embedded/recovery.test.ts',
  'server/src/db/embedded/backUp.test.ts',
  'server/harness/fuzz/fuzz.test.ts',
  'server/harness/statements/statements.test.ts',
  'server/src/releases/rollout/judge.test.ts',
  'server/src/entities/records.test.ts',
  'server/src/billing/instances.test.ts',
  'server/src/mail/mail.test.ts',
  'server/src/pages/isolation.test.ts',
  'scripts/releases.test.ts',
  'server/src/bank/accounts/accounts.test.ts',
  'server/src/bank/inbox.test.ts',
  'server/src/limitsOfCalls.test.ts',
  'server/src/plugins/answers.test.ts',
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
