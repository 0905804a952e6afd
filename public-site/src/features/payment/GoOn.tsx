import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { useAbandonPaymentMutation } from './paymentApi.ts';
import styles from './GoOn.module.css';
import { texts } from './texts.ts';

interface GoOnProps {
  paymentKey: string;
  /** The page of the bank or of the payment provider. */
  continueAt: string;
  /** Whether it stands in the middle, as what is above it does. */
  isCentred?: boolean;
  /** Told what the payment came to when it was given up: it may have been made meanwhile. */
  onEnded?: (status: PaymentStatus) => void;
}

/** What somebody can do whose payment waits for them elsewhere: go on there, or pay in another way. */
export function GoOn({ paymentKey, continueAt, isCentred = false, onEnded }: GoOnProps) {
  const [abandon, { isLoading, isError }] = useAbandonPaymentMutation();
  return (
    <>
      <p>{texts.waitsElsewhere}</p>
      <div className={styles['ways']} data-centred={isCentred}>
        <ButtonLink to={continueAt}>{texts.goOn}</ButtonLink>
        <Button
          look="secondary"
          isBusy={isLoading}
          onClick={() =>
            void abandon(paymentKey).then(({ data }) => {
              if (data) onEnded?.(data);
            })
          }
        >
          {texts.payOtherwise}
        </Button>
      </div>
      {isError && <p role="alert">{texts.notGivenUp}</p>}
    </>
  );
}
