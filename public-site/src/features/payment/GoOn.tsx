import { useState } from 'react';
import type { PaymentStatus } from 'shared-api/contract/billing/payment';
import { useDispatch } from 'shared-api/store';
import { Button } from 'shared-ui/Button';
import { ButtonLink } from 'shared-ui/ButtonLink';
import { useHasScripts } from '../../forms/useHasScripts.ts';
import styles from './GoOn.module.css';
import { loadApi } from './loadApi.ts';
import type { Told } from './paymentApi.ts';
import { texts } from './texts.ts';

interface GoOnProps {
  paymentKey: string;
  /** The page of the bank or of the payment provider. */
  continueAt: string;
  /** Whether it stands in the middle, as what is above it does. */
  isCentred?: boolean;
  /** What was to be paid in its place: a link to another document was opened. */
  instead?: string | undefined;
  /** Told what the payment came to when it was given up: it may have been made meanwhile. */
  onEnded?: (status: PaymentStatus) => void;
}

/** What somebody can do whose payment waits for them elsewhere: go on there, or pay in another way. */
export function GoOn(props: GoOnProps) {
  const { paymentKey, continueAt, isCentred = false, instead, onEnded } = props;
  const dispatch = useDispatch();
  const hasScripts = useHasScripts();
  const [abandoning, setAbandoning] = useState<'no' | 'busy' | 'failed'>('no');

  async function abandon(): Promise<void> {
    setAbandoning('busy');
    const { data } = await loadApi()
      .then(({ abandonPayment }) => abandonPayment(dispatch, paymentKey))
      .catch((): Told<never> => ({}));
    setAbandoning(data ? 'no' : 'failed');
    if (data) onEnded?.(data);
  }
  return (
    <>
      <p>{texts.waitsElsewhere}</p>
      <div className={styles['ways']} data-centred={isCentred} data-idle={!hasScripts || undefined}>
        <ButtonLink to={continueAt}>{texts.goOn}</ButtonLink>
        <Button look="secondary" isBusy={abandoning === 'busy'} onClick={() => void abandon()}>
          {instead === undefined ? texts.payOtherwise : texts.payInstead(instead)}
        </Button>
      </div>
      {abandoning === 'failed' && <p role="alert">{texts.notGivenUp}</p>}
    </>
  );
}
