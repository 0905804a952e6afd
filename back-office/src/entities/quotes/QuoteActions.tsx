import { useDownloadMutation, type RecordOf } from 'shared-api/client';
import { apiPaths } from 'shared-api/contract/apiPaths';
import { Button } from 'shared-ui/Button';
import type { EditorActionsProps } from '../Screen.ts';

/** Downloads a quote as PDF (docs/product/office.md). */
export function QuoteActions({ record, isBusy, run }: EditorActionsProps<RecordOf<'quotes'>>) {
  const [download] = useDownloadMutation();
  const number = record.number ?? 0;
  return (
    <Button
      look="secondary"
      disabled={isBusy}
      onClick={() =>
        run('Error while downloading quote.', () =>
          download({ path: apiPaths.quoteFile(number), fallback: 'quote.pdf' }),
        )
      }
    >
      Get File
    </Button>
  );
}
