import { QuoteDeposits } from '../../deposits/DepositsOf.tsx';
import { QuoteAgreement } from './agreement/QuoteAgreement.tsx';

/** What belongs to a quote besides its fields: what was agreed to, and what was asked for before its invoice. */
export const QuoteParts = ({ id }: { id: number }) => (
  <>
    <QuoteAgreement id={id} />
    <QuoteDeposits id={id} />
  </>
);
