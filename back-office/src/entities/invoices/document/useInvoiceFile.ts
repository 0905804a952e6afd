import { useCallback, useEffect, useRef, useState } from 'react';
import type { RecordOf } from 'shared-api/client';
import { invoiceSchema } from 'shared-api/contract/entities/invoice';
import { writableFields } from 'shared-api/contract/fields/schemas';
import { useDocumentFileMutation, type DocumentSource } from './documentApi.ts';

/** What is written: an issued invoice as it is kept, a draft as it is typed. */
function sourceOf(record: Record<string, unknown>, typed: Record<string, unknown>): DocumentSource {
  const number = (record as Partial<RecordOf<'invoices'>>).invoiceNumber;
  if (typeof number === 'number') return { number };
  const fields = Object.fromEntries(
    writableFields(invoiceSchema).map((name) => [
      name,
      typed[name] ?? invoiceSchema.getDefault()[name as 'notes'],
    ]),
  );
  return { fields: fields as Extract<DocumentSource, { fields: unknown }>['fields'] };
}

/** An invoice's document, written by the server when `show` is called. */
export function useInvoiceFile(record: Record<string, unknown>) {
  const [write, { isLoading, error }] = useDocumentFileMutation();
  const [address, setAddress] = useState<string>();
  const last = useRef<string>(undefined);
  const asked = useRef(0);

  useEffect(
    () => () => {
      asked.current = -1;
      if (last.current !== undefined) URL.revokeObjectURL(last.current);
    },
    [],
  );

  const show = useCallback(
    async (typed: Record<string, unknown>): Promise<void> => {
      asked.current += 1;
      const turn = asked.current;
      const { data } = await write(sourceOf(record, typed));
      if (data === undefined) return;
      // Of two that are asked for, the later one is shown.
      if (turn !== asked.current) {
        URL.revokeObjectURL(data);
        return;
      }
      if (last.current !== undefined) URL.revokeObjectURL(last.current);
      last.current = data;
      setAddress(data);
    },
    [record, write],
  );

  return { address, error, isLoading, show };
}
