import { useRef, useState } from 'react';
import { exchangeTolerance, type BankTransfer } from 'shared-api/contract/billing/bankLines';
import { Button } from 'shared-ui/Button';
import { Table } from 'shared-ui/Table';
import { Unseen } from 'shared-ui/Unseen';
import { showDay } from '../../../dates.ts';
import { FailureDialog } from '../../../frame/failures/FailureDialog.tsx';
import { MoreButton } from '../../../frame/more/MoreButton.tsx';
import { useAgainAfterLogin } from '../../../frame/useAgainAfterLogin.ts';
import { useOutcome } from '../../../frame/useOutcome.ts';
import {
  useBankTransfersInfiniteQuery,
  useChangeTransferMutation,
  useFindTransfersMutation,
} from '../bankDeskApi.ts';
import styles from '../BankPage.module.css';
import { PartFrame } from '../PartFrame.tsx';
import { showMoney } from '../showMoney.ts';
import { texts } from '../texts.ts';

const t = texts.transfers;

const isExchanged = ({ currency, outCurrency }: BankTransfer): boolean => currency !== outCurrency;

/** What was moved: both amounts where one currency was exchanged for another. */
function amountOf(transfer: BankTransfer): string {
  const { amount, currency, outAmount, outCurrency } = transfer;
  const came = showMoney(amount, currency);
  return isExchanged(transfer) ? t.exchanged(showMoney(outAmount, outCurrency), came) : came;
}

/** By how many percent what came in differs from what left, at the kept rates. */
function offBy({ amount, inRate, outAmount, outRate }: BankTransfer): string {
  const left = outAmount * (outRate ?? 0);
  const share = left === 0 ? 0 : Math.abs(amount * (inRate ?? 0) - left) / left;
  return (share * 100).toFixed(1);
}

/** Transfers between own accounts, as pairs. */
export function TransfersPart() {
  const answer = useBankTransfersInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  useAgainAfterLogin(answer.error, answer.refetch);
  const [change, { isLoading, originalArgs }] = useChangeTransferMutation();
  const [find, { isLoading: isLooking }] = useFindTransfersMutation();
  const { failure, forget, tell } = useOutcome(texts.failedAction);
  // The one that was split last: its row has gone, and with it the button that had the focus.
  const [split, setSplit] = useState<BankTransfer>();
  const look = useRef<HTMLButtonElement>(null);
  const transfers = answer.data?.pages.flatMap(({ results }) => results) ?? [];

  async function splitIt(transfer: BankTransfer): Promise<void> {
    if (tell(await change({ id: transfer.outId, action: 'split' }))) setSplit(transfer);
  }

  async function joinIt(transfer: BankTransfer): Promise<void> {
    if (!tell(await change({ id: transfer.outId, action: 'join' }))) return;
    setSplit(undefined);
    look.current?.focus();
  }

  return (
    <PartFrame
      id="bank-transfers"
      title={texts.parts.transfers}
      intro={t.intro(exchangeTolerance * 100)}
      answer={answer}
      words={t}
      isEmpty={transfers.length === 0}
      action={
        <Button
          ref={look}
          look="secondary"
          isBusy={isLooking}
          onClick={() => void find(undefined).then(tell)}
        >
          {t.look}
        </Button>
      }
      above={
        <>
          {split && (
            <p className={styles['notice']} role="status">
              {t.wasSplit(amountOf(split))}
              <Button look="quiet" autoFocus isBusy={isLoading} onClick={() => void joinIt(split)}>
                {texts.undo}
              </Button>
            </p>
          )}
          <FailureDialog failure={failure} onClose={forget} />
        </>
      }
      below={
        answer.hasNextPage && (
          <div className={styles['foot']}>
            <MoreButton isBusy={answer.isFetching} onMore={answer.fetchNextPage} />
          </div>
        )
      }
    >
      <TransferTable
        transfers={transfers}
        busyWith={isLoading ? originalArgs?.id : undefined}
        onSplit={(transfer) => void splitIt(transfer)}
      />
    </PartFrame>
  );
}

interface TransferTableProps {
  transfers: readonly BankTransfer[];
  /** The transfer that is being split. */
  busyWith: number | undefined;
  onSplit: (transfer: BankTransfer) => void;
}

const TransferTable = ({ transfers, busyWith, onSplit }: TransferTableProps) => (
  <Table
    caption={t.table}
    isStacked
    columns={[
      {
        header: t.amount,
        align: 'end',
        isUnbroken: true,
        cell: (transfer) => (
          <>
            {amountOf(transfer)}
            {isExchanged(transfer) && (
              <span className={styles['stack']}>{t.exchangedAt(offBy(transfer))}</span>
            )}
          </>
        ),
      },
      {
        header: t.from,
        cell: ({ fromAccount, outDay, outDescription }) => (
          <Half account={fromAccount} day={outDay} description={outDescription} />
        ),
      },
      {
        header: t.to,
        cell: ({ toAccount, inDay, inDescription }) => (
          <Half account={toAccount} day={inDay} description={inDescription} />
        ),
      },
      {
        header: texts.actions,
        align: 'end',
        isActions: true,
        cell: (transfer) => (
          <div className={styles['rowActions']}>
            <Button
              look="quiet"
              isBusy={busyWith === transfer.outId}
              onClick={() => onSplit(transfer)}
            >
              {t.split}
              <Unseen>{t.unseen(amountOf(transfer), showDay(transfer.outDay))}</Unseen>
            </Button>
          </div>
        ),
      },
    ]}
    rows={transfers}
    rowKey={({ outId }) => outId}
  />
);

const Half = ({ account, day, description }: Record<'account' | 'day' | 'description', string>) => (
  <>
    {t.on(account, showDay(day))}
    <span className={styles['stack']}>{description}</span>
  </>
);
