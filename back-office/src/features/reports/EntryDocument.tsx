import type { EntityName } from 'shared-api/contract/entities/entityNames';
import type { ReportEntry } from 'shared-api/contract/billing/reports';
import { reportTexts } from 'shared-api/contract/billing/reportTexts.en';
import { wordOf } from 'shared-api/contract/messages/wordOf';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Link } from 'shared-ui/router';
import styles from './Reports.module.css';
import { texts } from './texts.ts';

/** What an entry is booked by, and the way there; a payment is found on its client's account. */
export function EntryDocument(entry: ReportEntry) {
  const { entity, id, words } = documentOf(entry);
  const paid = [wordOf(reportTexts.methods, entry.method), entry.reference]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <>
      {entity === undefined ? (
        words
      ) : (
        <Link to={routes.editor(entity, id)} className={styles['record']}>
          {words}
        </Link>
      )}
      {paid !== '' && paid !== words && <span className={styles['stack']}>{paid}</span>}
    </>
  );
}

interface Found {
  entity?: EntityName;
  id: number;
  words: string;
}

function documentOf(entry: ReportEntry): Found {
  const { invoiceId, invoiceNumber, creditNumber, quoteId, quoteNumber } = entry;
  const { serviceId, contractId, clientId, method } = entry;
  if (serviceId !== null)
    return { entity: 'services', id: serviceId, words: texts.service(serviceId) };
  if (invoiceId !== null) {
    const number = invoiceNumber === null ? texts.draft(invoiceId) : texts.invoice(invoiceNumber);
    const words = creditNumber === '' ? number : creditNumber;
    return { entity: 'invoices', id: invoiceId, words };
  }
  if (quoteId !== null) {
    return { entity: 'quotes', id: quoteId, words: texts.quote(quoteNumber ?? quoteId) };
  }
  if (contractId !== null) {
    return { entity: 'contracts', id: contractId, words: texts.contract(contractId) };
  }
  if (clientId !== null) {
    return { entity: 'clients', id: clientId, words: wordOf(reportTexts.methods, method) || '–' };
  }
  return { id: 0, words: '–' };
}
