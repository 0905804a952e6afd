import { useState } from 'react';
import type { Answer } from 'shared-api/client';
import { Badge } from 'shared-ui/Badge';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { useMay } from '../../IfMay.tsx';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import styles from '../Money.module.css';
import { ReversePaymentDialog } from '../payment/ReversePaymentDialog.tsx';
import { texts } from '../texts.ts';

const t = texts.account;

export type Payment = Answer<'GET /payments/'>['results'][number];

/** Payments that are shown at first. */
const first = 10;

/** Payments with what they pay, each to be taken back: the newest, and all of them on demand. */
export function Payments({ payments }: { payments: readonly Payment[] }) {
  const [asked, setAsked] = useState<Payment>();
  const [isAll, setAll] = useState(false);
  const mayReverse = useMay('money');
  return (
    <div>
      <h2 className={styles['heading']}>{t.payments}</h2>
      <Table
        caption={t.payments}
        isStacked
        columns={[
          { header: t.day, isUnbroken: true, cell: ({ day }: Payment) => showDay(day) },
          { header: t.method, cell: ({ method }) => texts.methods[method] },
          { header: t.reference, cell: ({ reference }) => reference || '-' },
          { header: t.pays, cell: paysOf },
          { header: t.amount, align: 'end', cell: ({ amount }) => showAmount(amount) },
          {
            header: t.actions,
            align: 'end',
            isActions: true,
            cell: (payment) =>
              payment.isReversed ? (
                <Badge>{t.takenBack}</Badge>
              ) : (
                // A card payment or a bank line is taken back where it came from.
                payment.source === 'office' &&
                mayReverse && (
                  <Button
                    look="quiet"
                    aria-label={t.reverseOf(showAmount(payment.amount), showDay(payment.day))}
                    onClick={() => setAsked(payment)}
                  >
                    {t.reverse}
                  </Button>
                )
              ),
          },
        ]}
        rows={isAll ? payments : payments.slice(0, first)}
        rowKey={({ id }) => id}
      />
      {!isAll && payments.length > first && (
        <div>
          <Button look="secondary" onClick={() => setAll(true)}>
            {t.allPayments(payments.length)}
          </Button>
        </div>
      )}
      {asked && <ReversePaymentDialog payment={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}

function paysOf({ allocations, quoteNumber, onAccount, refunded }: Payment) {
  const parts = [
    ...allocations.map(({ invoiceNumber, amount }) => t.share(invoiceNumber, showAmount(amount))),
    ...(quoteNumber === null ? [] : [t.quote(quoteNumber)]),
    ...(onAccount > 0 ? [t.kept(showAmount(onAccount))] : []),
    ...(refunded > 0 ? [t.refunded(showAmount(refunded))] : []),
  ];
  return (
    <ul className={styles['plain']}>
      {parts.map((part) => (
        <li key={part}>{part}</li>
      ))}
    </ul>
  );
}
