import { QuoteAccount } from '../../money/account/Accounts.tsx';
import { QuoteDeposits } from '../../deposits/DepositsOf.tsx';
import { QuoteAgreement } from './agreement/QuoteAgreement.tsx';

/** What belongs to a quote besides its fields: what was agreed to, asked for before its invoice, and paid. */
export const QuoteParts = ({ id }: { id: number }) => (
  <>
    <QuoteAgreement id={id} />
    <QuoteDeposits id={id} />
    <QuoteAccount id={id} />
  </>
);
