import { useState, type ReactElement } from 'react';
import { pathTo } from 'shared-api/client';
import { EmptyState } from 'shared-ui/EmptyState';
import { Skeleton } from 'shared-ui/Skeleton';
import { Unseen } from 'shared-ui/Unseen';
import { useMay } from '../../../../IfMay.tsx';
import { showDay } from '../../../../dates.ts';
import { DownloadButton } from '../../../../files/DownloadButton.tsx';
import { LoadFailure } from '../../../../frame/failures/LoadFailure.tsx';
import { MoreButton } from '../../../../frame/more/MoreButton.tsx';
import { isBelow, shownAbove } from '../../../page/isBelow.ts';
import styles from '../../../page/RecordRows.module.css';
import { useRecords } from '../../../page/useRecords.ts';
// After the rows, as elsewhere: of two styles the later one wins.
import { LeadPhotos } from '../../../leads/photos/LeadPhotos.tsx';
import { texts } from './texts.ts';

/** The files of a client: photos that came with requests, and quotes and invoices as PDF. */
export function ClientFiles({ clientId }: { clientId: number }) {
  const filters = { clientId: String(clientId) };
  const quotes = useRecords('quotes', filters);
  const invoices = useRecords('invoices', filters);
  const mayLookAtPhotos = useMay('clients');
  const error = quotes.error ?? invoices.error;
  if (error !== undefined) {
    const again = (): void => [quotes, invoices].forEach(({ retry }) => retry());
    return <LoadFailure failed={texts.failed} error={error} onRetry={again} />;
  }
  if (!quotes.records || !invoices.records) {
    return (
      <div className={styles['rows']} role="status" aria-label={texts.loading}>
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <div key={row} className={styles['waiting']}>
            <Skeleton width="medium" />
          </div>
        ))}
      </div>
    );
  }
  const issued = invoices.records.filter(({ invoiceNumber }) => invoiceNumber !== null);
  const isEmpty = quotes.records.length === 0 && issued.length === 0;
  return (
    <>
      {mayLookAtPhotos && <Photos clientId={clientId} />}
      {isEmpty && <EmptyState title={texts.noneTitle}>{texts.none}</EmptyState>}
      {quotes.records.length > 0 && (
        <Documents title={texts.quotes} list={quotes}>
          {quotes.records.map(({ id, number, sinceTs }) => (
            <Document
              key={id}
              name={texts.quote(number ?? 0)}
              day={sinceTs}
              path={pathTo('GET /download-quote/:number', { params: { number: number ?? 0 } })}
              fallback="quote.pdf"
            />
          ))}
        </Documents>
      )}
      {issued.length > 0 && (
        <Documents title={texts.invoices} list={invoices}>
          {issued.map(({ id, invoiceNumber, dateTs }) => (
            <Document
              key={id}
              name={texts.invoice(invoiceNumber ?? 0)}
              day={dateTs}
              path={pathTo('GET /download-invoice/:number', {
                params: { number: invoiceNumber ?? 0 },
              })}
              fallback="invoice.pdf"
            />
          ))}
        </Documents>
      )}
    </>
  );
}

/** Photos of the client's requests for a visit, by request; no other lead has any. */
function Photos({ clientId }: { clientId: number }) {
  const { records = [] } = useRecords('leads', { clientId: String(clientId) });
  const requests = records.filter(({ source }) => source === 'Visit');
  return requests.map(({ id }) => <LeadPhotos key={id} id={id} />);
}

interface DocumentsProps {
  title: string;
  list: { isLoadingMore: boolean; loadMore: (() => void) | undefined };
  children: readonly ReactElement[];
}

function Documents({ title, list, children }: DocumentsProps) {
  const [most, setMost] = useState(() => (isBelow() ? shownAbove : Infinity));
  const onMore = children.length > most ? () => setMost(Infinity) : list.loadMore;
  return (
    <>
      <h2 className={styles['heading']}>{title}</h2>
      <ul className={styles['rows']}>{children.slice(0, most)}</ul>
      {onMore && (
        <span className={styles['more']}>
          <MoreButton isBusy={list.isLoadingMore} onMore={onMore} />
        </span>
      )}
    </>
  );
}

interface DocumentProps {
  name: string;
  day: string | null;
  path: string;
  fallback: string;
}

const Document = ({ name, day, path, fallback }: DocumentProps) => (
  <li>
    <div className={styles['row']}>
      <span className={styles['what']}>{name}</span>
      <span className={styles['day']}>{showDay(day)}</span>
      <span />
      <span className={styles['sum']}>
        <DownloadButton
          look="quiet"
          path={path}
          fallback={fallback}
          label={
            <>
              {texts.pdf}
              <Unseen>{texts.of(name)}</Unseen>
            </>
          }
        />
      </span>
    </div>
  </li>
);
