import { useState } from 'react';
import { errorMessage, errorStatus, pathTo, showMessage, useDispatch } from 'shared-api/client';
import { AlertDialog } from 'shared-ui/AlertDialog';
import { Button } from 'shared-ui/Button';
import { showAmount } from '../amounts.ts';
import { IfMay } from '../IfMay.tsx';
import { useDownloadMutation } from '../api/downloadApi.ts';
import { late } from '../late/late.tsx';
import { loadPart } from '../late/loadPart.ts';
import styles from './Deposits.module.css';
import { useWithdrawDepositMutation, type DepositRequest } from './depositsApi.ts';
import { EndDialog } from './EndDialog.tsx';
import { ReceiveDialog } from './ReceiveDialog.tsx';
import { texts } from './texts.ts';

const t = texts.list;

const SendDialog = late(async () => {
  const load = () => import(/* webpackChunkName: "sendDeposit" */ './SendDialog.tsx');
  return { default: (await loadPart(load)).SendDialog };
});

/** What can be done about a request where it stands. */
export function DepositActions({ request }: { request: DepositRequest }) {
  const dispatch = useDispatch();
  const [open, setOpen] = useState<'send' | 'receive' | 'withdraw' | 'giveBack' | 'keep'>();
  const [withdraw, withdrawing] = useWithdrawDepositMutation();
  const [download, downloading] = useDownloadMutation();
  const { id, version, number, state } = request;

  /** Shows what a call answers; over a session that ended the login window is shown. */
  async function act(
    call: PromiseLike<{ data?: { message: string } | undefined; error?: unknown }>,
  ): Promise<void> {
    const { data, error } = await call;
    if (data) dispatch(showMessage(data.message));
    else if (errorStatus(error) !== 401) dispatch(showMessage(errorMessage(error)));
  }

  const close = (): void => setOpen(undefined);
  return (
    <span className={styles['actions']}>
      <Button
        look="quiet"
        isBusy={downloading.isLoading}
        aria-label={t.downloadOf(number)}
        onClick={() => {
          const path = pathTo('GET /download-deposit-request/:number', { params: { number } });
          void act(download({ path, fallback: t.fallback }));
        }}
      >
        {t.download}
      </Button>
      {state === 'open' && (
        <IfMay needs="money">
          <Button look="quiet" aria-label={t.sendOf(number)} onClick={() => setOpen('send')}>
            {t.send}
          </Button>
          <Button look="quiet" aria-label={t.receiveOf(number)} onClick={() => setOpen('receive')}>
            {t.receive}
          </Button>
          <Button
            look="quiet"
            isBusy={withdrawing.isLoading}
            aria-label={t.withdrawOf(number)}
            onClick={() => setOpen('withdraw')}
          >
            {t.withdraw}
          </Button>
        </IfMay>
      )}
      {state === 'held' && (
        <IfMay needs="money">
          <Button
            look="quiet"
            aria-label={t.giveBackOf(number)}
            onClick={() => setOpen('giveBack')}
          >
            {t.giveBack}
          </Button>
          <Button look="quiet" aria-label={t.keepOf(number)} onClick={() => setOpen('keep')}>
            {t.keep}
          </Button>
        </IfMay>
      )}
      {open === 'withdraw' && (
        <WithdrawQuestion
          request={request}
          onClose={close}
          onConfirm={() => {
            close();
            void act(withdraw({ id, version }));
          }}
        />
      )}
      {open === 'send' && <SendDialog request={request} onClose={close} />}
      {open === 'receive' && <ReceiveDialog request={request} onClose={close} />}
      {(open === 'giveBack' || open === 'keep') && (
        <EndDialog request={request} end={open} onClose={close} />
      )}
    </span>
  );
}

interface WithdrawQuestionProps {
  request: DepositRequest;
  onClose: () => void;
  onConfirm: () => void;
}

/** What a withdrawal does, before it is made: its mail may be with the client already. */
const WithdrawQuestion = ({ request, onClose, onConfirm }: WithdrawQuestionProps) => (
  <AlertDialog
    isOpen
    title={texts.withdrawing.title(request.number)}
    closeLabel={texts.cancel}
    onClose={onClose}
    confirm={{ label: texts.withdrawing.submit, look: 'danger', onConfirm }}
  >
    <p>{texts.withdrawing.what(showAmount(request.amount))}</p>
  </AlertDialog>
);
