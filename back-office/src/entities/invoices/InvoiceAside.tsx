import { InvoiceDocument } from './document/InvoiceDocument.tsx';
import type { EditorAsideProps } from '../Editor.ts';
import { InvoiceTimeline } from './timeline/InvoiceTimeline.tsx';

/** Beside an invoice: its document, and what happened to it. */
export function InvoiceAside(props: EditorAsideProps) {
  const { id } = props.record;
  return (
    <>
      <InvoiceDocument {...props} />
      {typeof id === 'number' && <InvoiceTimeline id={id} />}
    </>
  );
}
