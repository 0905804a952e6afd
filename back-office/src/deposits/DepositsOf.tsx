import { Disclosure } from '../frame/Disclosure.tsx';
import { LatePart } from '../late/LatePart.tsx';
import styles from './DepositsOf.module.css';
import { texts } from './partTexts.ts';
import type { DepositSubject } from './depositsApi.ts';

// It checks what is typed: with the schemas, every first screen of the office would carry it.
const load = async () =>
  (await import(/* webpackChunkName: "deposits" */ './DepositsPart.tsx')).DepositsPart;

const DepositsOf = (subject: DepositSubject) => (
  <Disclosure title={texts.title}>
    <div className={styles['part']}>
      <LatePart load={load} {...texts.part} props={subject} />
    </div>
  </Disclosure>
);

/** What was asked for before the invoice of a quote: a part of its editor. */
export const QuoteDeposits = ({ id }: { id: number }) => <DepositsOf entity="quotes" id={id} />;

/** The same of a contract. */
export const ContractDeposits = ({ id }: { id: number }) => (
  <DepositsOf entity="contracts" id={id} />
);
