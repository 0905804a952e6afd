import { pathTo, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import { useReceivePaymentMutation } from './invoicesApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { isVoid } from './isVoid.ts';
import { texts } from './texts.ts';

/** Payment, PDF and the client's statement (docs/product/office.md, docs/product/messages.md). */
export function InvoiceActions({ record, isBusy, run }: EditorActionsProps<RecordOf<'invoices'>>) {
  const [receivePayment] = useReceivePaymentMutation();
  const [download] = useDownloadMutation();
  const { id, invoiceNumber, clientId, paid } = record;
  // A draft has no number yet; downloading issues it.
  const name = invoiceNumber === null ? `draft-${id}` : String(invoiceNumber);
  return (
    <>
      <Button
        look="secondary"
        disabled={isBusy || paid || isVoid(record)}
        onClick={() => run(texts.paymentFailed, () => receivePayment(id))}
      >
        {texts.markPaid}
      </Button>
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
