import { useState } from 'react';
import { pathTo } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { IfMay } from '../../IfMay.tsx';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import { FailureDialog } from '../../frame/failures/FailureDialog.tsx';
import { useOutcome } from '../../frame/useOutcome.ts';
import { SendCreditDialog } from '../giving/SendCreditDialog.tsx';
import { texts } from '../texts.ts';

const t = texts.credit;

interface CreditNoteProps {
  /** Its number is as `10234-C1`. */
  credit: { id: number; number: string };
}

/** Downloads a credit note, or sends it by mail. */
export function CreditNote({ credit }: CreditNoteProps) {
  const { number } = credit;
  const [isSending, setSending] = useState(false);
  const [download, { isLoading }] = useDownloadMutation();
  const { failure, forget, tell } = useOutcome(t.notDownloaded);
  const path = pathTo('GET /download-credit/:number', { params: { number } });
  return (
    <>
      <Button
        look="quiet"
        isBusy={isLoading}
        aria-label={t.downloadOf(number)}
        onClick={() => void download({ path, fallback: `credit-${number}.pdf` }).then(tell)}
      >
        {t.download}
      </Button>
      <IfMay needs="money">
        <Button
          look="quiet"
          aria-label={texts.creditMail.openOf(number)}
          onClick={() => setSending(true)}
        >
          {texts.creditMail.open}
        </Button>
      </IfMay>
      {isSending && <SendCreditDialog credit={credit} onClose={() => setSending(false)} />}
      <FailureDialog failure={failure} onClose={forget} />
    </>
  );
}
