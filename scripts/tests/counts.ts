import { readFile } from 'node:fs/promises';

/** How many checks of a suite passed and failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** The count of a check that is one command. */
export const one = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });

/** The sum of counts. */
export const sum = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});

/** Reads the report of `jest --json`. A test file that cannot be run is a failure. */
export function jestCount(report: unknown): Count {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = report as Record<
    'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites',
    number
  >;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Reads the report of Playwright's JSON reporter. A test that passed only when repeated has failed. */
export function playwrightCount(report: unknown): Count {
  const { stats } = report as { stats: Record<'expected' | 'unexpected' | 'flaky', number> };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * The count in a suite's report.
 * @param ok whether the suite's process ended well. If not, there is one failure at least; so there
 *   is if the report is missing or tells of no test.
 * @param complain takes why a failure was counted that no test shows
 */
export async function countOf(
  file: string,
  read: (report: unknown) => Count,
  ok: boolean,
  complain: (line: string) => void,
): Promise<Count> {
  const failed = (why: string, passed = 0): Count => {
    complain(why);
    return { passed, failed: 1 };
  };
  let count: Count;
  try {
    count = read(JSON.parse(await readFile(file, 'utf8')));
    if (!Number.isInteger(count.passed + count.failed)) throw new Error(JSON.stringify(count));
  } catch (error) {
    return failed(
      `The suite left no report that can be read, so it counts as failed: ${String(error)}`,
    );
  }
  if (count.failed > 0) return count;
  if (!ok) {
    return failed(
      'All tests passed, but the suite ended with an error: see what it printed above.',
      count.passed,
    );
  }
  return count.passed === 0 ? failed('The suite ran no test, so it counts as failed.') : count;
}
