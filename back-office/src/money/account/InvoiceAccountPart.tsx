import { useState } from 'react';
import { useRecordQuery, type Answer, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { IfMay } from '../../IfMay.tsx';
import { showAmount, sumAmounts } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { PartState } from '../../frame/PartState.tsx';
import { useKeptFresh } from '../../frame/useKeptFresh.ts';
import { CreditDialog } from '../giving/CreditDialog.tsx';
import { WriteOffBack } from '../giving/WriteOffBack.tsx';
import { WriteOffDialog } from '../giving/WriteOffDialog.tsx';
import { useInvoiceLedgerQuery, usePaymentsQuery } from '../moneyApi.ts';
import styles from '../Money.module.css';
import { RecordPaymentDialog } from '../payment/RecordPaymentDialog.tsx';
import { texts } from '../texts.ts';
import { CreditNote } from './CreditNote.tsx';
import { OnAccount } from './OnAccount.tsx';
import { Payments } from './Payments.tsx';
// Its styles stand after those of windows, as on the dashboard.
import { MoneyBackPart } from '../back/MoneyBackPart.tsx';

const t = texts.ledger;

type Ledger = Answer<'GET /invoices/:id/ledger/'>;
type Entry = Ledger['results'][number];

/** What has moved on an invoice, and the payments of it. */
export const InvoiceAccountPart = ({ id }: { id: number }) => (
  <>
    <Movements id={id} />
    <PaymentsOf id={id} />
    <MoneyBackPart of={{ invoiceId: id }} />
  </>
);

function Movements({ id }: { id: number }) {
  const { data, error, refetch } = useInvoiceLedgerQuery(id, { refetchOnMountOrArgChange: true });
  useKeptFresh(error, refetch);
  if (!data) {
    return (
      <PartState
        loading={texts.loading}
        failed={texts.failed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.results.length === 0) return <p>{t.none}</p>;
  return (
    <>
      <Table
        caption={t.caption}
        isStacked
        columns={[
          { header: t.day, isUnbroken: true, cell: ({ day }: Entry) => showDay(day) },
          { header: t.what, cell: whatOf },
          { header: t.amount, align: 'end', cell: amountOf },
          { header: t.balance, align: 'end', cell: ({ balance }) => showAmount(balance) },
          { header: t.who, cell: ({ who }) => who },
        ]}
        rows={data.results}
        rowKey={({ id: entry }) => entry}
      />
      <OnAccount lots={data.lots} />
      <IfMay needs="money">
        <Corrections id={id} ledger={data} />
      </IfMay>
    </>
  );
}

/** What can be recorded of an invoice that is in force: money that came, and what is given up. */
function Corrections({ id, ledger }: { id: number; ledger: Ledger }) {
  const [open, setOpen] = useState<'payment' | 'credit' | 'writeOff'>();
  const { balance } = ledger;
  // Already there: it is the record that is open.
  const { data } = useRecordQuery({ entity: 'invoices', id });
  const invoice = (data ?? {}) as Partial<RecordOf<'invoices'>>;
  const { invoiceNumber = null, voidedOn = null, clientId = null, dateTs } = invoice;
  // A window that is open stays where somebody else has voided it meanwhile, to say that nothing was done.
  if (invoiceNumber === null || (voidedOn !== null && open === undefined)) return null;
  const close = (): void => setOpen(undefined);
  return (
    <div className={styles['buttons']}>
      {balance > 0 && (
        <Button look="secondary" onClick={() => setOpen('payment')}>
          {texts.account.record}
        </Button>
      )}
      <Button look="secondary" onClick={() => setOpen('credit')}>
        {texts.credit.open}
      </Button>
      {balance > 0 && (
        <Button look="secondary" onClick={() => setOpen('writeOff')}>
          {texts.writeOff.open}
        </Button>
      )}
      {open === 'payment' && (
        <RecordPaymentDialog
          clientId={clientId}
          invoice={{ id, invoiceNumber, dateTs: dateTs ?? '', balance }}
          onClose={close}
        />
      )}
      {open === 'credit' && (
        <CreditDialog invoice={{ id, invoiceNumber }} ledger={ledger} onClose={close} />
      )}
      {open === 'writeOff' && (
        <WriteOffDialog invoice={{ id, invoiceNumber, balance }} onClose={close} />
      )}
    </div>
  );
}

/** What an entry changes; of a credit all that it comes to, with what of it went on account. */
function amountOf({ amount, credited }: Entry) {
  if (credited === 0) return showAmount(amount);
  const kept = sumAmounts([credited, amount]);
  return (
    <>
      {showAmount(-credited)}
      {kept > 0 && <span className={styles['soft']}>{t.keptOnAccount(showAmount(kept))}</span>}
    </>
  );
}

/** What an entry is, with how the money came, the number of a credit, and why. */
function whatOf({
  kind,
  method,
  reference,
  creditNumber,
  reason,
  isReversed,
  moved,
  ...entry
}: Entry) {
  const word = method === '' ? texts.kinds[kind] : t.by(texts.kinds[kind], texts.methods[method]);
  const { creditId } = entry;
  const more = [
    moved === 0 ? '' : moved > 0 ? t.cameIn(showAmount(moved)) : t.wentOut(showAmount(-moved)),
    creditNumber,
    reference,
    reason,
    isReversed ? t.takenBack : '',
  ];
  return (
    <>
      {word}
      {more.filter(Boolean).map((text) => (
        <span key={text} className={styles['soft']}>
          {text}
        </span>
      ))}
      {kind === 'writeOff' && !isReversed && (
        <WriteOffBack writeOff={{ id: entry.id, day: entry.day, amount: -entry.amount }} />
      )}
      {kind === 'credit' && creditId !== null && (
        <CreditNote credit={{ id: creditId, number: creditNumber }} />
      )}
    </>
  );
}

function PaymentsOf({ id }: { id: number }) {
  const { data } = usePaymentsQuery({ invoiceId: id }, { refetchOnMountOrArgChange: true });
  if (!data || data.results.length === 0) return null;
  return <Payments payments={data.results} />;
}
