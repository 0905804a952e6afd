import { useState } from 'react';
import { useCompany, type Answer } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Link } from 'shared-ui/router';
import { Table, type Column } from 'shared-ui/Table';
import { IfMay, useMay } from '../../IfMay.tsx';
import { showAmount, sumAmounts } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { PartState } from '../../frame/PartState.tsx';
import { useKeptFresh } from '../../frame/useKeptFresh.ts';
import { late } from '../../late/late.tsx';
import { loadPart } from '../../late/loadPart.ts';
import { useNow } from '../../useNow.ts';
import { useClientAccountQuery, usePaymentsQuery } from '../moneyApi.ts';
import styles from '../Money.module.css';
import { RecordPaymentDialog } from '../payment/RecordPaymentDialog.tsx';
import { texts as statementTexts } from '../statement/texts.ts';
import { texts } from '../texts.ts';
import { OnAccount } from './OnAccount.tsx';
import { Payments } from './Payments.tsx';
import { UseAccountDialog } from './UseAccountDialog.tsx';
// Its styles stand after those of windows, as on the dashboard.
import { MoneyBackPart } from '../back/MoneyBackPart.tsx';

// It shows a mail, as other chunks of windows that send one do.
const StatementDialog = late(async () => ({
  default: (
    await loadPart(
      () => import(/* webpackChunkName: "statement" */ '../statement/StatementDialog.tsx'),
    )
  ).StatementDialog,
}));

const t = texts.account;

type Account = Answer<'GET /clients/:id/account/'>;

/** What a client owes and has with us, and their payments. */
export function ClientAccountPart({ id }: { id: number }) {
  const { data, error, refetch } = useClientAccountQuery(id, { refetchOnMountOrArgChange: true });
  useKeptFresh(error, refetch);
  const [isRecording, setRecording] = useState(false);
  const [isStating, setStating] = useState(false);
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
  return (
    <>
      <Figures account={data} />
      <IfMay needs="money">
        <div className={styles['buttons']}>
          <Button look="secondary" onClick={() => setRecording(true)}>
            {t.record}
          </Button>
          <Button look="secondary" onClick={() => setStating(true)}>
            {statementTexts.open}
          </Button>
        </div>
      </IfMay>
      <OpenInvoiceTable invoices={data.openInvoices} lots={data.lots} />
      <PaymentsOf id={id} />
      <MoneyBackPart of={{ clientId: id }} />
      {isStating && <StatementDialog clientId={id} onClose={() => setStating(false)} />}
      {isRecording && <RecordPaymentDialog clientId={id} onClose={() => setRecording(false)} />}
    </>
  );
}

function Figures({ account }: { account: Account }) {
  const { balance, owed, onAccount, held, lots, openInvoices } = account;
  const { timeZone } = useCompany();
  const today = companyDay(useNow() / 1000, timeZone);
  const ahead = sumAmounts(
    openInvoices.filter(({ dateTs }) => dateTs > today).map((invoice) => invoice.balance),
  );
  const figures = [
    { term: t.balance, text: balance < 0 ? t.weOwe(showAmount(-balance)) : showAmount(balance) },
    { term: t.owed, text: showAmount(owed) },
    { term: t.onAccount, text: showAmount(onAccount) },
    ...(held === 0 ? [] : [{ term: t.held, text: showAmount(held) }]),
  ];
  return (
    <>
      <dl className={styles['figures']}>
        {figures.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {ahead > 0 && <p className={styles['soft']}>{t.aheadMeans(showAmount(ahead))}</p>}
      {held > 0 && <p className={styles['soft']}>{t.heldMeans(showAmount(held))}</p>}
      <OnAccount lots={lots} />
    </>
  );
}

type OpenInvoice = Account['openInvoices'][number];

function OpenInvoiceTable({ invoices, lots }: { invoices: OpenInvoice[]; lots: Account['lots'] }) {
  const [chosen, setChosen] = useState<OpenInvoice>();
  const mayUse = useMay('money');
  // As it is now; paid by somebody else meanwhile, its window stays all the same, to say so.
  const paid = invoices.find(({ id }) => id === chosen?.id) ?? chosen;
  if (invoices.length === 0 && !paid) return <p>{t.noOpenInvoices}</p>;
  const columns: Column<OpenInvoice>[] = [
    {
      header: t.number,
      cell: ({ id, invoiceNumber }) => (
        <Link to={routes.editor('invoices', id)}>{invoiceNumber}</Link>
      ),
    },
    {
      header: t.date,
      isUnbroken: true,
      cell: ({ dateTs, isOverdue }) => (
        <>
          {showDay(dateTs)} {isOverdue && <Badge tone="bad">{t.overdue}</Badge>}
        </>
      ),
    },
    { header: t.total, align: 'end', cell: ({ total }) => showAmount(total) },
    { header: t.balanceLeft, align: 'end', cell: ({ balance }) => showAmount(balance) },
  ];
  const use: Column<OpenInvoice> = {
    header: t.actions,
    align: 'end',
    isActions: true,
    cell: (invoice) => (
      <Button
        look="quiet"
        aria-label={texts.lots.useAccountFor(invoice.invoiceNumber)}
        onClick={() => setChosen(invoice)}
      >
        {texts.lots.useAccount}
      </Button>
    ),
  };
  return (
    <div>
      <h2 className={styles['heading']}>{t.openInvoices}</h2>
      <Table
        caption={t.openInvoices}
        isStacked
        columns={lots.length === 0 || !mayUse ? columns : [...columns, use]}
        rows={invoices}
        rowKey={({ id }) => id}
      />
      {paid && <UseAccountDialog lots={lots} invoice={paid} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

function PaymentsOf({ id }: { id: number }) {
  const { data, error, refetch } = usePaymentsQuery(
    { clientId: id },
    { refetchOnMountOrArgChange: true },
  );
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
  if (data.results.length === 0) return <p>{t.noPayments}</p>;
  return <Payments payments={data.results} />;
}
