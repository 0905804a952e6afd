import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { showAmount } from '../../amounts.ts';
import { showDay } from '../../dates.ts';
import { useReverseWriteOffMutation } from '../moneyApi.ts';
import { ReverseDialog } from '../payment/ReverseDialog.tsx';
import { texts } from '../texts.ts';

const t = texts.writeOffBack;

interface WriteOffBackProps {
  /** The entry; its amount in dollars, above zero. */
  writeOff: { id: number; day: string; amount: number };
}

/** Takes a write-off back, with the reason: what it gave up is owed again. */
export function WriteOffBack({ writeOff }: WriteOffBackProps) {
  const { id, day, amount } = writeOff;
  const [isOpen, setOpen] = useState(false);
  const [reverse, { isLoading }] = useReverseWriteOffMutation();
  return (
    <>
      <Button
        look="quiet"
        aria-label={t.openOf(showAmount(amount), showDay(day))}
        onClick={() => setOpen(true)}
      >
        {t.open}
      </Button>
      {isOpen && (
        <ReverseDialog
          title={t.title(showAmount(amount), showDay(day))}
          willDo={t.willDo(showAmount(amount))}
          reasonHint={t.reasonHint}
          isBusy={isLoading}
          onReverse={(value) => reverse({ id, ...value })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
