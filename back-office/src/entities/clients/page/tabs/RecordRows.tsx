import { useCompany, type RecordOf } from 'shared-api/client';
import { companyDay } from 'shared-api/contract/company/companyTime';
import { routes } from 'shared-api/contract/pages/officePaths';
import { showAmount } from '../../../../amounts.ts';
import { showDay } from '../../../../dates.ts';
import { useNow } from '../../../../useNow.ts';
import { contractState } from '../../../contracts/contractState.ts';
import { statusOf as invoiceStatus, isOwed } from '../../../invoices/head/status.ts';
import { statusOf as quoteStatus } from '../../../quotes/head/status.ts';
import { texts } from '../texts.ts';
import styles from '../../../page/RecordRows.module.css';
import { ToBill } from '../../../services/bill/ToBill.tsx';
import { NewLink } from './NewLink.tsx';
import { Row, type RowContent } from '../../../page/Row.tsx';
import { Rows } from './Rows.tsx';
import { useRecords } from '../../../page/useRecords.ts';

type RecordPart = 'contracts' | 'quotes' | 'invoices';

/** Contracts, quotes or invoices of a client. */
export function RecordRows({ part, client }: { part: RecordPart; client: RecordOf<'clients'> }) {
  const { timeZone } = useCompany();
  const today = companyDay(useNow() / 1000, timeZone);
  const { records, error, retry, isLoadingMore, loadMore } = useRecords(part, {
    clientId: String(client.id),
  });
  const action = <NewLink entity={part} label={texts.newOf[part]} client={client} />;
  return (
    <>
      {part === 'invoices' && <ToBill clientId={client.id} />}
      {records?.length !== 0 && (
        <div className={styles['top']}>
          <h2>{texts.partNames[part]}</h2>
          {action}
        </div>
      )}
      <Rows
        part={part}
        rows={records?.map((record) => ({
          key: record.id,
          row: <Row {...contents[part](record, today)} to={routes.editor(part, record.id)} />,
        }))}
        error={error}
        onRetry={retry}
        action={action}
        isLoadingMore={isLoadingMore}
        onMore={loadMore}
      />
    </>
  );
}

/** What a row says of a record; those of a list are always of its entity. */
const contents = { contracts: contractRow, quotes: quoteRow, invoices: invoiceRow } as Record<
  RecordPart,
  (record: RecordOf<RecordPart>, today: string) => RowContent
>;

function contractRow(contract: RecordOf<'contracts'>): RowContent {
  const { isMonthly, sinceTs, lineData, address, city, days, employeeName, price } = contract;
  const sum = price === null ? '' : showAmount(price);
  return {
    status: contractState(contract),
    day: showDay(sinceTs),
    what: lineData || texts.unnamedContract,
    more: [[address, city].filter(Boolean).join(', '), days, employeeName ?? texts.nobody]
      .filter(Boolean)
      .join('\u00a0· '),
    sum: sum === '' ? '' : isMonthly ? texts.perMonth(sum) : texts.perVisit(sum),
  };
}

function quoteRow(quote: RecordOf<'quotes'>): RowContent {
  const { number, sinceTs, projectTitle, type, price } = quote;
  return {
    status: quoteStatus(quote),
    day: showDay(sinceTs),
    what: texts.quote(number ?? 0, projectTitle || type),
    sum: showAmount(price),
  };
}

function invoiceRow(invoice: RecordOf<'invoices'>, today: string): RowContent {
  const { invoiceNumber, dateTs, type, total, balance } = invoice;
  const isPart = isOwed(invoice) && total !== null && balance !== total;
  return {
    status: invoiceStatus(invoice, today),
    day: showDay(dateTs),
    what: invoiceNumber === null ? texts.draftInvoice : texts.invoice(invoiceNumber, type),
    more: isPart ? texts.open(showAmount(balance)) : '',
    sum: showAmount(total),
  };
}
