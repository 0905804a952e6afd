import type { Language } from 'shared-api/contract/values/language';
import type { ImportContext } from './checkImport.ts';
import { reasonIn, type StoredImport } from './imports.ts';
import type { RowFault } from './reading/checkRows.ts';
import { texts } from './texts.en.ts';

/** The refused rows of an import as CSV, with the reasons in a column behind theirs. */
export async function refusedRows(
  { database, workers }: ImportContext,
  { found, bytes, language }: { found: StoredImport; bytes: Uint8Array; language: Language },
): Promise<string> {
  const { rows } = await database.query<{ refused: RowFault[] }>(
    'SELECT refused FROM imports WHERE id = $1',
    [found.id],
  );
  const reasons = new Map<number, string[]>();
  for (const fault of rows[0]?.refused ?? []) {
    const { row, heading } = fault;
    const reason = reasonIn(language, found.entity, fault);
    const told = heading === '' ? reason : texts.inColumn(heading, reason);
    reasons.set(row, [...(reasons.get(row) ?? []), told]);
  }
  return workers.imports.run('writeRefused', {
    bytes,
    reasons: new Map([...reasons].map(([row, all]) => [row, all.join(' ')])),
    heading: texts.reasons,
  });
}
