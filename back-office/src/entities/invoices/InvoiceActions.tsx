import { pathTo, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useMay } from '../../IfMay.tsx';
import { PaidButton } from './PaidButton.tsx';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { texts } from './texts.ts';

/** Payment, PDF and the client's statement (docs/product/office.md, docs/product/messages.md). */
export function InvoiceActions({ record, isBusy, run }: EditorActionsProps<RecordOf<'invoices'>>) {
  const [download] = useDownloadMutation();
  const { id, invoiceNumber, clientId } = record;
  // A draft has no number yet; downloading issues it.
  const mayIssue = useMay('money');
  const name = invoiceNumber === null ? `draft-${id}` : String(invoiceNumber);
  return (
    <>
      {mayIssue && <PaidButton record={record} isBusy={isBusy} run={run} />}
      {(mayIssue || invoiceNumber !== null) && (
        <Button
          look="secondary"
          disabled={isBusy}
          onClick={() =>
            run(texts.downloadFailed, () =>
              download({
                path: pathTo('GET /download-invoice/:number', { params: { number: name } }),
                fallback: 'invoice.pdf',
              }),
            )
          }
        >
          {texts.download}
        </Button>
      )}
      <Button
        look="secondary"
        disabled={isBusy || clientId === null}
        onClick={() =>
          run(texts.statementFailed, () =>
            download({
              path: pathTo('GET /invoices/download-csv/:clientId', {
                params: { clientId: clientId ?? 0 },
              }),
              fallback: 'statement.csv',
            }),
          )
        }
      >
        {texts.statement}
      </Button>
    </>
  );
}
