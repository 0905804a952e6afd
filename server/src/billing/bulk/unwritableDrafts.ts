import { companyIn } from 'shared-api/contract/company/company';
import { defaultLanguage } from 'shared-api/contract/values/language';
import type { IssuedBy } from '../../db/seller.ts';
import { HttpError } from '../../HttpError.ts';
import {
  invoiceRowColumns,
  invoiceRowTables,
  type DocumentContext,
  type ForReader,
} from '../../documents/pdfs.ts';
import type { InvoiceRow } from '../../documents/writeInvoice.ts';

/** Documents that are written at once. */
const atOnce = 4;

/**
 * Writes drafts as PDF and throws them away, as `tryDraft` does with one.
 * @returns why those cannot be written that cannot, by their ids
 */
export async function unwritableDrafts(
  { database, company, workers }: DocumentContext,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await database.query<InvoiceRow & ForReader & IssuedBy & { id: number }>(
    `SELECT i.id, ${invoiceRowColumns} FROM ${invoiceRowTables} WHERE i.id = ANY ($1::integer[]) AND i.invoice_number IS NULL ORDER BY i.id`,
    [ids],
  );
  const why = new Map<number, string>();
  const rest = rows.values();
  const writeRest = async (): Promise<void> => {
    for (const { id, language, ...invoice } of rest) {
      const input = { language, company: companyIn(company, language), invoice };
      await workers.documents.run('invoice', input).catch((error: unknown) => {
        if (!(error instanceof HttpError) || error.status !== 400) throw error;
        why.set(id, error.bodyIn(defaultLanguage).message);
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, writeRest));
  return why;
}
