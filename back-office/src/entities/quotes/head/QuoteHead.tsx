import { useState } from 'react';
import { type RecordOf } from 'shared-api/client';
import { routes } from 'shared-api/contract/pages/officePaths';
import { Button } from 'shared-ui/Button';
import { useNavigate } from 'shared-ui/router';
import { useMay } from '../../../IfMay.tsx';
import { showAmount } from '../../../amounts.ts';
import { showDay } from '../../../dates.ts';
import { DocumentHead } from '../../../document/head/DocumentHead.tsx';
import { late } from '../../../late/late.tsx';
import { loadPart } from '../../../late/loadPart.ts';
import type { EditorHeadProps } from '../../Editor.ts';
import { RecordAcceptance } from '../agreement/RecordAcceptance.tsx';
import { texts } from '../texts.ts';
import { invoiceOf } from './invoiceOf.ts';
import { QuoteMenu } from './QuoteMenu.tsx';
import { nextOf, statusOf } from './status.ts';

// It checks what is typed: with the schemas, every first screen of the office would carry them.
const SendQuoteDialog = late(async () => {
  const load = () =>
    import(/* webpackChunkName: "sendDocument" */ '../sending/SendQuoteDialog.tsx');
  return { default: (await loadPart(load)).SendQuoteDialog };
});

/** What can be done with a quote from its head. */
export type QuoteAction = 'send' | 'accept' | 'bill' | 'open';

/** Which quote it is, where it stands, and the one thing to do next with it (docs/product/office.md). */
export function QuoteHead(props: EditorHeadProps<RecordOf<'quotes'>>) {
  const { record, isDirty, isBusy, run } = props;
  const { number, clientId, clientName, price, askedBy, draftInvoice } = record;
  const mayAct = useMay('quotes');
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'send' | 'accept'>();
  const next = nextOf(record);
  const isLocked = isBusy || isDirty;

  const choose = (action: QuoteAction): void => {
    if (action === 'open') void navigate(routes.editor('invoices', draftInvoice ?? 'new'));
    else if (action === 'bill') {
      void navigate(routes.editor('invoices', 'new'), { state: { fields: invoiceOf(record) } });
    } else setDialog(action);
  };

  return (
    <DocumentHead
      list={{ address: routes.list('quotes'), title: texts.title }}
      name={texts.named(number ?? 0)}
      status={statusOf(record)}
      total={showAmount(price)}
      client={{ id: clientId, name: clientName }}
      noClient={askedBy ?? texts.noClient}
      facts={factsOf(record)}
      actions={
        mayAct && (
          <>
            {next !== undefined && (
              <Button
                disabled={isLocked || (next === 'accept' && price === null)}
                onClick={() => choose(next)}
              >
                {texts.actions[next]}
              </Button>
            )}
            <QuoteMenu record={record} isBusy={isLocked} onChoose={choose} />
          </>
        )
      }
    >
      {dialog === 'accept' && (
        <RecordAcceptance record={record} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'send' && (
        <SendQuoteDialog record={record} run={run} onClose={() => setDialog(undefined)} />
      )}
    </DocumentHead>
  );
}

/** Its days, what its price is for, and what is paid on it. */
function factsOf(record: RecordOf<'quotes'>): (string | false)[] {
  const { sinceTs, askedBy, requestDateTs, validUntil, acceptedOn, state, period, received } =
    record;
  return [
    sinceTs !== null &&
      (askedBy === null ? texts.made(showDay(sinceTs)) : texts.asked(showDay(sinceTs))),
    requestDateTs !== null && texts.requested(showDay(requestDateTs)),
    acceptedOn === null &&
      state !== 'expired' &&
      validUntil !== null &&
      texts.valid(showDay(validUntil)),
    acceptedOn !== null && texts.acceptedOn(showDay(acceptedOn)),
    period !== null && texts.priceIs(texts.per[period]),
    received > 0 && texts.receivedOf(showAmount(received)),
  ];
}
