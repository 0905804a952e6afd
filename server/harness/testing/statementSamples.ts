import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';

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

/** Checks each of the banks' own files. Where no folder is named, a test says that there are none. */
export function eachBankSample(
  what: string,
  check: (sample: StatementSample) => void | Promise<void>,
): void {
  if (folder === '') {
    it(`no bank’s own file ${what}: STATEMENT_SAMPLES names no folder of them`, () => {
      expect(samples).toEqual([]);
    });
    return;
  }
  it('finds files of banks in the folder that STATEMENT_SAMPLES names', () => {
    expect(samples).not.toEqual([]);
  });
  for (const name of samples) {
    it(`${name} ${what}`, () => check({ name, content: readFileSync(path.join(folder, name)) }));
  }
}
