import { useDownloadMutation, useReceivePaymentMutation, type RecordOf } from 'shared-api/client';
import { apiPaths } from 'shared-api/contract/apiPaths';
import { Button } from 'shared-ui/Button';
import type { EditorActionsProps } from '../Screen.ts';
import { isVoid } from './InvoiceState.tsx';

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
        onClick={() => run('Error while calling daily update.', () => receivePayment(id))}
      >
        Paid
      </Button>
      <Button
        look="secondary"
        disabled={isBusy}
        onClick={() =>
          run('Error while downloading invoice.', () =>
            download({ path: apiPaths.invoiceFile(name), fallback: 'invoice.pdf' }),
          )
        }
      >
        Download
      </Button>
      <Button
        look="secondary"
        disabled={isBusy || clientId === null}
        onClick={() =>
          run('Error while downloading account statement.', () =>
            download({ path: apiPaths.statement(clientId ?? 0), fallback: 'statement.csv' }),
          )
        }
      >
        Statement
      </Button>
    </>
  );
}
