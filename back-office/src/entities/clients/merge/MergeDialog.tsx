// The parts come first: their frame's styles stand before those of other components.
import { ChooseOther } from './ChooseOther.tsx';
import { MergeForm } from './MergeForm.tsx';
import { useState } from 'react';
import type { RecordOf } from 'shared-api/client';
import { Dialog } from 'shared-ui/Dialog';
import { namesApart, nameOf, type OtherClient } from './clientNames.ts';
import { texts } from './texts.ts';

export { UndoMergeDialog } from './UndoMergeDialog.tsx';

export interface MergeDialogProps {
  record: RecordOf<'clients'>;
  onClose: () => void;
}

/** Chooses the other client, shows what merging it into this one does, and does it. */
export function MergeDialog({ record, onClose }: MergeDialogProps) {
  const [other, setOther] = useState<OtherClient | null>(null);
  const { id } = record;
  const name = nameOf(record);
  return (
    <Dialog title={titleOf(name, other)} size="wide" onClose={onClose}>
      {other === null ? (
        <ChooseOther id={id} onChoose={setOther} onClose={onClose} />
      ) : (
        <MergeForm id={id} otherId={other.id} onBack={() => setOther(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function titleOf(name: string, other: OtherClient | null): string {
  if (other === null) return texts.title(name);
  const { kept, merged } = namesApart(name, other.name);
  return texts.titleOf(merged, kept);
}
