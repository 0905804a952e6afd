import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { IfMay } from '../../IfMay.tsx';
import { RefundDialog } from '../giving/RefundDialog.tsx';
import styles from '../Money.module.css';
import { texts } from '../texts.ts';
import { lotWords, type Lot } from './Lots.tsx';

/** What is left of payments and credits, each to be given back. */
export function OnAccount({ lots }: { lots: readonly Lot[] }) {
  const [returned, setReturned] = useState<Lot>();
  return (
    <>
      {lots.length > 0 && (
        <ul className={styles['plain']}>
          {lots.map((lot) => (
            <li key={`${lot.paymentId} ${lot.creditId}`} className={styles['lot']}>
              {lotWords(lot)}
              <IfMay needs="money">
                <Button
                  look="quiet"
                  aria-label={texts.refund.openOf(lotWords(lot))}
                  onClick={() => setReturned(lot)}
                >
                  {texts.refund.open}
                </Button>
              </IfMay>
            </li>
          ))}
        </ul>
      )}
      {returned && <RefundDialog lot={returned} onClose={() => setReturned(undefined)} />}
    </>
  );
}
