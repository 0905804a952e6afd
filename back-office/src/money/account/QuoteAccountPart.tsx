import { PartState } from '../../frame/PartState.tsx';
import { useKeptFresh } from '../../frame/useKeptFresh.ts';
import { usePaymentsQuery } from '../moneyApi.ts';
import { texts } from '../texts.ts';
import type { Lot } from './Lots.tsx';
import { OnAccount } from './OnAccount.tsx';
import { Payments, type Payment } from './Payments.tsx';
// Its styles stand after those of windows, as on the dashboard.
import { MoneyBackPart } from '../back/MoneyBackPart.tsx';

/**
 * What was paid on a quote, and what of it is left to be given back: also where the quote has no client,
 * on whose account it would stand.
 */
export function QuoteAccountPart({ id }: { id: number }) {
  const { data, error, refetch } = usePaymentsQuery(
    { quoteId: id },
    { refetchOnMountOrArgChange: true },
  );
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
  if (data.results.length === 0) return <p>{texts.account.noPayments}</p>;
  return (
    <>
      <Payments payments={data.results} />
      <OnAccount lots={data.results.filter(({ onAccount }) => onAccount > 0).map(lotOf)} />
      <MoneyBackPart of={{ quoteId: id }} />
    </>
  );
}

const lotOf = ({ id, day, method, reference, quoteNumber, onAccount, toCard }: Payment): Lot => ({
  paymentId: id,
  creditId: null,
  creditNumber: '',
  day,
  method,
  reference,
  quoteNumber,
  onAccount,
  toCard,
});
