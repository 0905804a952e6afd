import { pathTo, type RecordOf } from 'shared-api/client';
import { Button } from 'shared-ui/Button';
import { useDownloadMutation } from '../../api/downloadApi.ts';
import type { EditorActionsProps } from '../Editor.ts';
import { texts } from './texts.ts';

/** Downloads a quote as PDF (docs/product/office.md). */
export function QuoteActions({ record, isBusy, run }: EditorActionsProps<RecordOf<'quotes'>>) {
  const [download] = useDownloadMutation();
  const number = record.number ?? 0;
  return (
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
  );
}
