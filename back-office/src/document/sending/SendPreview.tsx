import { useState } from 'react';
import { Button } from 'shared-ui/Button';
// The letter comes first: its styles stand before those of the document.
import { LetterPreview } from '../../letters/LetterPreview.tsx';
import type { LetterQuery } from '../../letters/useLetterForm.ts';
import { DocumentPreview } from '../preview/DocumentPreview.tsx';
import type { FileRequest } from '../preview/documentApi.ts';
import { texts } from './texts.ts';

interface SendPreviewProps {
  kind: 'invoice' | 'quote';
  letter: LetterQuery;
  /** The stored record that the document is of. */
  record: object;
  /** The call that writes the document. */
  file: () => FileRequest;
}

/** The mail as it will be sent, or the document that goes with it. */
export function SendPreview({ kind, letter, record, file }: SendPreviewProps) {
  const [shown, setShown] = useState<'mail' | 'pdf'>('mail');
  return (
    <LetterPreview
      letter={letter}
      choice={(['mail', 'pdf'] as const).map((name) => (
        <Button
          key={name}
          size="small"
          look={shown === name ? 'primary' : 'secondary'}
          aria-pressed={shown === name}
          onClick={() => setShown(name)}
        >
          {texts[name]}
        </Button>
      ))}
    >
      {shown === 'pdf' ? (
        <DocumentPreview kind={kind} isStored record={record} file={file} isDirty={false} />
      ) : undefined}
    </LetterPreview>
  );
}
