import { useState } from 'react';
import { Button } from 'shared-ui/Button';
import { latePart } from '../../../late/loadPart.ts';
import type { UndoMergeDialogProps } from './UndoMergeDialog.tsx';
import { texts } from './texts.ts';

const UndoMergeDialog = latePart<'UndoMergeDialog', UndoMergeDialogProps>(
  () => import(/* webpackChunkName: "merge" */ './MergeDialog.tsx'),
  'UndoMergeDialog',
);

/** Opens the window that takes a merge back. */
export function UndoMergeButton({ mergeId, name }: { mergeId: number; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        size="small"
        aria-label={texts.undo.label(name)}
        onClick={() => setOpen(true)}
      >
        {texts.undo.button}
      </Button>
      {isOpen && <UndoMergeDialog mergeId={mergeId} onClose={() => setOpen(false)} />}
    </>
  );
}
