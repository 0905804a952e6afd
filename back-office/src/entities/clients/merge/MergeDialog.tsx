// The parts come first: their frame's styles stand before those of other components.
import { ChooseOther } from './ChooseOther.tsx';
import { MergeForm } from './MergeForm.tsx';
import { useState } from 'react';
import type { RecordOf } from 'shared-api/client';
import { Dialog } from 'shared-ui/Dialog';
import { firstName } from '../../names.ts';
import { texts } from './texts.ts';

export { UndoMergeDialog } from './UndoMergeDialog.tsx';

export interface MergeDialogProps {
  record: RecordOf<'clients'>;
  onClose: () => void;
}

/** Chooses the other client, shows what merging it into this one does, and does it. */
export function MergeDialog({ record, onClose }: MergeDialogProps) {
  const [otherId, setOther] = useState<number | null>(null);
  const { id, companyName, fullName, email } = record;
  const name = firstName(companyName, fullName, email) ?? texts.unnamed(id);
  return (
    <Dialog title={texts.title(name)} size="wide" onClose={onClose}>
      {otherId === null ? (
        <ChooseOther id={id} onChoose={setOther} onClose={onClose} />
      ) : (
        <MergeForm id={id} otherId={otherId} onBack={() => setOther(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}
