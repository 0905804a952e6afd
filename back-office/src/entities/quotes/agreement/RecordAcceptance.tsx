import { lazy, Suspense } from 'react';
import type { RecordOf } from 'shared-api/client';
import { showAmount } from '../../../amounts.ts';
import type { EditorActionsProps } from '../../Editor.ts';
import { texts as quoteTexts } from '../texts.ts';
import { useAcceptQuoteMutation } from './agreementApi.ts';
import { loadAcceptanceDialog } from './loadAcceptanceDialog.ts';
import { texts } from './texts.ts';

const AcceptanceDialog = lazy(loadAcceptanceDialog);

interface RecordAcceptanceProps extends Pick<EditorActionsProps<RecordOf<'quotes'>>, 'run'> {
  record: RecordOf<'quotes'>;
  onClose: () => void;
}

/** Records that the client accepts a quote. */
export function RecordAcceptance({ record, run, onClose }: RecordAcceptanceProps) {
  const [accept, { isLoading }] = useAcceptQuoteMutation();
  const { id, version, price, validUntil } = record;
  const number = record.number ?? 0;
  return (
    <Suspense fallback={null}>
      <AcceptanceDialog
        what={texts.acceptance.quote(number)}
        total={showAmount(price)}
        version={version}
        validUntil={validUntil}
        isBusy={isLoading}
        onAccept={async (body) => {
          const { data, error } = await accept({ id, ...body });
          if (data) {
            const message = quoteTexts.accepted(number);
            run('', () => Promise.resolve({ data: { message } }));
          }
          return error;
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
