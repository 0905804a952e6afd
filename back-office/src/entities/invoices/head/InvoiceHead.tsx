import { useState } from 'react';
import { useCompany, type RecordOf } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { useMay } from '../../../IfMay.tsx';
import { showAmount } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import { DocumentHead } from '../../../document/head/DocumentHead.tsx';
import { useNow } from '../../../useNow.ts';
import type { EditorHeadProps } from '../../Editor.ts';
import { useTimelineQuery } from '../sending/sendingApi.ts';
import { isVoid } from '../isVoid.ts';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { InvoiceWindows, type InvoiceDialog } from './InvoiceWindows.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { dueDay, isOwed, statusOf } from './status.ts';
import { texts } from './texts.ts';

/** Which invoice it is, where it stands, and the one thing to do next with it (docs/product/office.md). */
export function InvoiceHead(props: EditorHeadProps<RecordOf<'invoices'>>) {
  const { record, isDirty, isBusy, run } = props;
  const { invoiceNumber, clientId, clientName, total } = record;
  const mayAct = useMay('money');
  const seesAccounts = useMay('seeAccounts');
  const { timeZone } = useCompany();
  const [dialog, setDialog] = useState<InvoiceDialog>();
  const status = statusOf(record, companyDay(useNow() / 1000, timeZone));
  const isLocked = isBusy || isDirty;
  const facts = useFacts(record, seesAccounts);
  return (
    <DocumentHead
      list={{ address: routes.list('invoices'), title: texts.back }}
      name={invoiceNumber === null ? texts.unnamed : texts.named(invoiceNumber)}
      status={status}
      total={showAmount(total)}
      client={{ id: clientId, name: clientName }}
      noClient={texts.noClient}
      facts={facts}
      actions={
        mayAct && (
          <>
            {invoiceNumber === null && (
              <Button disabled={isLocked} onClick={() => setDialog('bill')}>
                {texts.review}
              </Button>
            )}
            <RecordPayment record={record} isBusy={isLocked} />
            <InvoiceMenu record={record} isBusy={isLocked} onChoose={setDialog} />
          </>
        )
      }
    >
      <InvoiceWindows
        dialog={dialog}
        record={record}
        run={run}
        onClose={() => setDialog(undefined)}
      />
    </DocumentHead>
  );
}

/** When it was issued, is due, was paid or voided, and how often it was sent. */
function useFacts(record: RecordOf<'invoices'>, seesAccounts: boolean): (string | false)[] {
  const {
    id,
    invoiceNumber,
    dateTs,
    paid,
    paidDateTs,
    balance,
    total,
    voidedOn,
    credited,
    writtenOff,
  } = record;
  const { data } = useTimelineQuery(id, { skip: !seesAccounts });
  const times = data?.results.filter(({ kind }) => kind.startsWith('sent')).length;
  const due = dueDay(record);
  return [
    dateTs !== null &&
      (invoiceNumber === null ? texts.dated(showDay(dateTs)) : texts.issued(showDay(dateTs))),
    isOwed(record) && due !== undefined && texts.due(showDay(due)),
    isOwed(record) && total !== null && balance < total && texts.owed(showAmount(balance)),
    times !== undefined && invoiceNumber !== null && texts.sentTimes(times),
    paid &&
      paidDateTs !== null &&
      (credited + writtenOff === 0 && total !== 0 ? texts.paidOn : texts.settledSince)(
        showDay(paidDateTs),
      ),
    isVoid(record) && texts.voidSince(showDay(voidedOn), record.voidReason),
  ];
}
