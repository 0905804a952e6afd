import { request, type Body, type RecordOf } from 'shared-api/client';
import { invoiceSchema } from 'shared-api/contract/entities/invoice';
import type { FileRequest } from '../../document/preview/documentApi.ts';
import { typedFields } from '../../document/preview/typedFields.ts';

/** Asks for an invoice's document: an issued one as it is kept, a draft as it is typed. */
export function fileOf(
  record: Record<string, unknown>,
  typed: Record<string, unknown>,
): FileRequest {
  const { id = null, invoiceNumber: number } = record as Partial<RecordOf<'invoices'>>;
  if (typeof number === 'number') {
    return request('GET /download-invoice/:number', { params: { number } });
  }
  const fields = { id, ...typedFields(invoiceSchema, typed) };
  const body = fields as Body<'POST /invoices/preview-file/'>;
  return request('POST /invoices/preview-file/', { body });
}
