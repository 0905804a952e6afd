import { showMessage, useDispatch, type RecordOf } from 'shared-api/client';
import { showAmount } from '../../../amounts.ts';
import { texts as quoteTexts } from '../texts.ts';
import { useAcceptQuoteMutation } from './agreementApi.ts';
import { loadAcceptanceDialog } from './loadAcceptanceDialog.ts';
import { texts } from './texts.ts';
import { late } from '../../../late/late.tsx';

const AcceptanceDialog = late(loadAcceptanceDialog);

interface RecordAcceptanceProps {
  record: RecordOf<'quotes'>;
  onClose: () => void;
}

/** Records that the client accepts a quote. Its editor stays open: a deposit or an invoice comes next. */
export function RecordAcceptance({ record, onClose }: RecordAcceptanceProps) {
  const dispatch = useDispatch();
  const [accept, { isLoading }] = useAcceptQuoteMutation();
  const { id, version, price, validUntil } = record;
  const number = record.number ?? 0;
  return (
    <AcceptanceDialog
      what={texts.acceptance.quote(number)}
      total={showAmount(price)}
      version={version}
      validUntil={validUntil}
      isBusy={isLoading}
      onAccept={async (body) => {
        const { data, error } = await accept({ id, ...body });
        if (data) {
          dispatch(showMessage(quoteTexts.accepted(number)));
          onClose();
        }
        return error;
      }}
      onClose={onClose}
    />
  );
}
