import { lazy, Suspense, useState } from 'react';
import { useCompany, useSession, type RecordOf } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/paths';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { showAmount } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import { loadPart } from '../../../loadPart.ts';
import { useNow } from '../../../useNow.ts';
import type { EditorHeadProps } from '../../Editor.ts';
import { useTimelineQuery } from '../sending/sendingApi.ts';
import { isVoid } from '../isVoid.ts';
import styles from './InvoiceHead.module.css';
import { InvoiceMenu } from './InvoiceMenu.tsx';
import { RecordPayment } from './RecordPayment.tsx';
import { dueDay, isOwed, statusOf } from './status.ts';
import { texts } from './texts.ts';

// They check what is typed: with the schemas, every first screen of the office would carry them.
const loadDialogs = () =>
  loadPart(() => import(/* webpackChunkName: "sendInvoice" */ '../sending/dialogs.ts'));
const SendDialog = lazy(async () => ({ default: (await loadDialogs()).SendDialog }));
const MarkSentDialog = lazy(async () => ({ default: (await loadDialogs()).MarkSentDialog }));

/** What can be open over the editor. */
export type InvoiceDialog = 'bill' | 'reminder' | 'other';

/** Which invoice it is, where it stands, and the one thing to do next with it (docs/product/office.md). */
export function InvoiceHead(props: EditorHeadProps<RecordOf<'invoices'>>) {
  const { record, isDirty, isBusy, run } = props;
  const { invoiceNumber, clientId, clientName, total } = record;
  const isAdmin = useSession()?.role === 'Admin';
  const { timeZone } = useCompany();
  const [dialog, setDialog] = useState<InvoiceDialog>();
  const status = statusOf(record, companyDay(useNow() / 1000, timeZone));
  const isLocked = isBusy || isDirty;
  return (
    <header className={styles['head']}>
      <Link to={routes.list('invoices')} className={styles['back']}>
        <span aria-hidden="true">‹ </span>
        {texts.back}
      </Link>
      <div className={styles['row']}>
        <p className={styles['name']}>
          {invoiceNumber === null ? texts.unnamed : texts.named(invoiceNumber)}{' '}
          <Badge tone={status.tone}>{status.word}</Badge>
        </p>
        <p className={styles['total']}>{showAmount(total)}</p>
        {isAdmin && (
          <div className={styles['actions']}>
            {invoiceNumber === null && (
              <Button disabled={isLocked} onClick={() => setDialog('bill')}>
                {texts.review}
              </Button>
            )}
            {isOwed(record) && <RecordPayment record={record} isBusy={isLocked} />}
            <InvoiceMenu record={record} isBusy={isLocked} onChoose={setDialog} />
          </div>
        )}
      </div>
      <p className={styles['facts']}>
        {clientId === null ? (
          texts.noClient
        ) : (
          <Link to={routes.editor('clients', clientId)}>{clientName || `#${clientId}`}</Link>
        )}
        <Facts record={record} isAdmin={isAdmin} />
      </p>
      {dialog !== undefined && (
        <Suspense fallback={null}>
          {dialog === 'other' ? (
            <MarkSentDialog record={record} run={run} onClose={() => setDialog(undefined)} />
          ) : (
            <SendDialog
              record={record}
              kind={dialog}
              run={run}
              onClose={() => setDialog(undefined)}
            />
          )}
        </Suspense>
      )}
    </header>
  );
}

/** When it was issued, is due, was paid or voided, and how often it was sent. */
function Facts({ record, isAdmin }: { record: RecordOf<'invoices'>; isAdmin: boolean }) {
  const { id, invoiceNumber, dateTs, paid, paidDateTs, balance, total, voidedOn } = record;
  const { data } = useTimelineQuery(id, { skip: !isAdmin });
  const times = data?.results.filter(({ kind }) => kind.startsWith('sent')).length;
  const due = dueDay(record);
  const facts = [
    dateTs !== null &&
      (invoiceNumber === null ? texts.dated(showDay(dateTs)) : texts.issued(showDay(dateTs))),
    isOwed(record) && due !== undefined && texts.due(showDay(due)),
    isOwed(record) && total !== null && balance < total && texts.owed(showAmount(balance)),
    times !== undefined && invoiceNumber !== null && texts.sentTimes(times),
    paid && paidDateTs !== null && texts.paidOn(showDay(paidDateTs)),
    isVoid(record) && texts.voidSince(showDay(voidedOn), record.voidReason),
  ];
  return facts
    .filter((fact) => fact !== false)
    .map((fact) => (
      <span key={fact} className={styles['fact']}>
        {fact}
      </span>
    ));
}
