import { request, type Body, type RecordOf } from 'shared-api/client';
import { quoteSchema } from 'shared-api/contract/entities/quote';
import { DocumentPreview } from '../../document/preview/DocumentPreview.tsx';
import { typedFields } from '../../document/preview/typedFields.ts';
import { Timeline } from '../../document/timeline/Timeline.tsx';
import type { EditorAsideProps } from '../Editor.ts';
import { useQuoteTimelineQuery } from './quoteWorkApi.ts';
import { texts } from './timeline/texts.ts';

/** Beside a stored quote: its document, and what happened to it. */
export function QuoteAside({ record, typed, isDirty }: EditorAsideProps) {
  const { id = 0, number } = record as Partial<RecordOf<'quotes'>>;
  const query = useQuoteTimelineQuery(id, { refetchOnMountOrArgChange: true });

  function file() {
    if (!isDirty) {
      return request('GET /download-quote/:number', { params: { number: number ?? 0 } });
    }
    const body = typedFields(quoteSchema, typed()) as Body<'POST /quotes/:id/preview-file/'>;
    return request('POST /quotes/:id/preview-file/', { params: { id }, body });
  }

  return (
    <>
      <DocumentPreview kind="quote" isStored record={record} file={file} isDirty={isDirty} />
      <Timeline query={query} textOf={texts.entry} />
    </>
  );
}
