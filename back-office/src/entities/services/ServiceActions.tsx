import type { RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { IfMay } from '../../IfMay.tsx';
import type { EditorActionsProps } from '../Editor.ts';
import { BillButton } from './bill/BillButton.tsx';
import { useComplete } from './useComplete.ts';
import { texts } from './texts.ts';

/** Marks the service as done from its editor (docs/product/behaviour.md), and bills it then. */
export function ServiceActions({ record, isBusy, run }: EditorActionsProps<RecordOf<'services'>>) {
  const complete = useComplete();
  const isDone = record.serviceStatus === 'Complete';
  return (
    <>
      <IfMay needs="services">
        <Button
          look="secondary"
          disabled={isBusy || isDone}
          onClick={() => run(texts.updateFailed, () => complete(record))}
        >
          {texts.complete}
        </Button>
      </IfMay>
      {isDone && record.invoiceId === null && (
        <IfMay needs="money">
          <BillButton
            disabled={isBusy}
            selection={{ ids: [record.id], matching: null }}
            onDone={() => undefined}
          />
        </IfMay>
      )}
    </>
  );
}
