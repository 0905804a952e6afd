// The frame comes first: its styles stand before those of other components.
import { LatePart } from '../../late/LatePart.tsx';
import { Disclosure } from '../../frame/Disclosure.tsx';
import styles from './Accounts.module.css';
import { texts } from './texts.ts';

// They check what is typed: with the schemas, every first screen of the office would carry them.
const loadClientAccount = async () =>
  (await import(/* webpackChunkName: "money" */ './ClientAccountPart.tsx')).ClientAccountPart;
const loadInvoiceAccount = async () =>
  (await import(/* webpackChunkName: "money" */ './InvoiceAccountPart.tsx')).InvoiceAccountPart;

const loadQuoteAccount = async () =>
  (await import(/* webpackChunkName: "money" */ './QuoteAccountPart.tsx')).QuoteAccountPart;

/** What a client owes and has with us: a part of the client's editor. */
export const ClientAccount = ({ id }: { id: number }) => (
  <Disclosure title={texts.ofClient}>
    <div className={styles['part']}>
      <LatePart load={loadClientAccount} {...texts.part} props={{ id }} />
    </div>
  </Disclosure>
);

/** What has moved on an invoice: a part of its editor. */
export const InvoiceAccount = ({ id }: { id: number }) => (
  <Disclosure title={texts.ofInvoice}>
    <div className={styles['part']}>
      <LatePart load={loadInvoiceAccount} {...texts.part} props={{ id }} />
    </div>
  </Disclosure>
);

/** What was paid on a quote: a part of its editor. */
export const QuoteAccount = ({ id }: { id: number }) => (
  <Disclosure title={texts.ofQuote}>
    <div className={styles['part']}>
      <LatePart load={loadQuoteAccount} {...texts.part} props={{ id }} />
    </div>
  </Disclosure>
);
