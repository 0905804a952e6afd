import { lazy, Suspense, useState } from 'react';
import { pathTo, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { showAmount } from '../../amounts.ts';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { useAcceptQuoteMutation } from './agreement/agreementApi.ts';
import { loadAcceptanceDialog } from './agreement/loadAcceptanceDialog.ts';
import { texts as agreementTexts } from './agreement/texts.ts';
import { texts } from './texts.ts';

const AcceptanceDialog = lazy(loadAcceptanceDialog);

/** Downloads a quote as PDF, and records that it is accepted (docs/product/office.md). */
export function QuoteActions({ record, isBusy, run }: EditorActionsProps<RecordOf<'quotes'>>) {
  const [download] = useDownloadMutation();
  const [accept, { isLoading }] = useAcceptQuoteMutation();
  const [isAccepting, setAccepting] = useState(false);
  const { id, version, price, acceptedOn } = record;
  const number = record.number ?? 0;
  return (
    <>
      <Button
        look="secondary"
        disabled={isBusy}
        onClick={() =>
          run(texts.downloadFailed, () =>
            download({
              path: pathTo('GET /download-quote/:number', { params: { number } }),
              fallback: 'quote.pdf',
            }),
          )
        }
      >
        {texts.getFile}
      </Button>
      {acceptedOn === null && (
        <Button
          look="secondary"
          disabled={isBusy || price === null}
          onClick={() => setAccepting(true)}
        >
          {agreementTexts.accept}
        </Button>
      )}
      {isAccepting && (
        <Suspense>
          <AcceptanceDialog
            what={agreementTexts.acceptance.quote(number)}
            total={showAmount(price)}
            version={version}
            isBusy={isLoading}
            onAccept={async (body) => {
              const { data, error } = await accept({ id, ...body });
              if (data) {
                const message = texts.accepted(number);
                run('', () => Promise.resolve({ data: { message } }));
              }
              return error;
            }}
            onClose={() => setAccepting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
