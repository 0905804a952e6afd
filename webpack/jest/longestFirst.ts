import Sequencer from '@jest/test-sequencer';

/**
 * Files that take longest, the longest first. In a new clone Jest knows no durations and goes by the
 * size of files; one of these begun last would have every other worker wait for it.
 */
const longest = [
  'server/harness/chaos/instances/instances.test.ts',
  'server/harness/chaos/payments/chaos.test.ts',
  'server/src/db/embedded/recovery.test.ts',
  'server/src/main.test.ts',
  'server/src/db/embedded/backUp.test.ts',
  'server/src/entities/records.test.ts',
  'server/src/billing/instances.test.ts',
  'scripts/releases.test.ts',
];

type Test = Parameters<Sequencer['sort']>[0][number];

const rank = ({ path }: Test): number => {
  const index = longest.findIndex((file) => path.replaceAll('\\', '/').endsWith(file));
  return index < 0 ? longest.length : index;
};

/** Jest's own order, after the files that are known to take long. Jest asks for a default export. */
export default class LongestFirst extends Sequencer {
  override async sort(tests: Test[]): Promise<Test[]> {
    return (await super.sort(tests)).toSorted((a, b) => rank(a) - rank(b));
  }
}
