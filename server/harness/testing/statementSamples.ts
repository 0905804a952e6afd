import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from '@jest/globals';

interface StatementSample {
  name: string;
  content: Buffer;
}

const folder = process.env['STATEMENT_SAMPLES'] ?? '';

/** Banks' own statement files, by their paths below the folder that `STATEMENT_SAMPLES` names. */
const samples =
  folder === ''
    ? []
    : readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(ofx|qfx|csv)$/i.test(name),
      );

/** Checks each of the banks' own files; a test that says why it is skipped, if there are none. */
export function eachBankSample(
  what: string,
  check: (sample: StatementSample) => void | Promise<void>,
): void {
  if (samples.length === 0) {
    it.skip(`a bank’s own file ${what}: STATEMENT_SAMPLES names no folder of them`, () =>
      undefined);
    return;
  }
  it.each(samples)(`%s ${what}`, (name) =>
    check({ name, content: readFileSync(path.join(folder, name)) }),
  );
}
