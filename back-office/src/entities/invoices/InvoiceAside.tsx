import type { RecordOf } from 'shared-api/client';
import { DocumentPreview } from '../../document/preview/DocumentPreview.tsx';
import { Timeline } from '../../document/timeline/Timeline.tsx';
import type { EditorAsideProps } from '../Editor.ts';
import { fileOf } from './fileOf.ts';
import { useTimelineQuery } from './sending/sendingApi.ts';
import { texts } from './timeline/texts.ts';

/** Beside an invoice: its document, and what happened to it. */
export function InvoiceAside({ record, typed, isDirty }: EditorAsideProps) {
  const { id } = record as Partial<RecordOf<'invoices'>>;
  return (
    <>
      <DocumentPreview
        kind="invoice"
        // A new invoice has nothing to show until somebody asks for it.
        isStored={id !== undefined}
        record={record}
        file={() => fileOf(record, typed())}
        isDirty={isDirty}
      />
      {id !== undefined && <InvoiceTimeline id={id} />}
    </>
  );
}

function InvoiceTimeline({ id }: { id: number }) {
  const query = useTimelineQuery(id, { refetchOnMountOrArgChange: true });
  return <Timeline query={query} textOf={texts.entry} />;
}
